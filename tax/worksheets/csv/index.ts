/**
 * Rows of worksheets as files of comma-separated values, both ways. Cutting a text into cells is the browser's, which has a
 * library for it.
 */
export { type ListOfFile, labelOf } from './list.ts'
export { csvLines, csvOf } from './write.ts'
export { templateOf } from './example.ts'
export { delimiterOf, textOfFile } from './text.ts'
export { type FileFault, type FileLines, type FileReading, type FileRow, readLines } from './read.ts'
