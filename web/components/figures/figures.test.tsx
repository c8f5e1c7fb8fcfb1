import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { AmountOrDash, Figure } from './Figure.tsx'
import { BandTable } from './bands/BandTable.tsx'
import { splitFigure } from './split-figure.ts'

describe('splitFigure', () => {
  it.each([
    ['₦834,000', { sign: '', currency: '₦', shown: '834,000', hidden: '' }],
    ['₦834,***', { sign: '', currency: '₦', shown: '834,', hidden: '***' }],
    ['₦1,23*,***', { sign: '', currency: '₦', shown: '1,23', hidden: '*,***' }],
    ['−₦200,000', { sign: '−', currency: '₦', shown: '200,000', hidden: '' }],
    ['13.90%', { sign: '', currency: '', shown: '13.90%', hidden: '' }],
    ['$10', { sign: '', currency: '', shown: '$10', hidden: '' }],
  ])('takes %s apart', (value, parts) => {
    expect(splitFigure(value)).toEqual(parts)
  })
})

it('hides the stars from assistive technology and says what they mean', () => {
  const markup = renderToStaticMarkup(<Figure label="Total Tax Due" value="₦834,***" />)
  expect(markup).toMatch(/aria-hidden="true">\*\*\*<\/span>/)
  expect(markup).toContain('and more, hidden, upgrade to see')
})

it('steps a great figure down above 11 characters', () => {
  expect(renderToStaticMarkup(<Figure value="₦12,930,000" />)).not.toMatch(/long/)
  expect(renderToStaticMarkup(<Figure value="₦112,930,000" />)).toMatch(/long/)
})

it('says what a dash stands for', () => {
  expect(renderToStaticMarkup(<AmountOrDash value={null} />)).toBe(
    '<span aria-hidden="true">—</span><span class="hide">Hidden, upgrade to see</span>',
  )
})

it('makes a real table with caption and scopes', () => {
  const markup = renderToStaticMarkup(
    <BandTable caption="Tax by band" rows={[{ band: 'First ₦800,000', rate: 0, amount: null, tax: null }]} />,
  )
  expect(markup).toContain('<caption>Tax by band</caption>')
  expect(markup).toContain('scope="row"')
  expect(markup).not.toContain('<tfoot')
})
