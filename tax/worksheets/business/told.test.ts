import { describe, expect, it, test } from 'vitest'
import { checkWorksheet, carriedWorksheet, rulesOf } from '../all-rules.ts'
import type { WorksheetContent } from '../kinds.ts'

type Content = WorksheetContent<'business'>
const rules = rulesOf('business')
const none: Content = { businesses: [], costs: [], assets: [], broughtForward: [] }
const shop = { name: 'Shop', kind: 'trade', turnover: 5_000_000 } as const
const flat = { name: 'Flat', kind: 'letting', turnover: 2_000_000 } as const
const saidOf = (content: Partial<Content>, taxYear = 2026) =>
  rules.remarks({ ...none, ...content }, { taxYear })
const notesOf = (content: Partial<Content>) =>
  rules
    .sections({ ...none, ...content }, { taxYear: 2026 })
    .flatMap(({ heading, lines }) => lines.flatMap(({ label, notes }) => [heading, label, ...notes]))
    .join('\n')

describe('what is said', () => {
  it.each<[string, Partial<Content>, string | null, RegExp]>([
    ['costs without a business', { costs: [{ kind: 'rent', amount: 5 }] }, 'businesses', /Add your business/],
    ['no answer about records', { businesses: [shop] }, 'records', /counts as yes/],
    [
      'no sales',
      { businesses: [{ name: 'Shop', kind: 'trade' }] },
      'businesses.0.turnover',
      /Shop: nothing.*counts as ₦0/,
    ],
    [
      'costs above the sales',
      { businesses: [shop], costs: [{ kind: 'stock', amount: 6_000_000 }] },
      null,
      /carried into the next years.*salary.*not certain.*28\(3\)/,
    ],
    [
      'a loss beside a profit',
      { businesses: [shop, shop], costs: [{ business: 2, kind: 'stock', amount: 6_000_000 }] },
      null,
      /counted together.*not certain/,
    ],
    [
      'a closed business',
      { businesses: [{ ...shop, to: '2026-08-31', closed: 'yes' }] },
      'businesses.0.closed',
      /within 6 months, by 28 February 2027\. Section 24/,
    ],
    [
      'a long period',
      { businesses: [{ ...shop, from: '2025-07-01' }] },
      'businesses.0.from',
      /longer than 12 months/,
    ],
    [
      'a part month',
      { businesses: [{ ...shop, from: '2026-07-15' }], assets: [{ kind: 'plant', cost: 5 }] },
      'businesses.0.from',
      /part of a month.*not certain/,
    ],
    [
      'a cost of another time',
      {
        businesses: [{ ...shop, from: '2026-01-01' }],
        costs: [{ kind: 'rent', amount: 5, on: '2025-12-31' }],
      },
      'costs.0.on',
      /Cost 1: .*not within the accounts/,
    ],
    [
      'more claimed than it cost',
      { businesses: [shop], assets: [{ kind: 'plant', cost: 10, businessShare: 50, takenBefore: 5.01 }] },
      'assets.0.takenBefore',
      /Thing 1: more was claimed than the part/,
    ],
    [
      'listed trades',
      { records: 'no', businesses: [shop] },
      null,
      /hawkers.*Presumptive Tax Regulations 2026/,
    ],
    [
      'rent without records',
      { records: 'no', businesses: [shop, flat] },
      null,
      /rent may be taxed without records.*not certain/,
    ],
    [
      'losses without records',
      { records: 'no', businesses: [shop], broughtForward: [{ kind: 'loss', amount: 5 }] },
      null,
      /taxed on the sales is not certain/,
    ],
    [
      'sales and takings',
      { records: 'no', businesses: [{ ...shop, dailyTakings: 5 }] },
      'businesses.0.dailyTakings',
      /what you sell on a usual day is not used/,
    ],
  ])('of %s', (_about, content, at, words) => {
    expect(saidOf(content)).toContainEqual({ at, words: expect.stringMatching(words) as string })
  })

  it('is nothing of an empty worksheet or of one in order, and is bounded', () => {
    const inOrder = {
      ...none,
      records: 'yes',
      businesses: [shop],
      costs: [{ kind: 'rent', amount: 5 }],
    } as const
    const old = { kind: 'rent', amount: 1, on: '2019-01-01' } as const
    const many = Array.from({ length: 900 }, () => old)
    expect([saidOf({}), saidOf(inOrder)]).toEqual([[], []])
    expect(saidOf({ ...inOrder, businesses: [{ ...shop, from: '2026-01-01' }], costs: many }).length).toBe(11)
  })

  it('names the law for each part of the working', () => {
    const words = notesOf({
      businesses: [shop, flat],
      costs: [
        { kind: 'rent', amount: 5 },
        { kind: 'donation', amount: 7 },
        { kind: 'no-vat', amount: 8 },
      ],
      assets: [{ kind: 'vehicle', cost: 4_000_000, businessShare: 80 }],
      broughtForward: [{ kind: 'loss', amount: 9_000_000 }],
    })
    for (const said of [
      /Section 20\./,
      /Section 21\./,
      /Section 22\./,
      /Section 28\(3\)\./,
      /companies only\. Section 164 \(163 in the National Assembly copy\)\./,
      /25% a year of ₦4,000,000, 80% of it used for the business\. First Schedule, Part I\./,
      /Section 202 \(201 in the National Assembly copy\)/,
      /Carried into 2027/,
    ])
      expect(words).toMatch(said)
  })
})

test.each<[string, object, string]>([
  ['accounts of the year before', { businesses: [{ ...shop, to: '2025-06-30' }] }, 'businesses.0.to'],
  [
    'a first day after the last',
    { businesses: [{ ...shop, from: '2026-05-02', to: '2026-05-01' }] },
    'businesses.0.from',
  ],
  [
    'a cost of a business that is not there',
    { businesses: [shop], costs: [{ kind: 'rent', amount: 5, business: 2 }] },
    'costs.0.business',
  ],
  [
    'more than an answer holds',
    { businesses: [1, 2].map(() => ({ ...shop, turnover: 600_000_000_000 })) },
    'businesses',
  ],
])('%s is refused with how to mend it', (_about, raw, path) => {
  const check = checkWorksheet('business', raw, 2026)
  expect(check.ok ? [] : Object.keys(check.faults)).toEqual([path])
})

test('takings of a day are counted for as many days as are reported to count', () => {
  const words = notesOf({
    records: 'no',
    businesses: [{ name: 'Shop', kind: 'trade', dailyTakings: 5, daysOpen: 301 }],
  })
  expect(words).toMatch(/₦5 a day for 300 days.*At most 300 days count: so reported.*Regulations 2026/)
})

test('accounts that ended before 2026 are named with who reports their law', () => {
  const check = checkWorksheet('business', { businesses: [{ ...shop, to: '2025-06-30' }] }, 2026)
  expect(check.ok ? '' : check.faults['businesses.0.to']).toMatch(/old law.*transition note/)
})

test('a year before the Act has a profit, and neither losses nor allowances nor tax on sales', () => {
  const content: Content = {
    ...none,
    records: 'no',
    businesses: [shop, flat],
    assets: [{ kind: 'vehicle', cost: 4_000_000 }],
    broughtForward: [{ kind: 'loss', amount: 1_000_000 }],
    costs: [{ kind: 'rent', amount: 1_000_000 }],
  }
  expect(rules.fills(content, { taxYear: 2025 })).toEqual({
    businessIncome: 4_000_000,
    rentalIncome: 2_000_000,
  })
  expect(saidOf(content, 2025)).toContainEqual({
    at: null,
    words: expect.stringMatching(/old law.*transition note/) as string,
  })
  expect(carriedWorksheet('business', content, { fromYear: 2025, taxYear: 2026 })).toMatchObject({
    assets: [{ takenBefore: 0 }],
    broughtForward: content.broughtForward,
  })
})

test('dated accounts go on for a year; into another year than the next go the names', () => {
  const content: Content = { ...none, businesses: [{ ...shop, from: '2026-03-01', to: '2027-02-28' }, flat] }
  const into = (taxYear: number) =>
    carriedWorksheet('business', content, { fromYear: 2027, taxYear })?.businesses
  expect(into(2028)).toEqual([
    { name: 'Shop', kind: 'trade', from: '2027-03-01', to: '2028-02-29' },
    { name: 'Flat', kind: 'letting' },
  ])
  for (const year of [2026, 2030])
    expect(into(year)).toEqual([shop, flat].map(({ name, kind }) => ({ name, kind })))
})
