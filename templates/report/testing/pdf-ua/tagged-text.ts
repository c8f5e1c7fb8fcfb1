import { contentItems, openDocument } from './document.ts'
import { usedFonts } from './font-use.ts'
import { textOf } from '../../pdf/objects.ts'

/**
 * The text of a PDF in the order of its structure, as a screen reader says it: what is marked as an artifact is not in it,
 * and what is drawn is said as its ActualText where it has one.
 */
export function taggedText(bytes: Uint8Array): string {
  const document = openDocument(bytes)
  const fonts = new Map(usedFonts(document).map((font) => [font.dict, font.texts]))
  const byContent = new Map<string, string>()
  let replaced: unknown
  for (const item of contentItems(document)) {
    const mcid = item.marks.findLast((mark) => mark.mcid !== undefined)?.mcid
    if (mcid === undefined) continue
    const key = `${item.page} ${mcid}`
    const mark = item.marks.findLast(({ properties }) => properties?.has('ActualText'))
    const words = mark && textOf(document.file, mark.properties?.get('ActualText'))
    const texts = item.font && fonts.get(item.font)
    const drawn = (item.codes ?? []).map((code) => texts?.get(code) ?? '').join('')
    const text = words === undefined ? drawn : mark === replaced ? '' : words
    replaced = mark
    byContent.set(key, (byContent.get(key) ?? '') + text)
  }
  return document.elements
    .flatMap(({ contents }) => contents.map(({ page, mcid }) => byContent.get(`${page} ${mcid}`) ?? ''))
    .join(' ')
    .normalize('NFC')
}
