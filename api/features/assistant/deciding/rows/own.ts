import {
  type AmountKey,
  type Answers,
  employmentIncomeKeys,
  type RawAnswers,
} from '../../../../../tax/index.ts'
import {
  bandRates,
  isAboutFigure,
  isOfAnother,
  isSoft,
  type ReadAmount,
  type Reading,
  type Role,
  roleOf,
  saidBack,
} from '../../reading/index.ts'
import { askOf } from '../asking/ask.ts'
import { isAnswered, isShopping } from '../../retrieval/index.ts'
import type { Decision } from '../decision.ts'
import { isSupposed, ownChangeIn } from '../facts/own-change.ts'
import { asksOfLawBefore } from '../facts/own-year.ts'
import { asksOfFigures, asksOfResult } from '../facts/own-figures.ts'
import { isIncome, sumAmounts } from '../facts/asks-figure.ts'
import { placedOn, prepare } from '../facts/prepare.ts'
import type { Placed } from '../facts/placed.ts'
import { inKobo } from '../facts/yearly.ts'
import { found, type Found, lacks, type Missing } from '../missing.ts'
import type { Figure } from '../own-change/said.ts'
import {
  addsOn,
  keptOf,
  type OwnSupposition,
  type Supposed,
  suppositionIn,
  withStatus,
} from '../own-change/index.ts'
import { partAsked } from '../own-lines/part-of-tax.ts'
import { linesAsked } from '../own-lines/asked.ts'
import type { Context, Row } from '../row.ts'

type About = Exclude<Extract<Decision, { kind: 'own' }>['about'], 'lines' | 'part'>

/** What of the saved calculation is asked. */
function aboutOf({ intent, about, dangling, zero }: Reading): { about: About; role: Role | null } {
  const role = [...about, ...dangling, ...zero].find((each) => roleOf(each).kind === 'off') ?? null
  if (intent === 'net') return { about: 'net', role }
  if (intent === 'saving' || intent === 'difference')
    return { about: role === null ? 'changes' : 'saving', role }
  return { about: intent === 'why' ? 'bands' : 'result', role }
}

/** The answer of the saved calculation that is its pay. */
function payKeyOf(own: Answers): AmountKey {
  return own.salary === undefined && own.businessIncome !== undefined ? 'businessIncome' : 'salary'
}

/** The saved pay as an amount of the message, for what is a share of it. */
const savedPay = (own: Answers): ReadAmount => ({
  value: own[payKeyOf(own)] ?? 0,
  currency: 'NGN',
  isPercent: false,
  role: 'salary',
  roleBy: 'named',
  period: 'year',
  periodBy: 'said',
  times: undefined,
  pair: undefined,
  person: undefined,
  words: '',
  at: -1,
})

/** A pay that is told is the whole of it, where allowances are saved beside the basic pay. */
const isWholePay = (role: Role, own: Answers): boolean =>
  (role === 'salary' || role === 'income') && payKeyOf(own) === 'salary' && (own.allowances ?? 0) > 0

function changed(own: Answers, placed: readonly Placed[]): RawAnswers | undefined {
  const change: Partial<Record<AmountKey, number>> = {}
  const payKey = payKeyOf(own)
  for (const { role, naira, read } of placed) {
    if (read.at === -1) continue
    const { answer, kind } = roleOf(role)
    const key = role === 'raise' || role === 'income' ? payKey : answer
    if (key === null || kind === 'aside') continue
    // One allowance among others: what becomes of the rest is not said.
    if (key === 'allowances' && (own[key] ?? 0) > 0) return undefined
    if (isWholePay(role, own)) {
      const value = (change.salary ?? 0) + naira
      change.salary = inKobo(Math.max(0, value - (own.allowances ?? 0)))
      if (value < (own.allowances ?? 0)) change.allowances = inKobo(value)
      continue
    }
    const before = role === 'raise' ? (own[key] ?? 0) : 0
    change[key] = inKobo(before + (change[key] ?? 0) + naira)
  }
  return change
}

/** The answers that a "what if" changes, or what is missing for it. */
function changeOf(reading: Reading, own: Answers, context: Context): Found<RawAnswers> {
  const missing = firstMissing(reading, context)
  if (missing) return lacks(missing)
  const amounts = sumAmounts(reading)
  // In "from 1m to 1.8m" the second is what it would be.
  const wanted = amounts.filter(({ pair }) => pair !== 0).map((amount) => ({ ...amount, pair: undefined }))
  // Of what nobody named it is not known which answer would be another.
  const guessed = wanted.find(({ role, roleBy }) => role === 'income' && roleBy === 'guess')
  if (guessed) return lacks({ kind: 'unplaced', words: guessed.words, amount: guessed })
  const withPay = wanted.some(isIncome) ? wanted : [...wanted, savedPay(own)]
  const prepared = prepare({ ...reading, amounts: withPay, years: [] }, context)
  if (prepared.missing) return lacks(prepared.missing)
  const [supposed, ...others] = prepared.found.supposed
  const open = wanted.find(({ period }) => period === undefined)
  if (others.length > 0 && open) return lacks({ kind: 'period', amount: open })
  const placed = placedOn(prepared.found, supposed, undefined)
  if (placed.missing) return lacks(placed.missing)
  const zeros = reading.zero.flatMap((role) => {
    const { answer } = roleOf(role)
    return answer === null ? [] : [[answer, 0] as const]
  })
  const change = changed(own, placed.found)
  return found(change === undefined ? {} : { ...Object.fromEntries(zeros), ...change })
}

function firstMissing(
  { traps, unplaced, dangling, unknown }: Reading,
  { isConfirmed }: Context,
): Missing | undefined {
  const trap = traps.find((each) => !isSoft(each))
  if (trap) return { kind: 'trap', trap }
  const [words] = unplaced
  if (words !== undefined) return { kind: 'unplaced', words, amount: undefined }
  const [role] = dangling
  if (role) return { kind: 'dangling', role }
  return unknown.length + traps.length > 0 && !isConfirmed ? { kind: 'sure' } : undefined
}

/** Amounts that would change a saved calculation and are no question of their own: they name no income. */
const isOnlyChange = (amounts: readonly ReadAmount[]) =>
  amounts.every(({ role }) => role !== undefined && (roleOf(role).kind === 'off' || role === 'raise'))

/** "How much tax dem suppose comot": what ought to be, and nothing that is supposed. */
const oughtTo =
  /\b(?:i|we|dem|they|government|govt|oga|e|it|tax|you)\s+(?:go |dey )?suppose\b|\bsuppose (?:dey )?(?:pay|comot|remove|cut|enter|deduct|take|collect|remain)\b/i

/** A life that is insured and is neither one's own nor the spouse's. */
const ofOthersLife =
  /\b(?:insurance|assurance|premium|policy)\b[^.?!]*\b(?:on|for|of) (?:my |our )?(?:mother|father|mum|mummy|dad|daddy|parents?|child(?:ren)?|kids|son|daughter|brother|sister)\b/i

/** One amount instead of another: "what if I earned 7m instead". */
const isInstead = ({ relations, isOwn, text }: Reading, amounts: readonly ReadAmount[]) =>
  (amounts.length === 1 || isOwn) &&
  relations.some(({ kind, words }) => kind === 'instead' && !(/^suppos/i.test(words) && oughtTo.test(text)))

/** "Is the first 800,000 free, even if I earn 50 million?": a rule is asked, whoever it is of. */
const asksOfRule =
  /^\W*(?:(?:so|and|but|please|pls|abeg|teni)\W+)?(?:is|are|does|do|na) (?:the|di|that|this)\b[^.?!]*\b(?:free|exempt\w*|taxed|taxable|apply|applies|count\w*)\b/i

/** "My landlord collects 3 million, what is his tax": whoever it is of, it is no change of one's own. */
const asksOfTheirs =
  /\b(?:his|her|their|dia|the landlord(?:'s|’s)?|the landlady(?:'s|’s)?) (?:own )?(?:tax|paye)\b|\b(?:he|she|they|landlord|landlady) (?:must |will |should |go |suppose |to |have )*(?:pay|owe)s?\b[^.?!]{0,10}\btax\b/i

/** "The 20% rent relief": a rate of the law, and no part of a pay that is paid in. */
const isShareOfNothing = ({ isPercent, role }: ReadAmount): boolean =>
  isPercent &&
  role !== undefined &&
  ['rent', 'life', 'mortgage', 'salary', 'income', 'business'].includes(role)

function isWhatIf(reading: Reading, own: Answers | undefined): boolean {
  if (asksOfRule.test(reading.text) || asksOfTheirs.test(reading.text)) return false
  if (ofOthersLife.test(reading.text)) return false
  const amounts = sumAmounts(reading)
  if (amounts.some(isShareOfNothing)) return false
  const isNothingMore = reading.zero.length === 0 || !reading.isOwn
  if (own !== undefined && isWithout(reading)) return true
  if (amounts.length === 0) return !isNothingMore && reading.intent !== 'why'
  if (reading.intent === 'why' || reading.intent === 'lookup') return false
  // "How much will my wife pay if she earns 450k": her sum, not a change of one's own.
  if (isOfAnother(reading) && amounts.some(isIncome)) return false
  if (reading.isOwn && isOnlyChange(amounts)) return true
  const asksTax = ['tax', 'saving', 'difference', 'net'].includes(reading.intent)
  return own !== undefined && asksTax && (isOnlyChange(amounts) || isInstead(reading, amounts))
}

/** What is asked without an amount, and can only be of one's own: why, what is left of it, what would make it less. */
const asksOfMine = ({ intent, amounts, text }: Reading) =>
  intent === 'why' ||
  (amounts.length === 0 &&
    !/\b(?:drafts?|calculations|reports?|devices?|passwords?)\b/i.test(text) &&
    (intent === 'net' || intent === 'saving' || (intent === 'rate' && /\bmy\b/i.test(text))))

/** "How can I pay less?": of one's own result, where there is one. */
const asksToPayLess = ({ text, amounts }: Reading): boolean =>
  amounts.length === 0 &&
  /^\W*(?:\w+ ){0,2}(?:how|what) (?:can|could|do|should|may|must|to|fit) (?:i |we )?(?:do )?(?:to )?(?:legally )?(?:pay less|(?:reduce|lower|cut|bring down) (?:my |the |this |that )?(?:tax|paye))(?: tax| paye)?(?: legally| (?:this|next) year)?\W*$/i.test(
    text,
  )

/** "How much is left of my 6m": the saved pay itself, and nothing else. */
function isOfSavedPay({ text, amounts, intent, zero, years, traps }: Reading, own: Answers): boolean {
  const [pay, more] = amounts
  return (
    pay !== undefined &&
    more === undefined &&
    isIncome(pay) &&
    pay.value === own[payKeyOf(own)] &&
    (pay.period === undefined || pay.period === 'year') &&
    zero.length + years.length + traps.length === 0 &&
    ['tax', 'net', 'rate'].includes(intent) &&
    /\bmy (?:salary (?:of )?|pay (?:of )?)?[₦#n]?\d/i.test(text)
  )
}

/** "Is my tax 1,136,160?": the figure is no pay, and the saved one answers. */
const isOfSavedTax = (reading: Reading): boolean => isAboutFigure(reading) && /\bmy tax\b/i.test(reading.text)

/** "What would I pay if I didn't pay rent": one's own result without something. */
const isWithout = ({ text, amounts, zero }: Reading): boolean =>
  amounts.length === 0 && zero.length > 0 && /\b(?:if|suppose|without|would)\b/i.test(text)

/** "What would I have paid under the old law?": the same answers by the law before 2026. */
const ofOldLaw =
  /\b(?:i|my|me)\b[^.?!]*\b(?:old|former|previous|last) (?:tax )?(?:law|act|rules?|system|regime|rates?)\b|\b(?:old|former|previous) (?:tax )?(?:law|act|rules?|system|regime|rates?)\b[^.?!]*\b(?:i|my|me)\b|\bbefore the (?:new )?(?:act|law|reforms?)\b[^.?!]*\b(?:i|my) /i
const asksSum = /\b(?:how much|what (?:would|will|did|was|is)|wetin|more|less|better|worse|save)\b/i
const asksOldLaw = ({ text, amounts, zero }: Reading): boolean =>
  amounts.length + zero.length === 0 && ofOldLaw.test(text) && asksSum.test(text)

/** "How much of my income is taxed at 18%?", "what do I pay at 15%?": the bands of the result. */
const ofBandShare =
  /\b(?:how much|what|wetin|which part)\b[^.?!]*\b(?:taxed?|pay|dey|is|falls?|tax) (?:for |inside )?(?:at|in|under|inside) (?:the |di )?(?:\d|zero)/i
const ofBandNamed =
  /\bhow much\b[^.?!]*\b(?:in|to|into|inside|under|for|at) (?:the |di )?\d+ ?(?:%|per ?cent) (?:band|bracket|level)\b/i
const asksOfBand = ({ text, amounts }: Reading): boolean =>
  amounts.length > 0 &&
  amounts.every(({ isPercent, value }) => isPercent && bandRates.has(value)) &&
  (/^\W*(?:and |so )?how much (?:tax )?(?:is |do i pay |i dey pay |falls? )?(?:at|in) \d/i.test(text) ||
    ofBandNamed.test(text) ||
    (ofBandShare.test(text) && /\b(?:my|i|me)\b/i.test(text)))

/** "How much will I pay myself after my office has taken theirs?", "how much should I keep aside every month?" */
const besidesPaye =
  /\b(?:how much|what|wetin)\b[^.?!]*\b(?:pay|owe|remain|balance|left)\b[^.?!]*\b(?:myself|by myself|on my own|(?:apart from|besides|on top of|outside|beyond|aside from) (?:my |the |di )?paye|after (?:my |the |di )?(?:office|employer|company|oga|boss|paye))\b/i
const setsAside =
  /\b(?:how much|what|wetin)\b[^.?!]*\b(?:keep|set|put|save|leave|hold|reserve)(?:ting)? (?:aside|away|down|back|by)\b[^.?!]*\btax\b|\b(?:how much|what|wetin)\b[^.?!]*\b(?:keep|set|put|save) (?:for|towards) (?:my |the |di )?tax\b/i
function ofSelfPaid({ text, amounts, zero }: Reading, own: Answers): 'paye' | 'result' | undefined {
  if (amounts.length + zero.length > 0 || !(besidesPaye.test(text) || setsAside.test(text))) return undefined
  return employmentIncomeKeys.some((key) => (own[key] ?? 0) > 0) ? 'paye' : 'result'
}

/** "How much PAYE should my employer take each month?": the tax of the saved result, by the month. */
const isTaken =
  /^\W*(?:\w+ ){0,2}(?:my|di|the) (?:employer|company|office|boss|oga|madam|payroll) (?:dey |go |will |should |suppose |must )*(?:take|deduct|remove|removes|takes|deducts|cut|comot)\b[^.?!]{0,12}\bhow much\W*$/i
const asksPaye = ({ text, amounts, zero }: Reading): boolean =>
  amounts.length + zero.length === 0 &&
  (isTaken.test(text) ||
    /^\W*(?:\w+ ){0,2}(?:how much|what|wetin)\b[^.?!]*\b(?:paye|tax)\b[^.?!]*\b(?:my|the|di) (?:employer|company|office|boss|oga|madam|bank|school|hr|payroll)\b[^.?!]*\b(?:take|deduct|remove|withhold|cut|comot)\b/i.test(
      text,
    ))

/** "Does my tithe lower my tax?", "I have two children, does that reduce it?": whether something does is a rule, how one can is not. */
const asksWhether =
  /\b(?:does|do|will|would|can|could|is|are|fit|go|dey)\b(?! (?:i|we|you) )[^.;!?\n]{0,40}\b(?:lower|reduce|lessen|bring down|affect|change|comot from|cut)\b/i
const asksHow = /\b(?:how|what|which|ways?|tips?|anything|something|wetin)\b/i
const isOfOtherMatter = ({ text }: Reading): boolean =>
  asksWhether.test(text) && !asksHow.test(text) && isAnswered(text)

/** What is supposed and was not understood as a change: the guide answers, or it is asked in plain amounts. */
function notChanged(reading: Reading): Decision | undefined {
  const said = reading.text.split('\n').at(-1) ?? reading.text
  if (!isSupposed(said)) return { kind: 'own', about: 'bands', role: null, change: {} }
  if (isAnswered(said)) return { kind: 'lookup' }
  return {
    kind: 'ask',
    ask: askOf({ kind: 'trap', trap: { kind: 'unreadChange', words: saidBack(said) } }, reading),
  }
}

/** "What if my expenses go up by 300k": more is spent, and the pay is as it was. */
const ofCosts = /\b(?:expenses?|costs?|spend\w*|fuel|diesel|sales|turnover|revenue|takings)\b/i
const isOfCosts = (reading: Reading, { isJoined }: Context): boolean =>
  (isJoined !== true || reading.isOwn) &&
  isSupposed(lastLine(reading.text)) &&
  ofCosts.test(lastLine(reading.text)) &&
  sumAmounts(reading).some(({ role }) => role === 'raise')

/** Several things supposed of one's own, of which not all were understood: none of them is counted by itself. */
const isOfSeveral = ({ text, isOwn }: Reading, { isJoined }: Context): boolean =>
  (isJoined !== true || isOwn) &&
  isSupposed(lastLine(text)) &&
  /\b(?:i|my|me|we)\b/i.test(lastLine(text)) &&
  /(?:,| and| plus| while) (?:also |then )?(?:if )?(?:i|my|the|they|dem|it|e|stop|close|pay|add|start|no|increase|reduce)\b/i.test(
    lastLine(text),
  )

/** What is asked of a line of the result by its name: the tax and what is left of the pay have answers of their own. */
function ofLines(reading: Reading, answers: Answers): Decision | undefined {
  const lines = linesAsked(reading, answers)
  if (lines === undefined) return undefined
  const { ids, asks } = lines
  const of = { kind: 'own', role: null, change: {} } as const
  if (ids[0] === 'totalTax') return { ...of, about: asks === 'why' ? 'bands' : 'result' }
  return ids[0] === 'takeHome' ? { ...of, about: 'net' } : { ...of, about: 'lines', lines }
}

/** A change that is known by its figures alone, for the message after it. */
const asKept = (kept: RawAnswers): Supposed => ({ kept, changes: [] })

const lastLine = (text: string): string => text.split('\n').at(-1) ?? text

/** What a message supposes of one's own, where it goes on with no sum of other figures. */
function supposedIn(
  reading: Reading,
  { own: answers, supposed, isJoined }: Context,
): OwnSupposition | undefined {
  if (answers === undefined || (isJoined === true && !reading.isOwn)) return undefined
  if (asksOfTheirs.test(reading.text)) return undefined
  return suppositionIn(lastLine(reading.text), answers, supposed)
}

/** An amount of the message, to be asked how often it comes. */
const openAmount = (reading: Reading, { words, value }: Figure, own: Answers): ReadAmount => ({
  ...(reading.amounts.find((amount) => amount.words === words) ?? savedPay(own)),
  value,
  words,
  period: undefined,
})

/** What is supposed, as its figures, or as the question that they leave open. */
function ofSupposed({ supposed, worked }: OwnSupposition, reading: Reading, answers: Answers): Decision {
  if (worked.open)
    return {
      kind: 'ask',
      ask: askOf({ kind: 'period', amount: openAmount(reading, worked.open, answers) }, reading),
      supposed,
    }
  const { change, isWholePay } = worked
  const decision = { kind: 'own', about: 'whatIf', role: null, change, supposed, isWholePay } as const
  // Amounts that stand in the answers as they were said are shown as they were read.
  const said = reading.amounts.map(({ value }) => value)
  const isAsSaid = Object.entries(change).every(
    ([key, value]) => answers[key as AmountKey] === value || said.includes(Number(value)),
  )
  return isAsSaid && said.length > 0 ? decision : { ...decision, isWorkedOut: true }
}

/** The person's own saved calculation, and what one change would make of it, with the status of whoever has that. */
export const own: Row = (reading, context) => {
  const decision = ofOwn(reading, context)
  if (context.own === undefined || decision?.kind !== 'own' || decision.about !== 'whatIf') return decision
  const change = withStatus(decision.change, context.own)
  return change === undefined ? notChanged(reading) : { ...decision, change }
}

const ofOwn: Row = (reading, context) => {
  const supposition = supposedIn(reading, context)
  if (supposition && context.own) return ofSupposed(supposition, reading, context.own)
  const part =
    context.own && (context.isJoined !== true || reading.isOwn)
      ? partAsked(lastLine(reading.text), context.own, context.currentYear)
      : undefined
  if (part) return { kind: 'own', about: 'part', role: null, change: {}, keys: part }
  const ofLine = context.own && ofLines(reading, context.own)
  if (ofLine) return ofLine
  // "Waec result checker is not opening, how do I check my result?"
  if (isShopping(reading.text)) return undefined
  if (context.own !== undefined && asksOfFigures(reading, context.own, context.currentYear))
    return { kind: 'own', about: 'bands', role: null, change: {} }
  if (context.own !== undefined && isOfSavedPay(reading, context.own))
    return { kind: 'own', about: reading.intent === 'net' ? 'net' : 'result', role: null, change: {} }
  if (context.own !== undefined && isOfSavedTax(reading))
    return { kind: 'own', about: 'result', role: null, change: {} }
  if (context.own !== undefined && asksOldLaw(reading))
    return { kind: 'own', about: 'oldLaw', role: null, change: {} }
  if (context.own !== undefined && asksOfLawBefore(reading, context.currentYear, context.isAfterOwn === true))
    return { kind: 'own', about: 'oldLaw', role: null, change: {} }
  if (context.own !== undefined && asksOfBand(reading))
    return { kind: 'own', about: 'lines', role: null, change: {}, lines: { ids: ['bands'], asks: 'amount' } }
  const selfPaid = context.own && ofSelfPaid(reading, context.own)
  if (selfPaid) return { kind: 'own', about: selfPaid, role: null, change: {} }
  if (context.own !== undefined && asksToPayLess(reading))
    return { kind: 'own', about: 'changes', role: null, change: {} }
  if (context.own !== undefined && asksPaye(reading))
    return { kind: 'own', about: 'paye', role: null, change: {} }
  const isOfMine = context.isJoined !== true || reading.isOwn
  const told = context.own && isOfMine ? ownChangeIn(reading, context.own, payKeyOf(context.own)) : undefined
  if (told)
    return {
      kind: 'own',
      about: 'whatIf',
      role: null,
      change: told,
      isWorkedOut: true,
      supposed: asKept(told),
    }
  if (context.own !== undefined && (isOfSeveral(reading, context) || isOfCosts(reading, context)))
    return notChanged(reading)
  if (isWhatIf(reading, context.own)) {
    if (context.own === undefined) return { kind: 'own', about: 'whatIf', role: null, change: {} }
    const answers = context.own
    const change = changeOf(reading, answers, context)
    if (change.missing) return { kind: 'ask', ask: askOf(change.missing, reading) }
    // Nothing that is told would be changed: the same total again would say that it was counted.
    if (Object.keys(change.found).length === 0) return notChanged(reading)
    const role = sumAmounts(reading).find(({ role: each }) => each !== undefined)?.role ?? null
    const kept =
      context.supposed && addsOn(lastLine(reading.text)) ? keptOf(context.supposed, context.own) : {}
    const all = { ...kept, ...change.found }
    const isPay = sumAmounts(reading).some(
      (amount) => amount.role !== undefined && isWholePay(amount.role, answers),
    )
    return { kind: 'own', about: 'whatIf', role, change: all, supposed: asKept(all), isWholePay: isPay }
  }
  const isAsked =
    reading.isOwn || (context.own !== undefined && (asksOfMine(reading) || asksOfResult(reading)))
  const namesIncome = sumAmounts(reading).some(isIncome) && reading.intent !== 'why'
  if (!isAsked || namesIncome) return undefined
  // "What should I keep so that they accept my figures?": where nothing is saved the guide may know.
  if (context.own === undefined && reading.amounts.length === 0 && isAnswered(reading.text)) return undefined
  if (isSupposed(reading.text.split('\n').at(-1) ?? '')) return notChanged(reading)
  const asked = aboutOf(reading)
  if (asked.about === 'changes' && isOfOtherMatter(reading)) return undefined
  return { kind: 'own', ...asked, change: {} }
}
