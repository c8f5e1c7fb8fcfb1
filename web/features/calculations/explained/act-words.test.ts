import { expect, test } from 'vitest'
import { explain, formatNaira, type RawAnswers, togetherInWords } from '../../../../tax/index.ts'
import { actLedger, groundNotes, sameTotalInWords } from './act-words.ts'
import { askedFacts, stillOpenInWords } from './asked-facts.ts'

const employee = {
  status: 'employee',
  taxYear: 2026,
  pensionContribution: 0,
  nhfContribution: 0,
  nhisContribution: 0,
} as const
const expatriate = {
  ...employee,
  salary: 60_000_000,
  vehicleBenefit: 40_000_000,
  rentPaidByEmployer: 15_000_000,
  domesticStaffCost: 1_800_000,
} as const

function told(answers: RawAnswers) {
  const { act, result } = explain(answers, { currentYear: 2026 })
  if (act === null) throw new Error('The Act reads every year from 2026')
  return { act, own: result.totalTax, asked: askedFacts(act, answers) }
}

test('the questions follow from the answers, rare ones apart, and are counted while open', () => {
  const before = told(expatriate)
  expect(before.asked.common.flatMap(({ facts }) => facts)).not.toContain('carCost')
  expect(stillOpenInWords(before.asked)).toBe('2 questions may change it')
  const owned = told({ ...expatriate, carOwner: 'employer' })
  expect(owned.asked.common[0]?.facts).toEqual(['carOwner', 'carCost', 'carOwnExpense'])
  expect(owned.asked.rare.flatMap(({ facts }) => facts)).toContain('armedForces')
  const all = {
    ...expatriate,
    carOwner: 'hired',
    carHire: 1,
    homeValue: 1,
    homeMonths: 12,
    jobs: '1',
  } as const
  expect(stillOpenInWords(told(all).asked)).toBe('Only less common questions are open')
  expect(stillOpenInWords(told({ ...all, armedForces: 'none' }).asked)).toBe('All answered')
  expect(stillOpenInWords({ open: { common: 1, rare: 1 } })).toBe('1 question may change it')
})

test('the sum leads from the estimate to the Act’s total, and says why the effects do not add up', () => {
  const saver = { ...employee, salary: 6_000_000, rentPaidBySelf: 1_500_000, dividendsNigeria: 5_000_000 }
  const { act, own } = told({ ...saver, interest: 2_300_000, interestBonds: 1_200_000 })
  const rows = actLedger(act, own, 'Total Tax Due').map(({ label, amount }) => [label, amount])
  expect(rows.slice(-3)).toEqual([
    ['Total Tax Due', formatNaira(own)],
    ['All together', `−${formatNaira(own - act.totalTax)}`],
    ['By the Act', formatNaira(act.totalTax)],
  ])
  expect(togetherInWords(act, own)).toContain('Each is counted alone here.')
  const one = told({ ...employee, salary: 6_000_000, dividendsNigeria: 1_000_000 })
  expect(togetherInWords(one.act, one.own)).toBeNull()
})

test('what stands beside the bands is a line of its own', () => {
  const business = { ...employee, status: 'self-employed', businessIncome: 2_400_000 } as const
  const { act, own } = told({ ...business, businessRecords: 'no', businessTurnover: 30_000_000 })
  const rows = JSON.stringify(actLedger(act, own, 'Total Tax Due'))
  expect(rows).toMatch(/turnover of your business[^}]*₦300,000/)
})

test('a difference names who reports it and what is not certain', () => {
  const { act } = told({ ...expatriate, interest: 1_000_000, interestShortTerm: 800_000 })
  const notes = act.parts.flatMap((part) => groundNotes(part))
  expect(notes.some((words) => words.startsWith('Reported, not read in the Act: '))).toBe(true)
  expect(notes.filter((words) => words.startsWith('Section'))).toEqual([])
})

test('where nothing differs the Act’s total is said all the same', () => {
  expect(sameTotalInWords(told({ ...employee, salary: 2_400_000 }).act)).toContain(
    'By the Act the tax is the same until you answer: Your employers. It comes to ₦240,000.',
  )
  // Of whoever earns more, few have a job at the minimum wage beside it.
  expect(sameTotalInWords(told({ ...employee, salary: 6_000_000 }).act)).toContain(
    'By the Act the tax is the same. It comes to ₦870,000.',
  )
})
