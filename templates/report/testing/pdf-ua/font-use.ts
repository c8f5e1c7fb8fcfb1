import {
  arrayOf,
  type Dict,
  dictOf,
  nameOf,
  numberOf,
  resolve,
  Stream,
  type PdfFile,
} from '../../pdf/objects.ts'
import { contentOf } from '../../pdf/read-file.ts'
import { contentItems, type TaggedDocument } from './document.ts'
import { readFontProgram, type FontProgram } from './font-program.ts'

/** A font with what is written in it. */
export interface UsedFont {
  readonly dict: Dict
  readonly name: string
  readonly subtype: string
  /** The font of the glyphs, where this one is made of another. */
  readonly descendant: Dict | undefined
  readonly descriptor: Dict | undefined
  /** Codes that are written, and those that are seen. */
  readonly codes: ReadonlySet<number>
  readonly seen: ReadonlySet<number>
  readonly program: FontProgram | undefined
  /** The text of each code; undefined where the font has no table of them. */
  readonly texts: ReadonlyMap<number, string> | undefined
}

const hexText = (hex: string): string => {
  const bytes = Buffer.from(hex.padStart(4, '0'), 'hex')
  return bytes.length % 2 === 0 ? Buffer.from(bytes).swap16().toString('utf16le') : ''
}

/** The text of each code as a ToUnicode table says. */
function textsOf(table: string): Map<number, string> {
  const texts = new Map<number, string>()
  for (const [, lines = ''] of table.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, code = '', text = ''] of lines.matchAll(/<([\da-fA-F]+)>\s*<([\da-fA-F]+)>/g))
      texts.set(Number.parseInt(code, 16), hexText(text))
  for (const [, lines = ''] of table.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from = '', to = '', given = ''] of lines.matchAll(
      /<([\da-fA-F]+)>\s*<([\da-fA-F]+)>\s*(<[\da-fA-F]+>|\[[^\]]*\])/g,
    )) {
      const list = [...given.matchAll(/<([\da-fA-F]+)>/g)].map(([, hex = '']) => hexText(hex))
      const first = Number.parseInt(from, 16)
      for (let code = first; code <= Number.parseInt(to, 16); code += 1) {
        const [text = ''] = list
        const last = text.length - 1
        const next = text.slice(0, last) + String.fromCharCode(text.charCodeAt(last) + code - first)
        texts.set(code, given.startsWith('[') ? (list[code - first] ?? '') : next)
      }
    }
  return texts
}

function programOf(file: PdfFile, descriptor: Dict | undefined): FontProgram | undefined {
  const stream = resolve(file, descriptor?.get('FontFile2'))
  return stream instanceof Stream ? readFontProgram(contentOf(stream)) : undefined
}

/** The fonts of a document's text, each once. */
export function usedFonts(document: TaggedDocument): UsedFont[] {
  const { file } = document
  const fonts = new Map<Dict, { codes: Set<number>; seen: Set<number> }>()
  for (const { font, codes = [], isVisible } of contentItems(document)) {
    if (!font) continue
    const use = fonts.get(font) ?? { codes: new Set(), seen: new Set() }
    fonts.set(font, use)
    for (const code of codes) {
      use.codes.add(code)
      if (isVisible === true) use.seen.add(code)
    }
  }
  return [...fonts].map(([dict, use]) => {
    const descendant = dictOf(file, arrayOf(file, dict.get('DescendantFonts'))[0])
    const descriptor = dictOf(file, (descendant ?? dict).get('FontDescriptor'))
    const table = resolve(file, dict.get('ToUnicode'))
    return {
      dict,
      name: nameOf(file, dict.get('BaseFont')) ?? 'a font',
      subtype: nameOf(file, dict.get('Subtype')) ?? '',
      descendant,
      descriptor,
      ...use,
      program: programOf(file, descriptor),
      texts: table instanceof Stream ? textsOf(contentOf(table).toString('latin1')) : undefined,
    }
  })
}

/** The glyph of a code of a font of CIDs. */
export function glyphOf(file: PdfFile, { descendant }: UsedFont, code: number): number {
  const map = resolve(file, descendant?.get('CIDToGIDMap'))
  if (!(map instanceof Stream)) return code
  const bytes = contentOf(map)
  return 2 * code + 1 < bytes.length ? bytes.readUInt16BE(2 * code) : 0
}

/** The width of a code as a font of CIDs says (ISO 32000-1, 9.7.4.3). */
export function widthOf(file: PdfFile, { descendant }: UsedFont, code: number): number {
  const list = arrayOf(file, descendant?.get('W'))
  for (let at = 0; at < list.length;) {
    const first = Number(list[at])
    const second = resolve(file, list[at + 1])
    if (Array.isArray(second)) {
      if (code >= first && code < first + second.length) return Number(second[code - first])
      at += 2
    } else {
      if (code >= first && code <= Number(second)) return Number(list[at + 2])
      at += 3
    }
  }
  return numberOf(file, descendant?.get('DW')) ?? 1000
}
