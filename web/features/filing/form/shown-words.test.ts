import { expect, test } from 'vitest'
import { loadSheetHelp, worksheetKinds, wordsOfWorksheet } from '../../../../tax/index.ts'
import { withTranslation } from './shown-words.ts'

test.each(worksheetKinds.flatMap((kind) => (['yo', 'pcm'] as const).map((language) => ({ kind, language }))))(
  'every text of $kind has the same in $language under it, the year filled in [spec 27.23]',
  async ({ kind, language }) => {
    const texts = (await loadSheetHelp(language))[kind]
    const shown = withTranslation(kind, 2026, { language, texts })
    const lists = Object.values(shown.lists)
    const parts = [shown, ...[shown, ...lists].flatMap(({ fields }) => Object.values(fields)), ...lists]
    expect(parts.map(({ translation }) => translation?.language)).toEqual(parts.map(() => language))
    expect(new Set(parts.map(({ translation }) => translation?.text))).toEqual(
      new Set(Object.values(texts).map((text: string) => text.replace(/\{year\}/g, '2026'))),
    )
    // The English stays as it is: the file of a list is read by its labels.
    expect(JSON.parse(JSON.stringify(shown), withoutTranslation)).toEqual(wordsOfWorksheet(kind))
  },
)

const withoutTranslation = (key: string, value: unknown) => (key === 'translation' ? undefined : value)
