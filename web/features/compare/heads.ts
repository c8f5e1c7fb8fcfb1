import type { Submission } from '../../../contract/http/index.ts'
import { momentInWords } from '../../moment.ts'
import { dayInWords, yearInWords } from '../calculations/index.ts'
import type { Head } from './ComparedTable.tsx'

/** "Tax Year 2026, If I take the new job, completed 14 November 2026": as a list names it. */
const nameOf = (each: Submission): string => `${named(each)}, completed ${dayInWords(each.completedAt)}`

const named = ({ answers, label }: Submission): string =>
  [yearInWords(answers), label].filter(Boolean).join(', ')

/** The names of a list by id; those that would be called the same tell their time of the day (Lagos) too. */
export function namesOf(list: readonly Submission[]): ReadonlyMap<string, string> {
  const isAlike = (name: string) => list.filter((each) => nameOf(each) === name).length > 1
  return new Map(
    list.map((each) => {
      const name = nameOf(each)
      return [each.id, isAlike(name) ? `${named(each)}, completed ${momentInWords(each.completedAt)}` : name]
    }),
  )
}

/** What stands over the two columns: two that are called the same are numbered. */
export function headsOf(one: Submission, other: Submission): readonly [Head, Head] {
  const [first, second] = [headOf(one), headOf(other)]
  return first.title === second.title
    ? [numbered(first, 'first'), numbered(second, 'second')]
    : [first, second]
}

function headOf({ answers, label, completedAt }: Submission): Head {
  const year = yearInWords(answers)
  const day = dayInWords(completedAt)
  return label ? { title: label, about: `${year}, ${day}` } : { title: year, about: day }
}

const numbered = ({ title, about }: Head, number: string): Head => ({ title: `${title}, ${number}`, about })
