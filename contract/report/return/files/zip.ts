import { strToU8, unzipSync, zipSync, type Zippable } from 'fflate'

/** A text file of the pack. */
export interface PackFile {
  readonly name: string
  readonly text: string
}

/**
 * The pack as one file. The same files of the same day are the same bytes [spec 31.7].
 * @param paper the PDF and its name.
 * @param today YYYY-MM-DD: the time of each file.
 */
export function zipPack(
  paper: { readonly name: string; readonly bytes: Uint8Array },
  files: readonly PackFile[],
  today: string,
): Uint8Array {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
  // The format keeps the hands of a clock, without its zone.
  const mtime = new Date(year, month - 1, day, 12)
  const entries: Zippable = {
    // It is compressed already.
    [paper.name]: [paper.bytes, { level: 0, mtime }],
    ...Object.fromEntries(files.map(({ name, text }) => [name, [strToU8(text), { mtime }] as const])),
  }
  return zipSync(entries)
}

/** The one PDF in a pack; undefined where there is none. */
export function paperIn(zip: Uint8Array): Uint8Array | undefined {
  return Object.values(unzipSync(zip, { filter: ({ name }) => name.endsWith('.pdf') }))[0]
}
