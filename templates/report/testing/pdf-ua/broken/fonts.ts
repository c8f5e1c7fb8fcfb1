import { Dict, Name, type PdfValue } from '../../../pdf/objects.ts'
import { openDocument } from '../document.ts'
import { readFontProgram } from '../font-program.ts'
import { usedFonts } from '../font-use.ts'
import { dictionary, fontBytes, string, type Draft } from './draft.ts'
import type { Breaks } from './structure.ts'

const hex = (code: number) => code.toString(16).padStart(4, '0')

/** The sample's table of texts with a change. */
function setTexts(draft: Draft, change: (texts: Map<number, string>) => void): void {
  const [used] = usedFonts(openDocument(draft.bytes()))
  const texts = new Map(used?.texts)
  change(texts)
  const lines = [...texts].map(([code, text]) => `<${hex(code)}> <${hex(text.charCodeAt(0))}>`)
  draft.font.set('ToUnicode', draft.addStream(`${lines.length} beginbfchar\n${lines.join('\n')}\nendbfchar`))
}

const codeOf = (texts: ReadonlyMap<number, string>, letter: string) =>
  [...texts].find(([, text]) => text === letter)?.[0] ?? -1

/** Draws a glyph of the sample's font that its table of texts knows. */
function drawCode(draft: Draft, code: number): void {
  setTexts(draft, (texts) => texts.set(code, 'x'))
  const [name = ''] = draft.at(draft.page, 'Resources', 'Font').keys()
  draft.drawInParagraph(`q BT /${name} 12 Tf <${hex(code)}> Tj ET Q`)
}

/** Gives the sample's font a table of its own from codes to CIDs. */
function setMap(draft: Draft, entries: Record<string, PdfValue>, content = ''): void {
  const info = { Registry: string('Adobe'), Ordering: string('Identity'), Supplement: 0 }
  const { CIDSystemInfo = {}, ...rest } = entries
  const given = CIDSystemInfo instanceof Dict ? CIDSystemInfo : new Dict()
  const map = draft.addStream(content, { CIDSystemInfo: new Dict([...dictionary(info), ...given]), ...rest })
  draft.font.set('Encoding', map)
}

/** Gives the sample's font a CIDSet: its glyphs, and as many more or fewer. */
function setCids(draft: Draft, more: number): void {
  const { glyphs = 0 } = usedFonts(openDocument(draft.bytes()))[0]?.program ?? {}
  const bits = Buffer.alloc(Math.ceil((glyphs + 9) / 8))
  for (let cid = 0; cid < glyphs + more; cid += 1)
    bits[cid >> 3] = (bits[cid >> 3] ?? 0) | (0x80 >> (cid & 7))
  draft.at(draft.glyphs, 'FontDescriptor').set('CIDSet', draft.addStream(bits))
}

/** The font with other tables from characters to glyphs; each knows "A" alone. */
function withMaps(maps: readonly (readonly [platform: number, encoding: number])[]): Buffer {
  const bytes = fontBytes()
  const table = Buffer.alloc(4 + 8 * maps.length + 12)
  table.writeUInt16BE(maps.length, 2)
  maps.forEach(([platform, encoding], index) => {
    table.writeUInt16BE(platform, 4 + 8 * index)
    table.writeUInt16BE(encoding, 6 + 8 * index)
    table.writeUInt32BE(4 + 8 * maps.length, 8 + 8 * index)
  })
  const words = [6, 12, 0, 65, 1, 5]
  words.forEach((word, index) => table.writeUInt16BE(word, 4 + 8 * maps.length + 2 * index))
  for (let at = 12; at < 12 + 16 * bytes.readUInt16BE(4); at += 16)
    if (bytes.toString('latin1', at, at + 4) === 'cmap') {
      bytes.writeUInt32BE(bytes.length, at + 8)
      bytes.writeUInt32BE(table.length, at + 12)
    }
  return Buffer.concat([bytes, table])
}

interface Simple {
  readonly isSymbolic?: boolean
  readonly maps?: readonly (readonly [number, number])[]
  readonly encoding?: PdfValue
  readonly letter?: string
  readonly entries?: Record<string, PdfValue>
  readonly subtype?: string
}

/** Draws a letter in a font of one byte a code, sound but for what is given. */
function drawSimple(
  draft: Draft,
  { isSymbolic = false, maps = [[3, 1]], letter = 'A', ...rest }: Simple,
): void {
  const { encoding, entries = {}, subtype = 'TrueType' } = rest
  const file = draft.addStream(withMaps(maps))
  const code = hex(letter.charCodeAt(0)).slice(2)
  const font = dictionary({
    Subtype: new Name(subtype),
    BaseFont: new Name('Simple'),
    FontDescriptor: dictionary({ Flags: isSymbolic ? 4 : 32, FontFile2: file, ...entries }),
    ToUnicode: draft.addStream(`1 beginbfchar\n<${code}> <0041>\nendbfchar`),
  })
  if (encoding !== undefined) font.set('Encoding', encoding)
  draft.at(draft.page, 'Resources', 'Font').set('Simple', font)
  draft.drawInParagraph(`q BT /Simple 12 Tf (${letter}) Tj ET Q`)
}

const winAnsi = new Name('WinAnsiEncoding')
const encodingOf = (entries: Record<string, PdfValue>) => dictionary({ BaseEncoding: winAnsi, ...entries })
const listed = { subtype: 'Type1', entries: { CharSet: string('/A') } }

/** Checkpoints 10, 17-003 and 31. */
export const fontBreaks: Breaks = {
  '10-001': (draft) => setTexts(draft, (texts) => texts.delete(codeOf(texts, 'Q'))),
  '17-003': (draft) => setTexts(draft, (texts) => texts.delete(codeOf(texts, 'Z'))),
  '31-001': (draft) => setMap(draft, { CIDSystemInfo: dictionary({ Registry: string('Other') }) }),
  '31-002': (draft) => setMap(draft, { CIDSystemInfo: dictionary({ Ordering: string('Other') }) }),
  '31-003': (draft) => {
    setMap(draft, {})
    draft.at(draft.glyphs, 'CIDSystemInfo').set('Supplement', 1)
  },
  '31-004': (draft) => draft.glyphs.set('CIDToGIDMap', new Name('Other')),
  '31-005': (draft) => draft.glyphs.delete('CIDToGIDMap'),
  '31-006': (draft) => draft.font.set('Encoding', new Name('Unheard-H')),
  '31-007': (draft) => setMap(draft, { WMode: 0 }, '/WMode 1 def'),
  '31-008': (draft) => setMap(draft, {}, '/Unheard-H usecmap'),
  '31-009': (draft) => draft.at(draft.glyphs, 'FontDescriptor').delete('FontFile2'),
  '31-011': (draft) => drawCode(draft, readFontProgram(fontBytes()).glyphs + 1),
  '31-012': (draft) => drawSimple(draft, listed),
  '31-013': (draft) => drawSimple(draft, listed),
  '31-014': (draft) => setCids(draft, -1),
  '31-015': (draft) => setCids(draft, 1),
  '31-016': (draft) => {
    draft.glyphs.delete('W')
    draft.glyphs.set('DW', 1)
  },
  '31-017': (draft) => drawSimple(draft, { maps: [[3, 0]], encoding: winAnsi }),
  '31-018': (draft) => drawSimple(draft, { letter: 'B', encoding: winAnsi }),
  '31-019': (draft) => drawSimple(draft, {}),
  '31-020': (draft) => drawSimple(draft, { encoding: dictionary({}) }),
  '31-021': (draft) => drawSimple(draft, { encoding: new Name('StandardEncoding') }),
  '31-022': (draft) =>
    drawSimple(draft, { encoding: encodingOf({ Differences: [65, new Name('unheard')] }) }),
  '31-023': (draft) =>
    drawSimple(draft, { maps: [[1, 0]], encoding: encodingOf({ Differences: [65, new Name('A')] }) }),
  '31-024': (draft) => drawSimple(draft, { isSymbolic: true, encoding: winAnsi }),
  '31-025': (draft) => drawSimple(draft, { isSymbolic: true, maps: [] }),
  '31-026': (draft) =>
    drawSimple(draft, {
      isSymbolic: true,
      maps: [
        [3, 1],
        [1, 0],
      ],
    }),
  '31-027': (draft) => draft.font.delete('ToUnicode'),
  '31-028': (draft) => setTexts(draft, (texts) => texts.set(codeOf(texts, 'Q'), '\0')),
  '31-029': (draft) => setTexts(draft, (texts) => texts.set(codeOf(texts, 'Q'), '\u{FEFF}')),
  '31-030': (draft) => drawCode(draft, 0),
}
