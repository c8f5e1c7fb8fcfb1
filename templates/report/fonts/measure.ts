import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import type { WidthOf } from '../../../contract/report/setting/lines.ts'

/** The bytes of the report's font of a weight. */
export function fontFile(weight: 400 | 700): Buffer {
  return readFileSync(new URL(`./NotoSans-NG-${weight}.ttf`, import.meta.url))
}

/** Advance of a word in the font's own units. */
type Measure = (word: string) => number

function measureOf(weight: 400 | 700): { advanceOf: Measure; unitsPerEm: number } {
  const font = create(fontFile(weight))
  if (!('layout' in font)) throw new Error('The report’s font is a collection')
  const { unitsPerEm } = font
  return { advanceOf: (word) => font.layout(word).advanceWidth, unitsPerEm }
}

/** Most words whose width is remembered: a long-lived worker prints other names with every report. */
const mostWords = 5_000

/** Opens the fonts that the server prints with. @returns how wide a text is, as the browser's writer measures it. */
export function openFonts(): WidthOf {
  const fonts = { regular: measureOf(400), bold: measureOf(700) }
  const known = new Map<string, number>()
  const advanceOf = (font: 'regular' | 'bold', word: string): number => {
    const key = `${font} ${word}`
    const advance = known.get(key) ?? fonts[font].advanceOf(word)
    if (known.size >= mostWords) known.clear()
    known.set(key, advance)
    return advance
  }
  // Word by word with the blank after it, as pdfkit measures: no kerning across it.
  return (text, { font, size }) =>
    (text.match(/[^ ]* ?/g) ?? []).reduce((sum, word) => sum + advanceOf(font, word), 0) *
    (size / fonts[font].unitsPerEm)
}
