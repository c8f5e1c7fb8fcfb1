import { catalogOf, type Dict, dictOf, textOf, type PdfFile } from '../../../pdf/objects.ts'
import { contentItems, everyDict, pageName, type Checks } from '../document.ts'
import { languageAround, placeOf } from '../structure-tree.ts'
import { titleLanguage } from './metadata.ts'

const tag = /^[a-zA-Z]{1,8}(-[a-zA-Z0-9]{1,8})*$/
const worded = ['Alt', 'ActualText', 'E'] as const

const says = (file: PdfFile, dict: Dict | undefined, key: string) =>
  (textOf(file, dict?.get(key)) ?? '') !== ''

/** Whether the whole document has a language. */
const hasLanguage = (file: PdfFile) => says(file, catalogOf(file), 'Lang')

/** Checkpoint 11: the language of every text is known. */
export const languageChecks: Checks = {
  *'11-001'(document) {
    const { file } = document
    if (hasLanguage(file)) return
    for (const item of contentItems(document)) {
      if (item.kind !== 'text' || item.marks.some(({ tag }) => tag === 'Artifact')) continue
      const isMarked = item.marks.some(({ properties }) => says(file, properties, 'Lang'))
      if (!isMarked && languageAround(file, document.elementAt(item)) === undefined)
        yield pageName(document, item.page)
    }
  },
  *'11-002'(document) {
    const { file, elements, pages } = document
    if (hasLanguage(file)) return
    for (const element of elements)
      if (worded.some((key) => says(file, element.dict, key)) && languageAround(file, element) === undefined)
        yield placeOf(element)
    for (const { number: page, content } of pages)
      for (const { mark, around, form } of content.marks) {
        const marks = [...around, mark]
        const isKnown =
          marks.some(({ properties }) => says(file, properties, 'Lang')) ||
          languageAround(file, document.elementAt({ page, form, marks })) !== undefined
        if (worded.some((key) => says(file, mark.properties, key)) && !isKnown) yield pageName(document, page)
      }
  },
  *'11-003'({ file }) {
    const outlines = dictOf(file, catalogOf(file).get('Outlines'))
    if (outlines?.has('First') === true && !hasLanguage(file)) yield 'the outline'
  },
  *'11-004'({ file, annotations }) {
    for (const { dict, subtype, element } of annotations)
      if (says(file, dict, 'Contents') && !hasLanguage(file) && languageAround(file, element) === undefined)
        yield subtype
  },
  *'11-005'({ file, annotations }) {
    for (const { dict, subtype, element } of annotations)
      if (says(file, dict, 'TU') && !hasLanguage(file) && languageAround(file, element) === undefined)
        yield subtype
  },
  *'11-006'({ file }) {
    if (titleLanguage(file) === 'x-default' && !hasLanguage(file)) yield 'the title'
  },
}

/** ISO 14289-1, 7.2: a language is named as RFC 3066 names it. */
export const languageTagChecks: Checks = {
  *'S-08'({ file }) {
    for (const dict of everyDict(file)) {
      const language = textOf(file, dict.get('Lang'))
      if (language !== undefined && !tag.test(language)) yield language
    }
  },
}
