import { amountSaid } from '../deciding/index.ts'
import type { Turn } from '../answering/index.ts'
import { type ReadAmount, roleOf } from '../reading/index.ts'

const amountInWords = (amount: ReadAmount): string => {
  const { role, period, periodBy, words } = amount
  const meant = role === undefined ? 'not known what it is' : roleOf(role).name
  const often =
    period === undefined ? 'not said how often' : periodBy === 'usual' ? 'usual period' : 'as said'
  return `“${words}”: ${meant}, ${amountSaid(amount, period)} (${often})`
}

/** How a question was read, with what was said before, as text for a language model. */
export function described({ reading, decision }: Pick<Turn, 'reading' | 'decision'>): string {
  const { amounts, zero, unknown } = reading
  return [
    ...(amounts.length === 0 ? ['No amounts were said.'] : amounts.map(amountInWords)),
    ...zero.map((role) => `${roleOf(role).name}: said to be nothing`),
    ...(unknown.length === 0 ? [] : [`Words not known: ${unknown.join(', ')}.`]),
    ...(decision.kind === 'ask' ? [`Missing: ${decision.ask.question}`] : []),
  ].join('\n')
}
