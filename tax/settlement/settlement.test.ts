import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { RawAnswers } from '../answers/raw-answers.ts'
import { employee } from '../cases/case.ts'
import { settlementCases } from '../cases/settlement.ts'
import { explain } from '../explanation/index.ts'
import { soundAnswers } from '../testing/arbitraries.ts'
import { unknownFigures } from '../testing/figures.ts'
import { actOracle } from '../testing/act-oracle.ts'
import { oracleBalance, oracleLateReturn, oracleWithheld } from '../testing/settlement-oracle.ts'
import { checkWorksheet } from '../worksheets/all-rules.ts'
import type { WorksheetKind } from '../worksheets/kind-names.ts'
import type { Worksheets } from '../worksheets/kinds.ts'
import { checkRate } from '../worksheets/payments/rate-check.ts'
import type { Certificate, Instalment } from '../worksheets/payments/sheet.ts'
import { type WithheldKind, withheldKinds } from '../worksheets/payments/withheld-kinds.ts'
import { settle } from './settle.ts'

const context = { currentYear: 2026 }

function settled(answers: RawAnswers, worksheets: Worksheets) {
  const { result, act } = explain(answers, context)
  return settle({ answers, result, act, worksheets, taxYear: Number(answers.taxYear) })
}

describe.each(settlementCases)('$id: $about', ({ answers, worksheets, ...expected }) => {
  const settlement = settled(answers, worksheets)

  it('comes to the naira', () => {
    expect(settlement.balance).toMatchObject(expected.balance)
    expect(settlement.left).toBe(expected.balance.act ?? expected.balance.estimate)
  })

  it('is late by what the law names', () => {
    const late = settlement.late.map(({ id, amounts }) => [id, ...amounts.map(({ amount }) => amount)])
    expect(late).toEqual([
      ...(expected.lateReturn ? [['return', ...expected.lateReturn]] : []),
      ...(expected.latePayment ? [['payment', expected.latePayment]] : []),
    ])
  })

  it('cites the section of every line and of every step of the Act', () => {
    const isAct = expected.balance.act !== null
    const cited = [
      ...settlement.lines,
      settlement.balance,
      ...(isAct ? settlement.steps : []),
      ...settlement.late,
    ]
    expect(cited.filter(({ source }) => source.trim() === '')).toEqual([])
  })

  it('says no figure but of the law and of the person', () => {
    const own = new Set(
      [
        ...[...settlement.lines, settlement.balance].flatMap(({ estimate, act }) => [estimate, act ?? 0]),
        ...settlement.late.flatMap(({ amounts }) => amounts.map(({ amount }) => amount)),
        ...(worksheets.payments?.certificates ?? []).flatMap(({ gross, tax }) => [gross, tax]),
        Number(answers.foreignTaxPaid ?? 0),
        471_520,
        200_000,
      ].map((amount) => `₦${Math.abs(amount).toLocaleString('en')}`),
    )
    const texts = [
      ...settlement.remarks,
      ...settlement.lines.flatMap(({ label, notes }) => [label, ...notes]),
      ...settlement.steps.map(({ words }) => words),
      ...settlement.late.flatMap(({ words, notes }) => [words, ...notes]),
    ]
    const unknown = texts.flatMap((text) => unknownFigures(text)).filter((figure) => !own.has(figure))
    expect(unknown).toEqual([])
  })

  it('is made of worksheets as they are kept', () => {
    const kept = Object.entries(worksheets) as [WorksheetKind, Worksheets[WorksheetKind]][]
    const checks = kept.map(([kind, content]) => checkWorksheet(kind, content, Number(answers.taxYear)))
    expect(checks).toEqual(kept.map(([, content]) => ({ ok: true, content })))
  })
})

const kinds = Object.keys(withheldKinds) as WithheldKind[]
const naira = fc.integer({ min: 0, max: 10_000_000_000 }).map((kobo) => kobo / 100)
const certificate: fc.Arbitrary<Certificate> = fc.record(
  {
    payer: fc.constantFrom('Ade', 'ade ', 'Bola', 'Chi'),
    kind: fc.constantFrom(...kinds),
    gross: naira,
    tax: naira,
    receipt: fc.constantFrom('1', '2', ' 2', 'A 3', 'a3', '4', '5'),
  },
  { requiredKeys: ['payer', 'kind', 'gross', 'tax'] },
)
const instalment: fc.Arbitrary<Instalment> = fc.record({
  on: fc.constantFrom('2026-12-01', '2027-03-31', '2027-04-01', '2027-08-31'),
  amount: naira,
})
const paid = fc.record({
  certificates: fc.array(certificate, { maxLength: 60 }),
  instalments: fc.array(instalment, { maxLength: 5 }),
})
const person = fc.record({
  // Above the minimum wage, so that all of it is total income.
  salary: fc.integer({ min: 900_000, max: 80_000_000 }),
  foreignIncome: fc.integer({ min: 0, max: 80_000_000 }),
  foreignTaxPaid: fc.integer({ min: 0, max: 30_000_000 }),
  payeTaken: naira,
  resident: fc.constantFrom('yes', 'no'),
})
const kobo = (amount: number) => BigInt(Math.round(amount * 100))
const plain = (text: string) => text.replace(/\s/g, '').toLowerCase()

test('the balance is the tax less what is credited, to the kobo, whatever the order and whatever is typed twice', () => {
  fc.assert(
    fc.property(person, paid, fc.nat(), (facts, payments, seed) => {
      const answers = employee(facts)
      const { certificates } = payments
      const own = settled(answers, { payments })
      const oracle = actOracle({ ...answers, status: 'employee', taxYear: 2026 })
      const told = {
        paye: [kobo(facts.payeTaken)],
        certificates: certificates.map(({ payer, kind, tax, receipt }) => ({
          payer: payer.trim().toLowerCase(),
          kind,
          tax: kobo(tax),
          receipt: receipt === undefined ? null : plain(receipt),
        })),
        instalments: payments.instalments.map(({ amount }) => kobo(amount)),
        abroad: facts.resident === 'no',
      }
      const credit = oracle.foreignTaxCredit * 100n
      const byAct = oracleBalance({ ...told, tax: oracle.totalTax * 100n + credit, foreignCredit: credit })
      const estimate = kobo(explain(answers, context).result.totalTax)
      expect([kobo(own.balance.act ?? 0), kobo(own.balance.estimate)]).toEqual([
        byAct,
        oracleBalance({ ...told, tax: estimate, foreignCredit: 0n }),
      ])
      // Every line but tax and balance takes off, and together they come to the balance.
      const sums = own.lines
      expect(sums.slice(1).every((line) => line.estimate <= 0 && (line.act ?? 1) <= 0)).toBe(true)
      expect(sums.reduce((sum, line) => sum + kobo(line.act ?? 0), 0n)).toBe(byAct)
      // A refund is claimed exactly where more was paid than is due.
      const ids = own.steps.map(({ id }) => id)
      expect([ids.includes('refund'), ids.includes('pay')]).toEqual([own.left < 0, own.left > 0])
      const turned = certificates.map((_, row) => certificates[(row + seed) % certificates.length]!)
      const others = { ...payments, certificates: [...turned.toReversed(), ...certificates.slice(0, 3)] }
      expect(settled(answers, { payments: others }).balance).toEqual(own.balance)
    }),
    { numRuns: 300 },
  )
})

test('the credit for tax paid abroad is never above the tax on that income', () => {
  fc.assert(
    fc.property(person, (facts) => {
      const answers = employee({ ...facts, resident: 'yes' })
      const [tax, credit] = settled(answers, {}).lines
      const isCredit = credit?.id === 'foreign-credit'
      const all = BigInt(facts.salary + facts.foreignIncome)
      // Doubled, for the half naira of rounding.
      const most = 2n * kobo(tax?.act ?? 0) * BigInt(facts.foreignIncome) + 100n * all
      const taken = isCredit ? -kobo(credit.act ?? 0) : 0n
      expect(taken <= kobo(facts.foreignTaxPaid) && 2n * taken * all <= most).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test.each<[string, RawAnswers, Worksheets, RegExp]>([
  ['nobody knows where', {}, {}, /main home was on 1 January.*etax\.lirs\.net.*Nigeria Revenue Service/],
  ['Lagos', {}, { details: { stateOfResidence: 'lagos' } }, /at etax\.lirs\.net: Lagos State/],
  ['Ogun', {}, { details: { stateOfResidence: 'ogun' } }, /ask how it takes it: .*Ogun State\./],
  ['abroad', { resident: 'no' }, {}, /Nigeria Revenue Service \(NRS\)\.$/],
])('%s: the return says where it goes', (_where, facts, worksheets, words) => {
  const { steps } = settled(employee({ salary: 6_000_000, ...facts }), worksheets)
  expect(steps.find(({ id }) => id === 'file')?.words).toMatch(words)
})

test.each<[string, RawAnswers, Worksheets, RegExp]>([
  [
    'where somebody lived',
    { resident: 'yes' },
    { payments: { certificates: [], instalments: [], resident: 'no' } },
    /differ on whether you lived in Nigeria/,
  ],
  [
    'how much PAYE was taken',
    { payeTaken: 500_000 },
    { pay: { employers: [{ name: 'A Ltd', salary: 6_000_000, paye: 400_000 }], payslips: [] } },
    /worksheet has ₦400,000 of PAYE, your answers ₦500,000\. The worksheet counts/,
  ],
])('a worksheet and answers that differ on %s are told', (_what, facts, worksheets, words) => {
  const told = (given: RawAnswers, of: Worksheets) =>
    settled(employee({ salary: 6_000_000, ...given }), of).remarks.filter((remark) => words.test(remark))
  expect([told(facts, worksheets), told(facts, {})].map(({ length }) => length)).toEqual([1, 0])
})

test.each([
  [0, 1],
  [1_000_000, 1],
  [3_000_000, 0],
])('rent of 3,000,000 of somebody abroad, ₦%i on certificates: %i remark', (gross, count) => {
  const certificates = gross === 0 ? [] : [{ payer: 'Ade', kind: 'rent', gross, tax: gross / 10 } as const]
  const told = (resident: 'yes' | 'no') =>
    settled(employee({ rentalIncome: 3_000_000, resident }), {
      payments: { certificates, instalments: [] },
    }).remarks.filter((remark) => remark.includes('what nobody withheld'))
  expect([told('no'), told('yes')].map(({ length }) => length)).toEqual([count, 0])
})

test('every rate is the one of the table', () => {
  for (const kind of kinds)
    for (const isAbroad of [false, true])
      for (const hasNumber of [false, true]) {
        const gross = 123_456_700
        const exact = oracleWithheld(kind, BigInt(gross) * 100n, isAbroad, hasNumber)
        const check = checkRate({ payer: 'Ade', kind, gross, tax: 0 }, { isAbroad, hasNumber })
        expect([kind, check?.due ?? null]).toEqual([kind, exact === null ? null : exact / 1_000n])
        if (exact === null) continue
        const tax = Number(exact / 1_000n) / 100
        expect(checkRate({ payer: 'Ade', kind, gross, tax }, { isAbroad, hasNumber })?.fit).toBe('fits')
      }
})

test('a return is late by the months that have begun, and by those that are over', () => {
  const days = Array.from({ length: 275 }, (_, index) => new Date(Date.UTC(2027, 2, 31 + index)))
  for (const day of days) {
    const filedOn = day.toISOString().slice(0, 10)
    const payments = { certificates: [], instalments: [], filedOn }
    const [late] = settled(employee({ salary: 0 }), { payments }).late
    const last = new Date(Date.UTC(2027, day.getUTCMonth() + 1, 0)).getUTCDate()
    const oracle = oracleLateReturn(day.getUTCMonth() + 1, day.getUTCDate(), last)
    const amounts = late?.amounts.map(({ amount }) => amount) ?? null
    const both = oracle === null ? null : [...new Set([oracle.begun, oracle.whole])]
    expect([filedOn, amounts]).toEqual([filedOn, both])
  }
})

test('anybody is settled, of any year', () => {
  fc.assert(
    fc.property(soundAnswers, paid, (answers, payments) => {
      const { result, act } = explain(answers, context)
      const taxYear = act === null ? 2025 : 2026
      const { balance, left, lines } = settle({ answers, result, act, worksheets: { payments }, taxYear })
      const sum = lines.reduce((all, { estimate }) => all + kobo(estimate), 0n)
      expect([sum, act === null]).toEqual([kobo(balance.estimate), balance.act === null])
      expect(left).toBe(balance.act ?? balance.estimate)
    }),
    { numRuns: 300 },
  )
})
