import { assert, boolean, constant, double, object, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkWorksheet } from './all-rules.ts'
import { readDay } from './day.ts'
import { worksheetKinds } from './kind-names.ts'

const anything = object({
  maxDepth: 3,
  values: [string(), double(), boolean(), constant(null)],
})

function faultsOf(certificates: object[]): string[] {
  const check = checkWorksheet('payments', { certificates }, 2026)
  return check.ok ? [] : Object.keys(check.faults)
}

describe.each(worksheetKinds)('the %s worksheet', (kind) => {
  it('takes anything at all without an error, and what it takes it takes again unchanged', () => {
    assert(
      property(anything, (raw) => {
        const check = checkWorksheet(kind, raw, 2026)
        const isToMend = !check.ok && Object.keys(check.faults).length > 0
        const again = check.ok ? checkWorksheet(kind, check.content, 2026) : check
        expect({ isSound: check.ok || isToMend, again }).toEqual({ isSound: true, again: check })
      }),
    )
  })
})

describe('what is typed in good faith', () => {
  it.each([
    ['2026-03-04', '2026-03-04'],
    ['2026-03-04T23:59:00Z', '2026-03-04'],
    ['4/3/2026', '2026-03-04'],
    ['04-03-26', '2026-03-04'],
    ['4 March 2026', '2026-03-04'],
    ['4th Mar, 2026', '2026-03-04'],
    ['29/2/2026', null],
    ['29/2/2024', '2024-02-29'],
    ['31/11/2026', null],
    ['March 2026', null],
    ['4 Movember 2026', null],
  ])('reads the day %s', (typed, day) => {
    expect(readDay(typed)).toBe(day)
  })

  it('is a payment with shortened amounts, words of a choice and a Tax ID without its hyphen', () => {
    const certificate = {
      payer: ' Zenith ',
      payerTaxId: '12345678 0001',
      kind: 'rent',
      gross: '1.2m',
      tax: '₦120,000',
      receipt: 551,
      on: '3 June 2026',
    }
    const check = checkWorksheet('payments', { certificates: [{}, { payer: ' ' }, certificate] }, 2026)
    expect(check).toEqual({
      ok: true,
      content: {
        certificates: [
          {
            payer: 'Zenith',
            payerTaxId: '12345678-0001',
            kind: 'rent',
            gross: 1_200_000,
            tax: 120_000,
            receipt: '551',
            on: '2026-06-03',
          },
        ],
        instalments: [],
      },
    })
  })

  it('is refused box by box with how to mend it', () => {
    const check = checkWorksheet(
      'payments',
      { certificates: [{ payer: 'Zenith', kind: 'gift', gross: '-5', tax: 'x', on: '1/1/2025' }] },
      2026,
    )
    expect(check).toEqual({
      ok: false,
      faults: {
        'certificates.0.kind': expect.stringContaining('Choose one of') as string,
        'certificates.0.gross': expect.stringContaining('without a minus') as string,
        'certificates.0.tax': expect.stringContaining('in figures') as string,
        'certificates.0.on': 'Type a day in 2026: this worksheet is of that year',
      },
    })
  })

  it('is told at the row as it was typed, blank rows before it or not', () => {
    const certificate = { payer: 'Zenith', kind: 'rent', gross: 100, tax: 10, receipt: 'R1' }
    const other = { ...certificate, tax: 20 }
    const [fault = ''] = faultsOf([certificate, other])
    expect(fault).toMatch(/^certificates\.1\./)
    expect(faultsOf([{}, certificate, { payer: ' ' }, other])).toContain(fault.replace('.1.', '.3.'))
  })

  it('is bounded', () => {
    const rows = Array.from({ length: 61 }, () => ({ on: '1/1/2026', amount: 1 }))
    expect(checkWorksheet('payments', { instalments: rows }, 2026)).toEqual({
      ok: false,
      faults: { instalments: 'At most 60 rows fit here' },
    })
  })
})

describe('a box that is for some only', () => {
  const row = { name: 'Shop', kind: 'trade', dailyTakings: '5k', daysOpen: 'many' }
  it('is checked for them', () => {
    expect(checkWorksheet('business', { records: 'no', businesses: [row] }, 2026)).toEqual({
      ok: false,
      faults: { 'businesses.0.daysOpen': 'Type a whole number from 1 to 366' },
    })
  })

  it.each([
    [{ records: 'yes', businesses: [row] }],
    [{ businesses: [row] }],
    [{ records: 'no', businesses: [{ ...row, kind: 'letting' }] }],
  ])('is left out for the others: %j', (raw) => {
    const check = checkWorksheet('business', raw, 2026)
    expect(check.ok && check.content).toMatchObject({ businesses: [{ name: 'Shop' }] })
    expect(JSON.stringify(check)).not.toMatch(/dailyTakings|daysOpen/)
  })
})
