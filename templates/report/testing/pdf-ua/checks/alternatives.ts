import { textOf } from '../../../pdf/objects.ts'
import type { Checks, TaggedDocument } from '../document.ts'
import { placeOf } from '../structure-tree.ts'

function* withoutWords({ file, elements }: TaggedDocument, role: string) {
  for (const element of elements) {
    const words = ['Alt', 'ActualText'].map((key) => textOf(file, element.dict.get(key)) ?? '')
    if (element.standard === role && words.every((text) => text.trim() === '')) yield placeOf(element)
  }
}

/** Checkpoints 13, 17 and 19: pictures, formulas and notes. */
export const alternativeChecks: Checks = {
  '13-004': (document) => withoutWords(document, 'Figure'),
  '17-002': (document) => withoutWords(document, 'Formula'),
  *'19-003'({ file, elements }) {
    for (const element of elements)
      if (element.standard === 'Note' && (textOf(file, element.dict.get('ID')) ?? '') === '')
        yield placeOf(element)
  },
  *'19-004'({ file, elements }) {
    const ids = new Set<string>()
    for (const { standard, dict } of elements) {
      const id = standard === 'Note' ? (textOf(file, dict.get('ID')) ?? '') : ''
      if (id !== '' && ids.has(id)) yield id
      ids.add(id)
    }
  },
}
