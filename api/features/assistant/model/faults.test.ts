import { describe, expect, it } from 'vitest'
import { articles, caveatsOf } from '../../../../tax/guide/index.ts'
import { faultsIn } from './faults.ts'

const texts = articles.map((article) => [...article.body, ...caveatsOf(article)].join('\n\n'))

it('every article may be quoted whole', () => {
  expect(texts.filter((text) => faultsIn(text, [text]).length > 0)).toEqual([])
})

describe('an article that is quoted with one thing changed is noticed', () => {
  it.each([
    ['a figure', /₦(\d)/, (digit: string) => `₦${(Number(digit) % 9) + 1}`],
    ['a percentage', /(\d+)%/, (percent: string) => `${Number(percent) + 1}%`],
    ['a month for a year', /(₦[\d,]+) a month/, (amount: string) => `${amount} a year`],
    ['a year for a month', /(₦[\d,]+) a year/, (amount: string) => `${amount} a month`],
    ['a limit for the amount', /at most (₦[\d,]+)/, (amount: string) => amount],
    ['more for less', /at most (₦[\d,]+)/, (amount: string) => `at least ${amount}`],
  ])('%s', (_what, pattern, change) => {
    const changed = texts.flatMap((text) => {
      const other = text.replace(pattern, (_all, part: string) => change(part))
      return other === text ? [] : [{ text, other }]
    })
    const unseen = changed.filter(({ text, other }) => faultsIn(other, [text]).length === 0)
    expect(changed.length).toBeGreaterThan(0)
    expect(unseen.map(({ other }) => other)).toEqual([])
  })
})

it.each([
  ['says nothing is due', 'Your tax go be zero.'],
  ['says nothing is due, in a word', 'Nil.'],
  ['promises money', 'All of it is refunded.'],
  ['counts it twice', 'Rent relief is 20% of the rent, twice.'],
  ['makes it somebody else’s', 'Rent relief is 20% of the rent of your wife.'],
  ['tells to stop paying', 'You can stop paying.'],
  ['hides income', 'Pay yourself in cash and hide the income from the tax office.'],
  ['speaks of another tax', 'VAT is due as well.'],
  ['is in another language', 'Ẹ ṣé fún ìbéèrè yín, owó orí yín kò pọ̀ rárá.'],
  ['is in another script', 'Налога нет.'],
  ['names a section that no tool named', 'That is in section 99 of the Act.'],
  ['counts what no tool counted', 'Keep it for 25 years.'],
])('an answer that %s is not shown', (_what, answer) => {
  expect(faultsIn(answer, ['Rent relief is 20% of the rent. Keep the receipts for six years.'])).not.toEqual(
    [],
  )
})
