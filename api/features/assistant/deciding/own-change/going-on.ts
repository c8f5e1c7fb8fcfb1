import type { AmountKey, Answers } from '../../../../../tax/index.ts'
import { periodAlone } from '../../reading/index.ts'
import type { Change } from './clauses.ts'
import { answersNamed } from './named.ts'
import { type Figure, saidOf } from './said.ts'
import { type Supposed, workedOut } from './supposed.ts'

type Sized = Extract<Change, { figure: Figure }>
const isSized = (change: Change): change is Sized => 'figure' in change

/** Opens what takes something back, or puts another figure in its place. */
const opens =
  /^(?:(?:and|but|so|ok|okay|no|nope|nah|sorry|oh|ah|wait|actually|oops|abeg|please|pls|i mean|i meant|i said|correction|my mistake|my bad|rather|what about|how about|what of|wetin about|what if|if|suppose|say|even|then|it is|it's|its|it was|it were|it be|e|that is|that was|is|was|were|be|na|should be|make it|make am|make that|let it be|change it to|change am to|becomes|the|just|only|instead|now|,)(?: |$))*/
const behind = /(?: (?:instead|please|pls|abeg|o|sha|now|too|nko|actually|sorry|rather))+$/
const one = /^([#%]\d)$/
const notThat = /^([#%]\d) ?,? ?(?:not|no be|instead of|rather than) ([#%]\d)$/
const thatNot =
  /^(?:not|no be) ([#%]\d) ?,? ?(?:but |it is |it's |its |na |is |rather |make it |,)* ?([#%]\d)$/

/** The figure that a message puts in the place of another, and that one where it is named. */
function figuresOf(
  text: string,
  isAsked: boolean,
): { readonly to: Figure; readonly back: Figure | undefined } | undefined {
  const said = saidOf(text)
  if (said === undefined) return undefined
  const start = opens.exec(said.words)?.[0].length ?? 0
  const body = said.words.slice(start).replace(behind, '').trim()
  const figureAt = (name: string | undefined) =>
    name === undefined ? undefined : said.figures[Number(name.slice(1))]
  const [, to, back] = one.exec(body) ?? notThat.exec(body) ?? swapped(thatNot.exec(body)) ?? []
  const figure = figureAt(to)
  // "450k" alone, which nothing opens, may be anything, unless it was asked how often it comes.
  const isAnswer = (isAsked && figure?.period !== undefined) || /\bnko\W*$/i.test(text)
  if (figure === undefined || (start === 0 && back === undefined && !isAnswer)) return undefined
  return { to: figure, back: figureAt(back) }
}

const swapped = (match: RegExpExecArray | null): readonly (string | undefined)[] | null =>
  match && [match[0], match[2], match[1]]

/** The changes with one in the place of another. */
const put = ({ kept, changes }: Supposed, from: Change, to: Change): Supposed => ({
  kept,
  changes: changes.map((change) => (change === from ? to : change)),
})

/** The only one of a list. */
const onlyOf = <Item>(items: readonly Item[]): Item | undefined => (items.length === 1 ? items[0] : undefined)

/** "And if it was 2.5 million?", "sorry, 3.5m not 3m", "no I mean 12%": the figure of one change is another. */
function withFigure(before: Supposed, text: string, own: Answers): Supposed | undefined {
  const said = figuresOf(text, workedOut(before, own).open !== undefined)
  if (said === undefined) return undefined
  const { to, back } = said
  const alike = before.changes.filter(isSized).filter(({ figure }) => figure.isPercent === to.isPercent)
  const from = onlyOf(back === undefined ? alike : alike.filter(({ figure }) => figure.value === back.value))
  return from && put(before, from, { ...from, figure: { ...to, period: to.period ?? from.figure.period } })
}

const wantsOf = /^\W*(?:and|so|then|what about|how about|how much)\b|\?\s*$/i

/** The figure of a message that says it again, and how often it comes: "₦50,000 is a month". */
const saidAgain = /^[#]0(?: ?,? ?(?:is|na|is a|be))?$/

/** "Monthly o", "no, per year", "50k is a year": how often the one figure comes. */
function withPeriod(before: Supposed, text: string, isAnswered: boolean): Supposed | undefined {
  const from = onlyOf(before.changes.filter(isSized).filter(({ figure }) => !figure.isPercent))
  if (from === undefined) return undefined
  // "And per month?" asks in what the answer is wanted.
  if (isAnswered && wantsOf.test(text)) return undefined
  const said = saidOf(text)
  const [again] = said?.figures ?? []
  const isAgain = said !== undefined && again?.value === from.figure.value && saidAgain.test(said.words)
  const period = isAgain ? again.period : periodAlone(text)
  return period && put(before, from, { ...from, figure: { ...from.figure, period } })
}

const notName =
  /^(?:(?:no|sorry|wait|i mean|abeg|oh|actually|but) ?,? )*(?:not|no be|it is not|it's not|its not|e no be) (?:for |my |the |di )*(?<not>[a-z][a-z ]*?) ?,? (?:it is|it's|its|but|na|is|i mean|rather|that is)(?: (?:for|my|the|di))* (?<is>[a-z][a-z ]*)$/
const nameNot =
  /^(?:(?:no|sorry|wait|i mean|i meant|abeg|oh|actually|it is|it's|its|na|but) ?,? )*(?:for |my |the |di )*(?<is>[a-z][a-z ]*?) ?,? (?:not|no be)(?: (?:for|my|the|di))* (?<not>[a-z][a-z ]*)$/

const meansName =
  /^(?:(?:no|sorry|wait|abeg|oh|actually|but|and) ?,? )*(?:i mean|i meant|i said|na|it is|it's)(?: (?:only|just|for|my|the|di))* (?<is>[a-z][a-z ]*?)(?: only| alone)?$/

/** "Not rent, it is life insurance", "I mean the basic": the figure is of another answer. */
function withName(before: Supposed, text: string, own: Answers): Supposed | undefined {
  const said = saidOf(text)
  if (said === undefined || said.figures.length > 0) return undefined
  const { is: meant } = meansName.exec(said.words)?.groups ?? {}
  const named = meant === undefined ? undefined : answersNamed(meant, own)
  const only = onlyOf(before.changes.filter(isSized))
  if (named && only) return put(before, only, { how: only.how, keys: named, figure: only.figure })
  const { is = '', not = '' } = (notName.exec(said.words) ?? nameNot.exec(said.words))?.groups ?? {}
  const [keys, wrong] = [answersNamed(is, own), answersNamed(not, own)]
  if (keys === undefined || wrong === undefined) return undefined
  const isOf = ({ keys: each }: Change) => each.some((key: AmountKey) => wrong.includes(key))
  const from = onlyOf(before.changes.filter(isSized).filter(isOf))
  return from && put(before, from, { how: from.how, keys, figure: from.figure })
}

const asksWord =
  "(?:and|so|then|ok|okay|my|the|di|tax|paye|will|would|should|go|dey|be|is|it|that|this|i|we|pay|paying|owe|to|for|now|me|much|more|less|extra|change|total|amount|difference|year|month|every|per|a|monthly|yearly|in|hand|take|home|net|left|remain|remains|of|do|does|by|up|down|come|how|what|wetin|what's|whats|have|get|keep|increase|reduce|rise|fall|drop|save|all|as|with|from|still|each|after|pls|please|abeg|na|am|dat|dis|bring|add|means?|mean)"
const asksAgain = new RegExp(`^(?:${asksWord}(?: |$))+$`)
/** Says that what was supposed is meant, and nothing of what is saved. */
const ofThat =
  /^(?:and|so|then|ok|by how much)\b|\bthen$|\b(?:that|this|it|would|dat|dis|more|less|extra|difference)\b|\b(?:go|will) (?:be|remain|pay)\b/
const asksFigure =
  /\b(?:how much|what|wetin|take home|left|net|difference|per month|a month|monthly|every month|hand)\b/
const ofWhy = /\b(?:my tax is|mean|means)\b/

/** "And how much will be left?", "how much more tax is that?": the same, asked again. */
const isAskedAgain = (text: string): boolean => {
  const words = saidOf(text)?.words.replace(/ ?, ?/g, ' ') ?? ''
  return asksAgain.test(words) && ofThat.test(words) && asksFigure.test(words) && !ofWhy.test(words)
}

/**
 * What was supposed of one's own, as a message after it puts it right, or asks it again.
 * @returns undefined where the message does neither.
 */
export function goneOn(before: Supposed, text: string, own: Answers): Supposed | undefined {
  if (before.changes.length === 0) return undefined
  const isAnswered = workedOut(before, own).open === undefined
  const now =
    withPeriod(before, text, isAnswered) ?? withFigure(before, text, own) ?? withName(before, text, own)
  return now ?? (isAskedAgain(text) ? before : undefined)
}
