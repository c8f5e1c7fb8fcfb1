import type { Submission } from '../../../contract/http/index.ts'
import { dayInWords, yearInWords } from '../calculations/index.ts'
import type { Head } from './ComparedTable.tsx'

/** "Tax Year 2026, If I take the new job, completed 14 November 2026": as a list names it. */
export function nameOf({ answers, label, completedAt }: Submission): string {
  return [yearInWords(answers), label, `completed ${dayInWords(completedAt)}`].filter(Boolean).join(', ')
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
