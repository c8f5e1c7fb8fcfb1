import type { ReadAmount, Reading } from '../reading/index.ts'
import { withAmounts } from './change.ts'
import { wordsIn } from './goes-on.ts'
import type { Known } from './known.ts'

/** Asks for what lies between two figures that were told. */
const asksBetween =
  /\b(?:difference|differ|how much (?:more|less|extra|higher|lower|better)|(?:what|which|how much).{0,12}\b(?:more|less|gap|change|changed|save|saved)|wetin change|by how much)\b/i

const asksTogether = /\b(?:total|together|both|the two|combined|altogether|add (?:them|it|am|both)|sum)\b/i

/** "Total for both?" after what two people pay: both, each alone; undefined where the last two sums are of one person. */
export function together({ reading, before }: Known, said: Reading): Reading | undefined {
  const isAsked = said.amounts.length === 0 && wordsIn(said.text) <= 10 && asksTogether.test(said.text)
  if (!isAsked || reading === undefined || before === undefined) return undefined
  const [one, other] = [before, reading].map(({ amounts }) => new Set(amounts.map(({ person }) => person)))
  const [first] = one ?? []
  const [second] = other ?? []
  if (one?.size !== 1 || other?.size !== 1 || first === second) return undefined
  return withAmounts({ ...reading, text: `${reading.text}\n${said.text}`, intent: 'tax' }, [
    ...before.amounts,
    ...reading.amounts,
  ])
}

/** "What is the difference?" after two sums: one beside the other; undefined where nothing tells them apart. */
export function between({ reading, before }: Known, said: Reading): Reading | undefined {
  const isAsked = said.amounts.length === 0 && wordsIn(said.text) <= 14 && asksBetween.test(said.text)
  if (!isAsked || said.isOwn || said.zero.length > 0 || said.years.length > 0) return undefined
  if (reading === undefined || before === undefined) return undefined
  const isPaired = [...reading.amounts, ...before.amounts].some(({ pair }) => pair !== undefined)
  if (isPaired || reading.years.length > 1 || before.years.join() !== reading.years.join()) return undefined
  const gone = before.amounts.filter((amount) => !reading.amounts.includes(amount))
  const come = reading.amounts.filter((amount) => !before.amounts.includes(amount))
  if (gone.length + come.length === 0) return undefined
  const kept = reading.amounts.filter((amount) => before.amounts.includes(amount))
  // Of two people, the money of one stands beside that of the other.
  const isOfOne = new Set([...gone, ...come].map(({ person }) => person)).size === 1
  const side = (amount: ReadAmount, pair: 0 | 1): ReadAmount => ({
    ...amount,
    pair,
    ...(!isOfOne && { person: undefined }),
  })
  return withAmounts(
    { ...reading, text: `${reading.text}\n${said.text}`, intent: 'difference', display: said.display },
    [...kept, ...gone.map((amount) => side(amount, 0)), ...come.map((amount) => side(amount, 1))],
  )
}
