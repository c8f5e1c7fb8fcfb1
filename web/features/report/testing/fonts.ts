import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FontFiles, FontSet } from '../glyphs/font-files.ts'

const folder = join(import.meta.dirname, '../../../../templates/report/fonts')
const prefix: Readonly<Record<FontSet, string>> = { small: 'NotoSans-NG-min', large: 'NotoSans-NG' }

/** The fonts of a set as the browser fetches them. */
export function fontsOf(set: FontSet): FontFiles {
  const read = (cut: number) => new Uint8Array(readFileSync(join(folder, `${prefix[set]}-${cut}.ttf`)))
  return { regular: read(400), bold: read(700) }
}
