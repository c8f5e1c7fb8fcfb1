import { dictOf, nameOf, numberOf, resolve, Stream, textOf, type Dict } from '../../../pdf/objects.ts'
import { contentOf } from '../../../pdf/read-file.ts'
import { contentItems, type Checks, type TaggedDocument } from '../document.ts'
import { glyphOf, usedFonts, widthOf, type UsedFont } from '../font-use.ts'

const identities = new Set(['Identity-H', 'Identity-V'])

function* fontsThat(document: TaggedDocument, fails: (font: UsedFont) => boolean) {
  for (const font of usedFonts(document)) if (fails(font)) yield font.name
}

const isComposite = ({ subtype }: UsedFont) => subtype === 'Type0'
const isWide = (document: TaggedDocument, { descendant }: UsedFont) =>
  nameOf(document.file, descendant?.get('Subtype')) === 'CIDFontType2'

/** The table from codes to CIDs that a font carries; undefined where it names one. */
function ownMap(document: TaggedDocument, font: UsedFont): Stream | undefined {
  const encoding = resolve(document.file, font.dict.get('Encoding'))
  return isComposite(font) && encoding instanceof Stream ? encoding : undefined
}

/** What the two descriptions of a font's CIDs say of one thing. */
function systemInfo({ file }: TaggedDocument, font: UsedFont, map: Dict, key: string) {
  const [ours, theirs] = [map, font.descendant].map((from) =>
    dictOf(file, from?.get('CIDSystemInfo'))?.get(key),
  )
  return {
    map: textOf(file, ours) ?? numberOf(file, ours),
    font: textOf(file, theirs) ?? numberOf(file, theirs),
  }
}

function* mapsThat(document: TaggedDocument, fails: (font: UsedFont, map: Stream) => boolean) {
  for (const font of usedFonts(document)) {
    const map = ownMap(document, font)
    if (map && fails(font, map)) yield font.name
  }
}

/** Codes of text inside formulas, or of all other text, that a font's own table leads to no text. */
function* unmapped(document: TaggedDocument, inFormula: boolean) {
  const fonts = new Map(usedFonts(document).map((font) => [font.dict, font]))
  for (const item of contentItems(document)) {
    const font = item.font && fonts.get(item.font)
    let element = document.elementAt(item)
    while (element && element.standard !== 'Formula') element = element.parent
    if (font?.texts === undefined || (element !== undefined) !== inFormula) continue
    const lost = item.codes?.find((code) => (font.texts?.get(code) ?? '') === '')
    if (lost !== undefined) yield `code ${lost} of ${font.name}`
  }
}

function* codesThat(document: TaggedDocument, fails: (font: UsedFont, code: number) => boolean) {
  for (const font of usedFonts(document)) {
    if (!isComposite(font)) continue
    for (const code of font.seen) if (fails(font, code)) yield `code ${code} of ${font.name}`
  }
}

/** Whether the bits of a CIDSet and the glyphs of the program differ where `isListed` is what the set says. */
function setDiffers(document: TaggedDocument, { descriptor, program }: UsedFont, isListed: boolean): boolean {
  const set = resolve(document.file, descriptor?.get('CIDSet'))
  if (!(set instanceof Stream) || !program) return false
  const bits = contentOf(set)
  const has = (cid: number) => ((bits[cid >> 3] ?? 0) & (0x80 >> (cid & 7))) !== 0
  const cids = Array.from({ length: Math.max(program.glyphs, bits.length * 8) }, (_, cid) => cid)
  return cids.some((cid) => has(cid) === isListed && cid < program.glyphs !== isListed)
}

function textFails(document: TaggedDocument, wrong: RegExp) {
  return fontsThat(document, ({ texts, codes }) =>
    [...codes].some((code) => wrong.test(texts?.get(code) ?? '')),
  )
}

const isEmbedded = (descriptor: Dict | undefined) =>
  ['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor?.has(key) === true)

/** Checkpoints 10, 17-003 and 31: fonts. Fonts of one byte a code are read in simple-fonts.ts. */
export const fontChecks: Checks = {
  '10-001': (document) => unmapped(document, false),
  '17-003': (document) => unmapped(document, true),
  '31-001': (document) =>
    mapsThat(document, (font, { dict }) => {
      const registry = systemInfo(document, font, dict, 'Registry')
      return registry.map !== registry.font
    }),
  '31-002': (document) =>
    mapsThat(document, (font, { dict }) => {
      const ordering = systemInfo(document, font, dict, 'Ordering')
      return ordering.map !== ordering.font
    }),
  '31-003': (document) =>
    mapsThat(document, (font, { dict }) => {
      const supplement = systemInfo(document, font, dict, 'Supplement')
      return Number(supplement.font) > Number(supplement.map)
    }),
  '31-004': (document) =>
    fontsThat(document, (font) => {
      const map = resolve(document.file, font.descendant?.get('CIDToGIDMap'))
      const isKnown = map instanceof Stream || nameOf(document.file, map) === 'Identity'
      return isWide(document, font) && font.descendant?.has('CIDToGIDMap') === true && !isKnown
    }),
  '31-005': (document) =>
    fontsThat(document, (font) => isWide(document, font) && font.descendant?.has('CIDToGIDMap') !== true),
  '31-006': (document) =>
    fontsThat(
      document,
      (font) =>
        isComposite(font) &&
        !ownMap(document, font) &&
        !identities.has(nameOf(document.file, font.dict.get('Encoding')) ?? ''),
    ),
  '31-007': (document) =>
    mapsThat(document, (_, map) => {
      const written = /\/WMode\s+(\d)\s+def/.exec(contentOf(map).toString('latin1'))?.[1] ?? '0'
      return Number(written) !== (numberOf(document.file, map.dict.get('WMode')) ?? 0)
    }),
  '31-008': (document) =>
    mapsThat(document, (_, map) => {
      const used = /\/(\S+)\s+usecmap/.exec(contentOf(map).toString('latin1'))?.[1]
      return used !== undefined && !identities.has(used)
    }),
  '31-009': (document) =>
    fontsThat(
      document,
      (font) => font.subtype !== 'Type3' && font.seen.size > 0 && !isEmbedded(font.descriptor),
    ),
  '31-011': (document) =>
    codesThat(
      document,
      (font, code) => font.program !== undefined && glyphOf(document.file, font, code) >= font.program.glyphs,
    ),
  '31-014': (document) => fontsThat(document, (font) => setDiffers(document, font, false)),
  '31-015': (document) => fontsThat(document, (font) => setDiffers(document, font, true)),
  '31-016': (document) =>
    codesThat(document, (font, code) => {
      const glyph = glyphOf(document.file, font, code)
      if (!font.program || glyph >= font.program.glyphs) return false
      return Math.abs(font.program.widthOf(glyph) - widthOf(document.file, font, code)) > 1
    }),
  '31-027': (document) => fontsThat(document, (font) => font.texts === undefined),
  '31-028': (document) => textFails(document, /\0/),
  '31-029': (document) => textFails(document, /[\uFEFF\uFFFE]/),
  '31-030': (document) => {
    // Also where it is not seen.
    const found = usedFonts(document).flatMap((font) =>
      isComposite(font) && [...font.codes].some((code) => glyphOf(document.file, font, code) === 0)
        ? [font.name]
        : [],
    )
    return found
  },
}
