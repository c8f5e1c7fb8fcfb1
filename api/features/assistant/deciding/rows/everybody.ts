import type { Case, Decision } from '../decision.ts'
import { asksFigure } from '../facts/asks-figure.ts'
import { peopleIn } from '../facts/people.ts'
import { prepare } from '../facts/prepare.ts'
import type { Row } from '../row.ts'
import { articlesOf, caseOn, remarksOf, type Worked } from './cases.ts'

/** Asked of all who are named, and not of the person alone. */
const ofAll =
  /\b(?:both|the two|two|all|each|three) of us\b|\bus both\b|\b(?:me and|i and)\b.{0,30}\b(?:together|add|total|both|each)\b|\b(?:do|will|would|should|must|can) we\b|\bwe (?:pay|owe|go pay)\b|\bour (?:combined |joint |total |family )?(?:tax|taxes|paye)\b|\b(?:together|combined|altogether|added (?:up|together)|add (?:it|them|am|both)|in total|household|for both|both (?:taxes|tax))\b/i

/**
 * Everybody pays tax alone: where several people are named and the tax of all is asked, or whoever asks is none of them, each
 * has a figure of their own.
 */
export const everybody: Row = (reading, context): Decision | undefined => {
  const people = peopleIn(reading.amounts)
  const isOfOthers = !people.includes(undefined)
  if (!asksFigure(reading) || reading.intent !== 'tax' || people.length < 2) return undefined
  if (!isOfOthers && !ofAll.test(reading.text)) return undefined
  const worked: Worked[] = []
  for (const person of people) {
    const amounts = reading.amounts
      .filter((amount) => amount.person === person)
      .map((amount) => ({ ...amount, person: undefined }))
    const prepared = prepare({ ...reading, amounts }, context).found
    const [year, otherYear] = prepared?.years ?? []
    if (prepared === undefined || year === undefined || otherYear !== undefined) return undefined
    const [supposed, otherWay] = prepared.supposed
    if (otherWay !== undefined) return undefined
    const label = { kind: 'person', person: person ?? null } as const
    const one = caseOn(prepared, { supposed, side: undefined, year, label }).found
    if (one === undefined) return undefined
    worked.push({ ...one, remarks: remarksOf(prepared, [one]) })
  }
  const [first, ...rest] = worked.map((one): Case => one.case)
  if (first === undefined) return undefined
  return {
    kind: 'sum',
    sum: { kind: 'tax', cases: [first, ...rest] },
    remarks: worked.flatMap(({ remarks }) => remarks),
    articles: articlesOf(worked),
  }
}
