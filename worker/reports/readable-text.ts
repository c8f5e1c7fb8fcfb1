import { fontsOf, Ref, Stream, type PdfFile } from '../../templates/report/pdf/objects.ts'
import { contentOf } from '../../templates/report/pdf/read-file.ts'
import { flateStream } from '../../templates/report/pdf/write-file.ts'
import { standInFor } from '../../templates/report/fonts/stand-in-glyphs.ts'

/** A line of a font's table from glyph to character, for a glyph of which the browser does not know the character. */
const unknown = /<([0-9A-F]{4})> <0000>/g

const hex = (code: number): string => code.toString(16).toUpperCase().padStart(4, '0')

function withStandIns(table: string): string {
  return table.replace(unknown, (line, glyph: string) => {
    const character = standInFor(Number.parseInt(glyph, 16))
    return character === undefined ? line : `<${glyph}> <${hex(character)}>`
  })
}

/**
 * Tells readers which letters the fonts' own glyphs for Nigerian letters are. The browser says so beside the text
 * (ActualText), which some readers pass over: they would neither find nor copy such a name.
 */
export function addReadableText(file: PdfFile): void {
  for (const font of fontsOf(file)) {
    const table = font.get('ToUnicode')
    const stream = table instanceof Ref ? file.objects.get(table.number) : undefined
    if (!(table instanceof Ref) || !(stream instanceof Stream)) continue
    const text = contentOf(stream).toString('latin1')
    const filled = withStandIns(text)
    if (filled !== text) file.objects.set(table.number, flateStream(Buffer.from(filled, 'latin1')))
  }
}
