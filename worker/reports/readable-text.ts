import { deflateSync, inflateSync } from 'node:zlib'
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

/** An object of the file that is put in the place of an older one. */
interface Replacement {
  number: number
  content: Buffer
}

/** The table of one font with its unknown characters filled in; undefined where there is nothing to fill in. */
function replaceTable(pdf: Buffer, text: string, number: number): Replacement | undefined {
  const start = text.indexOf(`\n${number} 0 obj`)
  const [head, length] =
    /^\n\d+ 0 obj\s*<<\/Filter \/FlateDecode\s*\/Length (\d+)>>\s*stream\r?\n/.exec(
      text.slice(start, start + 200),
    ) ?? []
  if (start < 0 || head === undefined) return undefined
  const from = start + head.length
  const table = inflateSync(pdf.subarray(from, from + Number(length))).toString('latin1')
  const filled = withStandIns(table)
  if (filled === table) return undefined
  const stream = deflateSync(filled)
  const opening = `${number} 0 obj\n<</Filter /FlateDecode\n/Length ${stream.length}>> stream\n`
  return {
    number,
    content: Buffer.concat([Buffer.from(opening), stream, Buffer.from('\nendstream\nendobj\n')]),
  }
}

/** Adds objects to the end of a file, as an incremental update (ISO 32000, 7.5.6). */
function update(pdf: Buffer, trailer: string, previous: string, replaced: readonly Replacement[]): Buffer {
  let at = pdf.length
  const table = replaced.map(({ number, content }) => {
    const line = `${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`
    at += content.length
    return line
  })
  const end = `xref\n${table.join('')}trailer\n<<${trailer}\n/Prev ${previous}>>\nstartxref\n${at}\n%%EOF\n`
  return Buffer.concat([pdf, ...replaced.map(({ content }) => content), Buffer.from(end)])
}

/**
 * Tells readers which letters the fonts' own glyphs for Nigerian letters are. The browser says so beside the text
 * (ActualText), which some readers pass over: they would neither find nor copy such a name. A file that is built
 * differently is given back as it is.
 */
export function withReadableText(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1')
  const [, trailer, previous] =
    /trailer\s*<<((?:(?!\/Prev)[^>])*)>>\s*startxref\s+(\d+)\s+%%EOF\s*$/.exec(text) ?? []
  if (trailer === undefined || previous === undefined) return pdf
  const tables = new Set([...text.matchAll(/\/ToUnicode (\d+) 0 R/g)].map(([, number]) => Number(number)))
  const replaced = [...tables].flatMap((number) => replaceTable(pdf, text, number) ?? [])
  return replaced.length === 0 ? pdf : update(pdf, trailer, previous, replaced)
}
