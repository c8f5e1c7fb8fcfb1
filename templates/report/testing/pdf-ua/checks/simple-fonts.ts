import { arrayOf, dictOf, Name, nameOf, numberOf, type Dict } from '../../../pdf/objects.ts'
import type { Checks, TaggedDocument } from '../document.ts'
import { usedFonts, type UsedFont } from '../font-use.ts'

const encodings = new Set(['MacRomanEncoding', 'WinAnsiEncoding'])
/** Names of the Adobe Glyph List that stand for a letter by themselves or by their code. */
const listedName =
  /^([A-Za-z]|space|hyphen|period|comma|naira|zero|one|two|three|four|five|six|seven|eight|nine|uni[\dA-F]{4}|u[\dA-F]{4,6})$/

function* trueTypes(
  document: TaggedDocument,
  isSymbolic: boolean,
  fails: (font: UsedFont, encoding: Dict | undefined) => boolean,
) {
  for (const font of usedFonts(document)) {
    const flags = numberOf(document.file, font.descriptor?.get('Flags')) ?? 0
    if (font.subtype !== 'TrueType' || ((flags & 4) !== 0) !== isSymbolic) continue
    if (fails(font, dictOf(document.file, font.dict.get('Encoding')))) yield font.name
  }
}

const unicode = ({ program }: UsedFont) =>
  program?.maps.filter(
    ({ platform, encoding }) => platform === 0 || platform === 1 || (platform === 3 && encoding !== 0),
  ) ?? []

const differences = ({ file }: TaggedDocument, encoding: Dict | undefined) =>
  arrayOf(file, encoding?.get('Differences')).flatMap((item) => (item instanceof Name ? [item.value] : []))

function* typeOnes(document: TaggedDocument) {
  for (const font of usedFonts(document))
    if (/^(MM)?Type1$/.test(font.subtype) && font.descriptor?.has('CharSet') === true) yield font.name
}

/** Checkpoint 31: fonts of one byte a code. Our writers use none; what a Type 1 font lists is refused unread. */
export const simpleFontChecks: Checks = {
  '31-012': typeOnes,
  '31-013': typeOnes,
  '31-017': (document) =>
    trueTypes(document, false, (font) => font.program !== undefined && unicode(font).length === 0),
  '31-018': (document) =>
    trueTypes(document, false, (font, encoding) => {
      const own = new Set(
        arrayOf(document.file, encoding?.get('Differences')).filter((item) => typeof item === 'number'),
      )
      const maps = unicode(font)
      return (
        maps.length > 0 &&
        [...font.seen].some((code) => !own.has(code) && !maps.some((map) => map.knows(code)))
      )
    }),
  '31-019': (document) => trueTypes(document, false, ({ dict }) => !dict.has('Encoding')),
  '31-020': (document) =>
    trueTypes(document, false, (_, encoding) => encoding !== undefined && !encoding.has('BaseEncoding')),
  '31-021': (document) =>
    trueTypes(document, false, ({ dict }, encoding) => {
      const named = nameOf(document.file, encoding ? encoding.get('BaseEncoding') : dict.get('Encoding'))
      return named !== undefined && !encodings.has(named)
    }),
  '31-022': (document) =>
    trueTypes(document, false, (_, encoding) =>
      differences(document, encoding).some((name) => !listedName.test(name)),
    ),
  '31-023': (document) =>
    trueTypes(
      document,
      false,
      (font, encoding) =>
        differences(document, encoding).length > 0 &&
        font.program !== undefined &&
        !font.program.maps.some(({ platform, encoding: kind }) => platform === 3 && kind === 1) &&
        unicode(font).length > 0,
    ),
  '31-024': (document) => trueTypes(document, true, ({ dict }) => dict.has('Encoding')),
  '31-025': (document) => trueTypes(document, true, ({ program }) => program?.maps.length === 0),
  '31-026': (document) =>
    trueTypes(
      document,
      true,
      ({ program }) =>
        program !== undefined &&
        program.maps.length > 1 &&
        !program.maps.some(({ platform, encoding }) => platform === 3 && encoding === 0),
    ),
}
