import { type Asked, type Turn, turnOf } from '../answering/index.ts'
import { askOf, decide, periodSaid, placeSaid, roleSaid } from '../deciding/index.ts'
import { confirmedSaid } from '../dialogue/index.ts'
import { type Period, read, type ReadAmount, type Reading, type Role, roleOf } from '../reading/index.ts'
import { isSaid } from './said.ts'

/** What a model takes amounts of a question to be, by the words of the person. */
export interface Labels {
  readonly roles: Readonly<Record<string, Role>>
  readonly periods: Readonly<Record<string, Period>>
}

/** A reading for the person to confirm, or why there is none. */
export type Labelled =
  { readonly turn: Turn; readonly refused?: never } | { readonly refused: string; readonly turn?: never }

const refused = (why: string): Labelled => ({ refused: why })

const plain = (words: string) => words.toLowerCase().replace(/\s+/g, ' ').trim()

/** The amounts of a question that a name means: as typed, or the same figure written otherwise. */
function meant(name: string, amounts: readonly ReadAmount[], currentYear: number): readonly ReadAmount[] {
  const typed = amounts.filter(({ words }) => plain(words) === plain(name))
  if (typed.length > 0) return typed
  const [figure, more] = read(name.slice(0, 100), { currentYear }).amounts
  // A name is the figure and nothing else: what stands beside it could be an order.
  if (figure === undefined || more !== undefined || plain(figure.words) !== plain(name)) return []
  const rates = amounts.filter(({ role }) => role === 'rate')
  return amounts.filter((amount) => isSaid(figure, [amount, ...rates.filter((rate) => rate !== amount)]))
}

/** What "I earn" may be said of. */
const isIncome = (role: Role) => ['pay', 'business', 'other'].includes(roleOf(role).kind)

/** Why an amount is not given this role; undefined where it may be. */
function faultOf(amount: ReadAmount, role: Role): string | undefined {
  const isNamed = amount.role !== undefined && amount.roleBy === 'named'
  // "I earn" leaves open what it was earned with, "I take home" that it is net does not.
  const isVerb =
    amount.roleBy === 'verb' && !(isIncome(role) && amount.role !== undefined && isIncome(amount.role))
  if (amount.role !== undefined && amount.role !== role && (isNamed || isVerb))
    return `The person said that ${amount.words} is ${roleOf(amount.role).name}.`
  if (amount.isPercent && roleOf(role).kind !== 'off') return `${amount.words} is a share and no money.`
  return undefined
}

/** The plain words that say the labels, as the person would tap them; or what is wrong with a label. */
function wordsOf(
  { roles, periods }: Labels,
  reading: Reading,
  currentYear: number,
): { readonly parts: readonly string[] } | { readonly fault: string } {
  const { amounts } = reading
  const parts: string[] = []
  for (const [name, role] of Object.entries(roles)) {
    const [amount, more] = meant(name, amounts, currentYear)
    if (amount === undefined || more !== undefined) return { fault: `The person did not say ${name} here.` }
    const fault = faultOf(amount, role)
    if (fault !== undefined) return { fault }
    if (amount.role !== role) parts.push(`${roleSaid(amount, role)}${placeSaid(reading, amount)}`)
  }
  for (const [name, period] of Object.entries(periods)) {
    const [amount, more] = meant(name, amounts, currentYear)
    if (amount === undefined || more !== undefined) return { fault: `The person did not say ${name} here.` }
    if (amount.period !== undefined && amount.period !== period && amount.periodBy !== 'usual')
      return { fault: `The person said how often ${amount.words} is.` }
    if (amount.period !== period) parts.push(`${periodSaid(amount, period)}${placeSaid(reading, amount)}`)
  }
  return { parts }
}

/**
 * A model's labels as a reading for the person to confirm. They are put into the words of a tap and read by the one
 * reader; only what comes to a figure, or to a rule of the Act, without anything missing is proposed. Nothing is
 * calculated before the tap.
 */
export function labelled(labels: Labels, message: string, turn: Turn, asked: Asked): Labelled {
  const { own } = asked
  const words = wordsOf(labels, turn.reading, own.currentYear)
  if ('fault' in words) return refused(words.fault)
  if (words.parts.length === 0) return refused('Nothing was labelled.')
  const says = confirmedSaid(words.parts)
  const next = turnOf(says, { ...asked, earlier: [...(asked.earlier ?? []), message] })
  const context = { own: own.answers, currentYear: own.currentYear, isConfirmed: false }
  const doubtless = decide({ ...next.reading, unknown: [] }, context)
  const isWhole = [next.decision, doubtless].every(({ kind }) => kind === 'sum' || kind === 'rule')
  if (!isWhole) return refused('With these labels it is still not complete, so the person is asked.')
  const { question, options } = askOf({ kind: 'sure' }, { ...next.reading, unknown: turn.reading.unknown })
  const taps = options.map(({ label }) => ({ label, says }))
  return {
    turn: {
      reading: next.reading,
      decision: {
        kind: 'ask',
        ask: { slot: 'sure', missing: 'sure', times: 0, about: '', question, options: taps },
      },
      topic: undefined,
    },
  }
}
