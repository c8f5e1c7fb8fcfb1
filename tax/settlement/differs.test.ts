import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { employee } from '../cases/case.ts'
import { explain } from '../explanation/index.ts'
import { formatNaira } from '../money/format.ts'
import { fillsBeside } from '../worksheets/beside.ts'
import type { Worksheets } from '../worksheets/kinds.ts'
import { type WithheldKind, withheldKinds } from '../worksheets/payments/withheld-kinds.ts'
import { settle } from './settle.ts'
import { answerOfKind } from './withheld.ts'

const taxYear = 2026
const naira = fc.integer({ min: 1, max: 5_000_000 })
const said = /of pay, your answers/

function settled(answers: ReturnType<typeof employee>, worksheets: Worksheets) {
  const { result, act } = explain(answers, { currentYear: taxYear })
  return settle({ answers, result, act, worksheets, taxYear })
}

/** Twelve payslips of one employer. */
const payOf = (salary: number, bonus: number): Worksheets => ({
  pay: {
    employers: [{ name: 'A Ltd' }],
    payslips: Array.from({ length: 12 }, (_, index) => ({
      employer: 1,
      month: String(index + 1) as '1',
      salary,
      ...(index === 0 ? { bonus } : {}),
    })),
  },
})

describe('payslips beside the answers', () => {
  it('that fill them agree, and nothing is said', () => {
    fc.assert(
      fc.property(naira, naira, (salary, bonus) => {
        const worksheets = payOf(salary, bonus)
        const before = employee({ salary: 1 })
        const fills = worksheets.pay ? fillsBeside('pay', worksheets.pay, { answers: before, taxYear }) : {}
        expect(settled({ ...before, ...fills }, worksheets).remarks.join(' ')).not.toMatch(said)
      }),
      { numRuns: 50 },
    )
  })

  it('that came to another sum are named with both sums', () => {
    fc.assert(
      fc.property(naira, naira, naira, (salary, bonus, more) => {
        const sum = salary * 12 + bonus
        const [remark] = settled(employee({ salary: sum + more }), payOf(salary, bonus)).remarks.filter(
          (words) => said.test(words),
        )
        expect(remark).toContain(`has ${formatNaira(sum)} of pay, your answers ${formatNaira(sum + more)}.`)
      }),
      { numRuns: 50 },
    )
  })
})

describe('a certificate beside the answers', () => {
  it.each(Object.keys(withheldKinds) as WithheldKind[])(
    '%s: its line says whether its income is missing',
    (kind) => {
      const certificate = { payer: 'A plc', kind, gross: 1_000_000, tax: 50_000, receipt: 'R-1' }
      const worksheets: Worksheets = { payments: { certificates: [certificate], instalments: [] } }
      const answer = (answerOfKind as Partial<Record<WithheldKind, string>>)[kind]
      const notesOf = (answers: ReturnType<typeof employee>) =>
        settled(answers, worksheets).lines.flatMap(({ id, notes }) =>
          id.startsWith('withheld') ? notes : [],
        )
      const without = notesOf(employee({ salary: 6_000_000 })).filter((note) => note.includes('add it'))
      // A dividend's tax is final: it has no line of credit.
      expect(without).toHaveLength(answer === undefined || kind === 'dividend' ? 0 : 1)
      const earned = answer === undefined ? {} : { [answer]: 1_000_000 }
      expect(notesOf(employee({ salary: 6_000_000, ...earned }))).toEqual([])
    },
  )
})
