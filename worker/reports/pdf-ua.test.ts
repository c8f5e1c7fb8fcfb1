import { describe, expect, test } from 'vitest'
import { contentItems, openDocument } from '../../templates/report/testing/pdf-ua/document.ts'
import { soundDraft } from '../../templates/report/testing/pdf-ua/broken/draft.ts'
import { checkPdfUa } from '../../templates/report/testing/pdf-ua/check.ts'
import { asPdfUa } from './pdf-ua.ts'

/** A sound file that says nothing of itself and also paints this, without a mark. */
async function printed(operators: string): Promise<Buffer> {
  const draft = await soundDraft()
  draft.catalog.delete('Metadata')
  draft.draw((content) => `${content}\n${operators}`)
  return draft.bytes()
}

const [font, path] = ['q BT /F1 12 Tf (\\000\\001) Tj ET Q', '0 0 9 9 re f']

describe('a printed paper', () => {
  test.each([
    ['a ground', path, ['Layout']],
    ['a line', '0 0 m 9 9 l S', ['Layout']],
    ['a head', font, ['Pagination']],
    [
      'several things, and a clip',
      `0 0 5 5 re W n ${path} q ${font} ${path} Q`,
      ['Layout', 'Pagination', 'Layout'],
    ],
  ])('%s becomes an artifact', async (_, operators, types) => {
    const pdf = asPdfUa(await printed(operators), 'Title & <more>')
    expect(checkPdfUa(pdf)).toEqual([])
    const marks = contentItems(openDocument(pdf)).flatMap(({ marks: [mark] }) =>
      mark?.tag === 'Artifact' ? [mark] : [],
    )
    expect(marks.map(({ properties }) => properties?.get('Type'))).toEqual(types.map((value) => ({ value })))
  })

  test.each([
    ['of another kind', Buffer.from('%PDF-1.7\nnothing of the kind')],
    ['that marks a text in part', printed('BT /P BMC EMC ET')],
  ])('%s is given back as it is', async (_, given) => {
    const pdf = await given
    expect(asPdfUa(pdf, 'Title')).toBe(pdf)
  })
})
