import { execFileSync, spawnSync } from 'node:child_process'

/** Whether this machine has Poppler's reader, with which people on Linux open and search PDFs. */
export const hasPoppler = spawnSync('pdftotext', ['-v']).error === undefined

/** The text that Poppler finds in a PDF, runs of blanks as one. */
export function textByPoppler(file: Uint8Array): string {
  const text = execFileSync('pdftotext', ['-', '-'], {
    input: file,
    encoding: 'utf8',
    maxBuffer: 32 * 1024 * 1024,
  })
  return text.replace(/\s+/g, ' ')
}
