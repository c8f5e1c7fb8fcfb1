import { isSoft, type ReadAmount, read, type Reading, roleOf } from '../reading/index.ts'
import { isIncome } from './change.ts'
import { isAgain, isAsking, wordsIn } from './goes-on.ts'
import type { Known } from './known.ts'

/** Messages that change what was said, and add nothing to it. */
const changing: ReadonlySet<string> = new Set(['corrects', 'instead', 'without'])

/** Whether a message tells and asks nothing, so that the next one may go on with it. */
const tells = ({ text, relations, intent }: Reading): boolean =>
  !isAsking(text) && intent !== 'chat' && !relations.some(({ kind }) => changing.has(kind))

/** A story of more is no message before a question. */
const mostMessages = 8
const mostLetters = 1_500

/**
 * What was told so far without a question, with a message more; nothing after a question or a change, and no beginning
 * with what goes on with an earlier sum.
 */
export const storyAfter = (
  story: readonly string[],
  said: Reading,
  isOfEarlier: boolean,
): readonly string[] => {
  const longer = [...story, said.text]
  const isBounded = longer.length <= mostMessages && longer.join('').length <= mostLetters
  return tells(said) && isBounded && !(story.length === 0 && isOfEarlier) ? longer : []
}

/** Names more of what comes in, and nothing in its place. */
const more =
  /\b(?:also|plus|besides|as well|in addition|on top|another|other|second|new (?:job|work|place|one)|side|too|join|later|then|after that)\b/i
/** Asks for the sum of all that was told. */
const asksAll =
  /\b(?:tax|paye|owe|take ?-?home)\b[^.?!]*\b(?:year|all|total|altogether|everything|together|now|two|both)\b|\b(?:all|total|everything|altogether)\b[^.?!]*\b(?:tax|paye)\b/i

/** Asks for what was asked about before, and what is told now, as one sum. */
const joinsAll =
  /\b(?:join|add|combine|put) (?:the two|both|them|everything|all|am)\b|\b(?:tax|total|everything)\b[^.?!]*\b(?:for|of|on) (?:both|the two|everything|all of (?:it|them))\b|\bboth together\b/i

const isClean = ({ unplaced, dangling, traps }: Reading): boolean =>
  unplaced.length + dangling.length + traps.filter((trap) => !isSoft(trap)).length === 0

const inOrder = (told: readonly string[]): string => told.toSorted((a, b) => a.localeCompare(b)).join('; ')
const rolesOf = ({ amounts }: Reading): string => inOrder(amounts.map(({ role }) => role ?? ''))
const figuresOf = ({ amounts }: Reading): string =>
  inOrder(
    amounts.map(({ role, value, isPercent, period, times }) =>
      [role, value, isPercent, period, times].join(' '),
    ),
  )

/** Whether one reading has the same kinds of money as another, and says more of them: a share of what, of which months. */
const tellsMore = (one: Reading, other: Reading): boolean =>
  rolesOf(one) === rolesOf(other) && figuresOf(one) !== figuresOf(other)

/** Whether an amount is another than all that were told: of another kind, of other months, or by its words. */
function isMore(amount: ReadAmount, known: Reading, { text }: Reading): boolean {
  if (!isIncome(amount)) return true
  const alike = known.amounts.filter(
    (each) =>
      isIncome(each) &&
      each.role !== undefined &&
      amount.role !== undefined &&
      roleOf(each.role).kind === roleOf(amount.role).kind,
  )
  return (
    alike.length === 0 ||
    more.test(text) ||
    (amount.times !== undefined && alike.every(({ times }) => times !== undefined))
  )
}

/** Whether a message goes on with what was told: it adds to it, or asks for the sum of it. */
const isOfStory = (known: Reading, reading: Reading): boolean =>
  reading.amounts.length === 0
    ? isAgain(reading.text) || (wordsIn(reading.text) <= 12 && asksAll.test(reading.text))
    : reading.amounts.every((amount) => isMore(amount, known, reading))

/** As one message, a sentence each. */
const asOne = (texts: readonly string[]): string =>
  texts.map((text) => (/[.?!,;:]\s*$/.test(text) ? text : `${text}.`)).join(' ')

/**
 * "I was a cashier on 320k a month until April", then "from May my food truck left 210k a month", then "what is my tax?":
 * what a person tells message by message before a question is read as if it had been one message. Nothing of it is
 * counted before the person has seen the whole reading, and nothing of it is forgotten.
 * @param other what the message comes to without that.
 * @returns undefined where the message has nothing to do with what was told, or `other` has all of it.
 */
export function told(
  { story: since, reading: known }: Known,
  said: Reading,
  other: Reading,
  context: { readonly currentYear: number },
): Reading | undefined {
  // "Join the two": what an earlier question was about is part of it.
  const isJoined = joinsAll.test(said.text) && known !== undefined
  const story = since.length === 0 && isJoined ? [known.text] : since
  if (story.length === 0 || known === undefined || said.relations.some(({ kind }) => changing.has(kind)))
    return undefined
  if (said.people.length > 0 || said.isOwn || !(isJoined || isOfStory(known, said))) return undefined
  const isWhole = known.amounts.every(({ words }) => other.amounts.some((amount) => amount.words === words))
  const whole = read(asOne([...story, said.text]), context)
  if (isWhole && (!isClean(whole) || (isClean(other) && !tellsMore(whole, other)))) return undefined
  return {
    ...whole,
    amounts: whole.amounts.map((amount) =>
      amount.role === undefined ? amount : { ...amount, roleBy: 'guess' },
    ),
  }
}
