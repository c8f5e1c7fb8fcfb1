import type { Figures } from './figures.ts'
import type { Cause, Line, State, Verdict } from './line.ts'
import { causeLines } from './lines/causes.ts'
import { moneyLines } from './lines/money.ts'
import { queueLines } from './lines/queues.ts'
import { requestLines } from './lines/requests.ts'
import { workLines } from './lines/work.ts'
import { typedBy } from './start-way.ts'

/** Every line of the status page; causes come before what stands on them. */
export const lines: readonly Line[] = [
  ...causeLines,
  ...queueLines,
  ...moneyLines,
  ...workLines,
  ...requestLines,
]

/** A line with what it says now. */
export type Part = Omit<Line, 'judge' | 'command'> &
  Omit<Verdict, 'command' | 'touches'> & {
    /** As it is typed where the product was started as it was here. */
    command: string
  }

const order: readonly State[] = ['down', 'slow', 'unknown', 'working']

/** The line that does not work and on which `cause` stands in the end; undefined where `cause` works. */
function rootOf(parts: readonly Part[], cause: Cause): string | undefined {
  const line = parts.find(({ name, state }) => name === cause && state === 'down')
  return line && ((line.cause && rootOf(parts, line.cause)) ?? line.name)
}

/** Every part of the product with its state, the worst first; one that is not known because of another only names it. */
export function judge(figures: Figures): Part[] {
  const way = typedBy(figures.startedBy, figures.keepsLogin, figures.setApart)
  const parts = lines.map(({ judge: look, ...line }): Part => {
    const said: Omit<Line, 'judge'> & Verdict = { ...line, ...look(figures) }
    return { ...said, command: said.command(way) }
  })
  return parts
    .map((part): Part => {
      const root = part.cause && rootOf(parts, part.cause)
      return root ? { ...part, state: 'unknown', figure: 'Could not be read', advice: `See ${root}.` } : part
    })
    .sort((one, other) => order.indexOf(one.state) - order.indexOf(other.state))
}

const said: readonly (readonly [state: State, one: string, several: string])[] = [
  ['down', 'needs mending', 'need mending'],
  ['slow', 'needs a look', 'need a look'],
  ['unknown', 'is not known', 'are not known'],
]

/** The overall state in a sentence, the page's heading: counts every part that is not working. */
export function inOneSentence(parts: readonly Part[]): string {
  const [first, ...others] = said.flatMap(([state, one, several]) => {
    const count = parts.filter((part) => part.state === state).length
    return count === 0 ? [] : [{ count, does: count === 1 ? one : several }]
  })
  if (!first) return 'Everything works'
  const subject = first.count === 1 ? 'One part' : `${first.count} parts`
  return [`${subject} ${first.does}`, ...others.map(({ count, does }) => `${count} ${does}`)].join(', ')
}
