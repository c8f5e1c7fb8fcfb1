import type { AmountKey, Answers, RawAnswers } from '../../../../../tax/index.ts'
import { inKobo } from '../facts/yearly.ts'
import { type Change, changeIn } from './clauses.ts'
import { answersNamed, isContribution, jobKeysOf, payKeys } from './named.ts'
import { type Figure, type Said, saidOf } from './said.ts'
import { worthOf } from './worth.ts'

/** What is supposed of one's own saved calculation. */
export interface Supposed {
  /** What the messages before it supposed, and this one keeps. */
  readonly kept: RawAnswers
  readonly changes: readonly Change[]
}

/** What a supposition makes of the saved answers, or the figure of which it is open how often it comes. */
export type Worked =
  | {
      readonly change: RawAnswers
      /** Whether a pay was told for the basic pay and its allowances together. */
      readonly isWholePay: boolean
      readonly open?: undefined
    }
  | { readonly open: Figure }

const opener =
  /^(?:and|but|ok|okay|so|then|now|please|pls|abeg|teni|hello|hi|also|plus|,|oya|oga|no(?= ,| i | what | if | sorry| suppose)|sorry|wait|actually|i mean|i meant|how about|what about|wetin about|what of|again)(?: |$)/
const supposes =
  /^(?:what if|wat if|what happens? (?:to (?:my|the) (?:tax|result|figure)s? )?if|what will happen (?:to my tax )?if|what would happen (?:to my tax )?if|wetin (?:go |dey |for )?happen if|wetin if|how about if|if|suppose|supposing|let's say|lets say|let us say|say|assuming|assume|imagine|make we say|make i say|in case|i want to know if|even if)(?: |$)/
const askWord =
  "(?:my|the|di|tax|taxes|paye|will|would|should|go|dey|be|is|it|i|we|pay|paying|owe|to|for|now|then|me|much|more|less|extra|change|changes|changed|happen|happens|new|total|amount|this|year|month|every|per|a|monthly|yearly|in|hand|of|take|home|left|net|remain|remains|keep|do|does|difference|am|save|saved|reduce|increase|affect|effect|result|bill|on|up|down|by|come|look|like|have|get|become|as|whole|all|still|then|under|with|that|dat|dem|they|collect|comot|government|fit|suppose|must|wetin|how|what|what's|figure|rise|fall|drop|,)"
const asksFirst = new RegExp(
  `^(?:(?:by )?how much|what|what's|wetin|how|calculate|tell me|show me|will|would|does|do)(?: ${askWord})* (?=if |suppose |supposing |without |with no )`,
)
const asksLast = new RegExp(
  `(?:^| |, )(?:by how much|how much|how|what|what's|wetin|calculate|tell me|show me|will|would|does|do|nko)(?: ${askWord})*$`,
)
const reason = / (?:because|cos|since|so that|bcos|due to) [^#%]*$/
const idle =
  /(?: |^)(?:in the new year|by (?:my|the|di) (?:landlord|landlady|oga|boss|employer|company|office)|next year|this year|dis year|next month|from now|from now on|nko|abeg|please|pls|o|oo|sir|ma|for instance|for example|like that|from next month|henceforth|,)$/

/** Tells what is about to be, where the tax of it is asked: "they want to give me", "my landlord wants". */
const intends =
  /^(?:they|dem|i|we|my \w+|the \w+|di \w+)(?: (?:want|wants|wan|plan|plans|intend|am going|are going|is going|promise|promised|said they will|about)(?: to)?)\b/
/** "How much is my tax now?", after what has changed. */
const ofNow = /\bmy (?:tax|paye)\b.*\bnow\b|\bnow\b.*\bmy (?:tax|paye)\b/
/** "My salary go reduce by 50k every month". */
const willBe =
  /^(?:my|the|di) [a-z ]*\b(?:go|will|wan|may|might|is going to|are going to)\b [a-z ]*\b(?:by|to|with) [#%]\d/
/** "Bakery fit make 4m", where the tax of it is asked. */
const mayBe = /^[a-z' ]+ (?:go|will|fit|may|might|can) [a-z ]+ #\d/
const wants =
  / (?:want to|wants to|wan|plan to|plans to|intend to|am going to|are going to|is going to|promise to|promised to|said they will|am about to|is about to) /
/** "My mortgage interest of 300k, if I add it": told first, and then supposed. */
/** Names the saved result itself: nothing that was supposed or told before is meant. */
const ofSaved =
  /^(?:(?:no|sorry|but|and|ok|okay|now|so|i|we|am|was|is|it|mean|meant|talking|asking|about|for|on|in|from|using|use|with|back|go|to|take|based|want|of|please|abeg|,) )*(?:my|the) (?:own )?(?:saved )?(?:own )?(?:result|calculation|figures?|answers?|estimate)\b(?: ,)?(?: (?:but|and|with|if|using|what if|suppose|having|had|,)(?= |$))*/
const addsIt =
  /(?: ,)? (?:if )?(?:i|we) (?:add|include|put|count|join|claim) (?:it|am|that)(?: in| inside| join| to it)?$/
/** "How much of a 300k bonus will go to tax?" */
const partOf =
  /^how much (?:tax )?(?:of|from|will they take from|go comot from|is taken from|is tax on|on|for) (?=(?:a |an |my |the |one )?(?:#\d (?:bonus|thirteenth|leave allowance|commission)|(?:bonus|thirteenth|commission) of #\d))/
const toTax = / (?:will|would|go|dey|goes|is)(?: \w+){0,2}(?: (?:to|for|as))? (?:tax|paye|taxed)$/

/** The words without what supposes, what asks, and what changes nothing. */
function bareOf(words: string): { readonly words: string; readonly isSupposing: boolean } {
  if (partOf.test(words))
    return { words: `i get ${words.replace(partOf, '').replace(toTax, '')}`, isSupposing: true }
  const asked = words.replace(asksLast, '')
  const isIntended =
    asked !== words && (intends.test(words) || /^(?:no|without) /.test(words) || mayBe.test(asked))
  let rest = isIntended ? asked.replace(wants, ' ') : words
  const isNow = ofNow.test(words.slice(asked.length))
  let isSupposing = isIntended || isNow || willBe.test(words)
  for (;;) {
    const next = rest
      .replace(opener, '')
      .replace(asksFirst, () => {
        isSupposing = true
        return ''
      })
      .replace(supposes, () => {
        isSupposing = true
        return ''
      })
      .replace(ofSaved, () => {
        isSupposing = true
        return ''
      })
      .replace(reason, '')
      .replace(addsIt, () => {
        isSupposing = true
        return ''
      })
      .replace(asksLast, '')
      .replace(idle, '')
      .trim()
    if (next === rest) return { words: rest, isSupposing }
    rest = next
  }
}

const joint =
  / ?, ?(?:and |but |then |also |plus )?| (?:and|plus|but|while|then|as well as)(?: also| then| i also| still)? /
/** Opens what is supposed a second time: "and if I pay rent". */
const supposesAgain = /^(?:(?:and|also|then|even) )*(?:what if |if |suppose )/

/** The changes of a message, each clause one; undefined where one of them is none. */
function changesIn(words: string, own: Answers, said: Said): readonly Change[] | undefined {
  const parts = words
    .split(joint)
    .map((part) => part.replace(supposesAgain, '').trim())
    .filter((part) => part !== '')
  // "How much if I earn 500k a month?" is a sum of its own.
  if (parts.length === 1 && earnsAlone.test(parts[0] ?? '')) return undefined
  const changes: Change[] = []
  for (const part of parts) {
    if (changesNothing.test(part)) continue
    if (drawsPension.test(part)) return undefined
    const told =
      changeIn(part, own, said) ?? together(part, changes.at(-1), own, said) ?? aloneIn(part, changes, own)
    const change = told && asRise(told, own)
    if (change === undefined) return undefined
    if (!isRepeated(change, changes)) changes.push(change)
  }
  // Of one answer two things cannot be supposed at once.
  const keys = changes.flatMap((change) => change.keys)
  return changes.length > 0 && new Set(keys).size === keys.length ? changes : undefined
}

/**
 * "My salary rises to 400k a month" of somebody who has 550k with the allowances: what rises to less than all of the pay is
 * the basic pay; undefined where it is no rise of that either.
 */
function asRise(change: Change, own: Answers): Change | undefined {
  if (change.how !== 'set' || change.towards !== 'up' || !isWhole(change.keys)) return change
  const isRise = (each: typeof change) => {
    const worth = worthOf(each, own)
    return worth === undefined || worth >= each.keys.reduce((sum, key) => sum + (own[key] ?? 0), 0)
  }
  const basic = { ...change, keys: ['salary'] as const }
  return [change, basic].find(isRise)
}

const earnsAlone =
  /^(?:i |we |they |dem )?(?:(?:go|will|can|fit|dey|would|should|just|now|start|started|to|was|were|am|been|be|also) ){0,3}(?:earn|earned|make|made|get|got|pay me|pays me|paid me|give me|receive) (?:about |a |of )?#\d$/

/** A pension that comes is none that is paid in, and has a rule of its own. */
const drawsPension =
  /\b(?:get|gets|got|getting|receive|receives|received|collect|collects|draw|draws|live on|pay me|pays me|give me)\b[^,]*\bpension\b/

/** What is told besides, and changes no answer. */
const changesNothing =
  /^(?:(?:i )?(?:park|parked|sell|sold|give back) (?:the|my) (?:car|bike|keke)|i (?:get|am|was|got) promoted|i (?:move|moved|pack|packed)(?: out| in| house| away| to (?:another|a new|a bigger|a smaller) (?:house|flat|place|apartment))*|(?:i )?(?:drive|work|sell|trade|bake|cook) (?:less|more|harder|small)|(?:my |the )?(?:business|market|things?|shop|bakery|work|bolt|trade|sales) (?:is|was|be|dey|no|improves?|gets?|goes)(?: (?:slow|bad|good|better|worse|well|do well|very slow|go well))*)$/

/** The tenant who leaves and the flat that is empty: the same, told twice. */
const isRepeated = (change: Change, changes: readonly Change[]): boolean =>
  change.how === 'stop' &&
  changes.some(({ how, keys }) => how === 'stop' && change.keys.every((key) => keys.includes(key)))

const alone =
  /^(?:i )?(?:do|face|focus on|keep|keep on with|continue with|remain with|hold|only do|have|live on|stay with)(?: (?:only|just|with))+ (?<n>[a-z][a-z' -]*)$/
/** "And do only the bakery": whatever else is earned stops. */
function aloneIn(part: string, changes: readonly Change[], own: Answers): Change | undefined {
  const { n: name } = alone.exec(part)?.groups ?? {}
  const kept = name === undefined ? undefined : answersNamed(name, own, 'in')
  if (kept === undefined) return undefined
  const stopped = new Set(changes.flatMap(({ keys }) => keys))
  const keys = [...jobKeysOf(own), 'businessIncome' as const].filter(
    (key) =>
      (own[key] ?? 0) > 0 &&
      !kept.includes(key) &&
      !(kept.includes('salary') && jobKeysOf(own).includes(key)),
  )
  const open = keys.filter((key) => !stopped.has(key))
  // What else is stopped already was told before.
  return { how: 'stop', keys: open.length > 0 || changes.length === 0 ? open : keys }
}

const lead = /^(?:i |we )?(?:pay|had|have|stop|stopped|no|don't pay|no pay)\b/
/** "If I stop the bakery and the pension", "no rent and no pension": as the clause before it. */
function together(part: string, before: Change | undefined, own: Answers, said: Said): Change | undefined {
  if (before?.how !== 'stop' || lead.test(part)) return undefined
  return changeIn(`stop ${part}`, own, said)
}

function valueOf(change: Change, own: Answers): number | undefined {
  const saved = change.keys.reduce((sum, key) => sum + (own[key] ?? 0), 0)
  if (change.how === 'stop') return 0
  if (change.how === 'times') return saved * change.factor
  const worth = worthOf(change, own)
  if (worth === undefined) return undefined
  if (change.how === 'set') return worth
  return Math.max(0, change.how === 'more' ? saved + worth : saved - worth)
}

const isWhole = (keys: readonly AmountKey[]): boolean =>
  keys.length === payKeys.length && payKeys.every((key) => keys.includes(key))

/** An answer as it would be: of several together each keeps its part of them. */
function spread(keys: readonly AmountKey[], value: number, own: Answers): RawAnswers {
  const saved = keys.reduce((sum, key) => sum + (own[key] ?? 0), 0)
  const [first, ...others] = keys
  if (first === undefined) return {}
  const parts = others.map(
    (key) => [key, inKobo(saved === 0 ? 0 : ((own[key] ?? 0) * value) / saved)] as const,
  )
  const rest = parts.reduce((sum, [, part]) => sum + part, 0)
  return { [first]: inKobo(value - rest), ...Object.fromEntries(parts) }
}

const isShare = (change: Change): boolean =>
  'figure' in change && change.figure.isPercent && change.keys.every(isContribution)

/** What a supposition makes of the saved answers. */
export function workedOut({ kept, changes }: Supposed, own: Answers): Worked {
  let change: RawAnswers = kept
  // A share of the pay is of the pay as it would be.
  const [shares, others] = [changes.filter(isShare), changes.filter((each) => !isShare(each))]
  for (const each of [...others, ...shares]) {
    const now = { ...own, ...change } as Answers
    const value = valueOf(each, now)
    if (value === undefined) return 'figure' in each ? { open: each.figure } : { change, isWholePay: false }
    change = { ...change, ...spread(each.keys, value, now) }
  }
  const isWholePay = changes.some(({ keys, how }) => how !== 'stop' && isWhole(keys))
  return { change, isWholePay }
}

const goesOn =
  /^\W*(?:and|also|plus|then|ok and|okay and)\b|\b(?:too|as well|also|in addition|join|on top)\W*$/i

/** Whether a message adds to what was supposed before: "and if I pay rent of 2m too". */
export const addsOn = (text: string): boolean => goesOn.test(text)

/** Whether a message turns back to the saved result: "I mean my own saved result, with rent of 1m". */
export const isOfSaved = (text: string): boolean => ofSaved.test(saidOf(text)?.words ?? '')

/**
 * What a message supposes of the person's own saved calculation: what it stops, what it becomes, by how much it goes up or
 * down, one or several things at once.
 * @param before what was supposed by the message before, on which this one may go on.
 * @returns undefined where nothing is supposed, or a word of it is in no form that is known.
 */
export function supposedOf(text: string, own: Answers, before: Supposed | undefined): Supposed | undefined {
  const said = saidOf(text)
  if (said === undefined) return undefined
  const { words, isSupposing } = bareOf(said.words)
  const isGoingOn = before !== undefined && addsOn(text) && !isOfSaved(text)
  const isReplacing = / (?:instead of|rather than) /.test(words)
  if (words === '' || !(isSupposing || isGoingOn || isReplacing)) return undefined
  const changes = changesIn(words, own, { ...said, words })
  if (changes === undefined) return undefined
  return { kept: isGoingOn ? keptOf(before, own) : {}, changes }
}

/** All that a supposition changed: what the next one keeps. */
export function keptOf(supposed: Supposed, own: Answers): RawAnswers {
  const worked = workedOut(supposed, own)
  return worked.open === undefined ? worked.change : supposed.kept
}
