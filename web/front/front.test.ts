import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Profile } from '../../contract/http/index.ts'
import { maskTotal } from '../../contract/http/mask.ts'
import { calculate } from '../../tax/calculate.ts'
import { nigeriaTaxAct } from '../../tax/years/nta-2025.ts'
import { nothingElsePaid, sampleCase } from '../components/figures/index.ts'
import { product } from '../../contract/http/product.ts'
import { Offer } from '../features/pricing/index.ts'
import { tryItIds } from './ids.ts'
import { terms } from './legal/terms.ts'
import { bandRows } from './landing/BandsSection.tsx'
import { TryIt } from './landing/TryIt.tsx'
import { bandTableRows } from './Sample.tsx'
import { startPageOf } from './script/restore-session.ts'
import { workOut } from './script/calculator.ts'

it.each([
  ['the terms', JSON.stringify(terms)],
  ['the offer', renderToStaticMarkup(createElement(Offer, { action: null }))],
])('%s say with no refunds when there is one', (_what, words) => {
  expect(words).toMatch(/no refunds|<dt>Refunds<\/dt><dd>None/i)
  const told = words.split(/no refunds|<dd>None/i).slice(1)
  for (const after of told) expect(after.startsWith(`, ${product.refundException}`), after).toBe(true)
})

describe('the sample case', () => {
  it('is what the engine gives', () => {
    const result = calculate(
      {
        ...nothingElsePaid,
        status: 'employee',
        taxYear: sampleCase.taxYear,
        salary: sampleCase.salary,
        rentPaidBySelf: sampleCase.rent,
      },
      { currentYear: sampleCase.taxYear },
    )
    expect(sampleCase).toMatchObject({
      rentRelief: result.reliefApplied,
      taxableIncome: result.taxableIncome,
      totalTax: result.totalTax,
      totalTaxMasked: maskTotal(result.totalTax),
      effectiveRate: result.effectiveRate,
      breakdown: result.breakdown.map(({ amount, rate }) => ({ amount, rate })),
      bandReached: result.breakdown.slice(-1)[0]?.band,
      rateReached: result.breakdown.slice(-1)[0]?.rate,
    })
  })
})

describe('bandRows', () => {
  it('shows the tax on each full band, and how far its thread is woven', () => {
    expect(bandRows(nigeriaTaxAct.bands.list).map(({ fullTax, woven }) => [fullTax, woven])).toEqual([
      ['₦0', 0],
      ['₦330,000', 60],
      ['₦1,620,000', 72],
      ['₦2,730,000', 84],
      ['₦5,750,000', 92],
      ['25% of the rest', 100],
    ])
  })
})

describe('workOut', () => {
  it('answers as a free account would see it, of a salary by the month', () => {
    expect(workOut('500,000', '₦1,000,000')).toEqual({
      kind: 'tax',
      masked: '₦834,***',
      band: 'Next ₦9,000,000',
      rate: 18,
      isWithinWage: false,
    })
  })
  it('says of pay within the minimum wage that the Act exempts it, and of no other', () => {
    expect(workOut('66,666', '')).toMatchObject({ kind: 'exempt', isWithinWage: true })
    expect(workOut('70,000', '')).toMatchObject({ kind: 'tax', isWithinWage: true })
    expect(workOut('70,000.50', '')).toMatchObject({ kind: 'tax', isWithinWage: false })
  })
  it('tells it before the figure, and the figure only after it', () => {
    const page = renderToStaticMarkup(createElement(TryIt))
    const at = (id: string) => page.indexOf(`id="${id}"`)
    expect(at(tryItIds.byTheAct)).toBeGreaterThan(0)
    for (const id of [tryItIds.tax, tryItIds.exempt, tryItIds.shown])
      expect(at(tryItIds.byTheAct)).toBeLessThan(at(id))
  })
  it('reads amounts as people write them', () => {
    expect(workOut('500k', '1m')).toEqual(workOut('500,000', '1,000,000'))
    expect(workOut('N0.5 million only', '#1,000,000')).toEqual(workOut('500,000', '1,000,000'))
  })
  it('says why nothing is due', () => {
    expect(workOut('66666', '')).toMatchObject({
      kind: 'exempt',
      reason: expect.stringContaining('800,000'),
    })
  })
  it('says how to mend what is no amount', () => {
    expect(workOut('six million', '-1')).toEqual({
      kind: 'faults',
      faults: {
        salary: 'Type the salary in figures, like 500,000',
        rent: expect.stringContaining('without a minus'),
      },
    })
    expect(workOut('500k', 'some')).toMatchObject({
      faults: { rent: 'Type the rent in figures, like 1,200,000' },
    })
    expect(workOut('0.001', '')).toMatchObject({
      faults: { salary: 'Type the salary with at most two figures after the point, like 500,000.50' },
    })
    expect(workOut('', '')).toEqual({
      kind: 'faults',
      faults: { salary: 'Type your salary in figures, like 500,000' },
    })
    expect(workOut('1,000,000,000,000', '')).toMatchObject({
      kind: 'faults',
      faults: { salary: expect.stringContaining('1,000,000,000,000') },
    })
  })
})

describe('startPageOf', () => {
  const user = {
    firstName: 'Adaeze',
    lastName: 'Okafor',
    dateOfBirth: '1988-03-07',
    tin: '12345678-0001',
    phoneNumber: '+2348035550142',
  } as Profile

  it('leads a signed-in person on, by the profile', () => {
    expect(startPageOf(user)).toBe('/dashboard')
    expect(startPageOf({ ...user, dateOfBirth: null })).toBe('/onboarding')
  })
  it('leads to onboarding when the profile could not be loaded', () => {
    expect(startPageOf('unknown')).toBe('/onboarding')
  })
  it('leaves visitors alone', () => {
    expect(startPageOf(null)).toBeUndefined()
    expect(startPageOf('ended')).toBe('/login')
  })
})

describe('the sample report', () => {
  it('adds up to the engine’s total', () => {
    expect(bandTableRows.map(({ tax }) => tax)).toEqual(['₦0', '₦330,000', '₦504,000'])
  })
})
