/* SPDX-License-Identifier: MIT-0 */
/* pinion_model.h -- robots that were generated before 0.2.19 include this. */
#error "pinion 0.2.19 moved generic/*.h to directories: generate again, see runtime/README.md"
