import type { Answers } from '../../../../tax/index.ts'
import { type Ask, type Context, doubtsFigure, goneOn, isOfSaved } from '../deciding/index.ts'
import {
  isAboutFigure,
  isSoft,
  read,
  type ReadAmount,
  type Reading,
  type Role,
  roleOf,
} from '../reading/index.ts'
import { chatAbout, declinedFor } from '../scope/index.ts'
import { basicAnswered } from './basic-answered.ts'
import { between, together } from './between.ts'
import { corrected } from './corrected.ts'
import { followed } from './follow-up.ts'
import { goesOn, isAsking, openingOf } from './goes-on.ts'
import { inRole, isIncome, withAmounts } from './change.ts'
import type { Joined, Known } from './known.ts'
import { answered, raiseAnswered } from './own-question.ts'
import { raisedLater } from './raised-later.ts'
import { told } from './story.ts'
import { afterTaps } from './taps.ts'
import { isOfMeAfterAnother, turned } from './turned.ts'
import { wholeRent } from './whole-rent.ts'

const confirms =
  /^\s*(?:calculate|yes|yes please|yeah|yep|correct|that is (?:right|correct)|that's (?:right|correct)|na so|na true|right|go ahead|ok calculate|ok|okay|e correct|calculate am|exactly|sure)[\s.!]*$/i

/** Words that go on with a matter of the law: "is there a limit?", "and for a widow?". */
const goesOnWith = /\b(?:it|that|this|there|them|those|one)\b|^(?:and|what about|how about|what of|but)\b/i

/** A short question about what was last looked up. */
const isOfTopic = ({ text, amounts, isOwn }: Reading) =>
  amounts.length === 0 &&
  !isOwn &&
  (goesOnAtOnce.test(text)
    ? text.split(/\s+/).length <= 20
    : text.split(/\s+/).length <= 8 && goesOnWith.test(text))

/** Opens as the second of two questions. */
const goesOnAtOnce =
  /^\W*(?:and|but|so|ok|okay|then|what if|what about|how about|what of|if)\b|^\W*(?:by |until |till |from |since )?(?:when|where|how|who|why|which one|explain|example)\b(?:\W+\w+){0,3}\W*$|^\W*(?:what|which|wetin)(?:'s|’s| is| be| na)? (?:the |di )?(?:exact )?(?:date|day|deadline|last date|due date|form|penalty|fine|website|portal|documents?|papers|limit)\b(?:\W+\w+){0,4}\W*$/i

/** The reading as the person confirmed it: its words are known by that, and those left out may be. */
const confirmed = (reading: Reading): Reading => ({
  ...reading,
  unknown: [],
  traps: reading.traps.filter((trap) => !isSoft(trap)),
})

/**
 * A message with what was said before joined in: an answer to its own question completes what was asked, a tap corrects
 * an amount, a follow-up changes the last sum, and everything else stands by itself.
 */
export function join(before: Known, reading: Reading, context: Pick<Context, 'own' | 'currentYear'>): Joined {
  const alone = { reading, isConfirmed: false, topic: undefined }
  if (context.own !== undefined && before.reading?.people.length === 0 && ofOwnResult.test(reading.text))
    return { ...alone, reading: { ...reading, isOwn: true } }
  if (context.own !== undefined && isOfOwn(before, reading.text, context.own))
    return { ...alone, reading: { ...reading, isOwn: true } }
  const turn = turned(before, reading, context.own)
  if (turn?.reading)
    return { ...alone, reading: turn.reading, ...(turn.missing && { missing: turn.missing }) }
  const known = turn?.known ?? before
  const joined = joinedTo(known, reading, context)
  return turn?.known === undefined ? joined : { ...joined, known }
}

/** "What about my own?" after a sum of other figures. */
const ofOwnResult =
  /^\W*(?:(?:and|ok|okay|so|now|but)\W+)*(?:(?:what about|how about|what of|wetin about|show me|tell me)? ?(?:my own|mine)(?: own)?(?: tax| result)?|(?:go )?back to (?:before|my own|my result|normal|(?:the|my) (?:original|saved)(?: one| result)?))\W*$/i

/** Whether a message turns to the saved result, or puts right what was supposed of it. */
const isOfOwn = ({ supposed }: Known, text: string, own: Answers): boolean =>
  isOfSaved(text) || (supposed !== undefined && goneOn(supposed, text, own) !== undefined)

/** A message joined to what was said before of the person that it is about. */
function joinedTo(known: Known, reading: Reading, context: Pick<Context, 'own' | 'currentYear'>): Joined {
  const alone = { reading, isConfirmed: false, topic: undefined }
  // What was asked is answered by no "yes" but where the whole reading was shown: it is asked again.
  if (confirms.test(reading.text) && known.reading !== undefined && known.asked !== undefined)
    return known.asked.slot === 'sure'
      ? { reading: confirmed(known.reading), isConfirmed: true, topic: undefined }
      : { ...alone, reading: known.reading }
  if (chatAbout(reading) !== undefined || declinedFor(reading) !== undefined) return alone
  const ofMatter = aboutTopic(known, reading, context)
  if (ofMatter) return { ...alone, reading: ofMatter }
  if (known.reading === undefined) return { ...alone, topic: isOfTopic(reading) ? known.topic : undefined }
  // Nothing waits to be confirmed: what was told is told again.
  if (/^\s*calculate\W*$/i.test(reading.text)) return { ...alone, reading: known.reading }
  const basic = known.asked && basicAnswered(known.reading, known.asked, reading)
  if (basic) return { ...alone, reading: basic }
  const raise = known.asked && raiseAnswered(known.reading, known.asked, reading.text)
  if (raise) return { ...alone, reading: raise, isConfirmed: true }
  const tapped = afterTaps(known.reading, reading.text)
  if (tapped?.isConfirmed) return { ...alone, reading: confirmed(tapped.reading), isConfirmed: true }
  if (tapped) return { ...alone, reading: settledPay(tapped.reading, known.asked) }
  const ofRent = wholeRent(known.reading, reading)
  if (ofRent) return { ...alone, reading: ofRent }
  const correction = known.last === 'own' ? undefined : corrected(known, reading, context)
  if (correction) return { ...alone, ...correction }
  // "Is it 438,000?": of the figure that was told, and no new pay.
  if (known.asked === undefined && isAboutFigure(reading)) return { ...alone, reading: known.reading }
  // What was asked of a what-if of one's own is answered above: everything else is a message of its own.
  if (known.supposed !== undefined && known.asked !== undefined) return alone
  if (known.asked !== undefined && isMatterAlone(known.reading, reading)) return alone
  const completed = known.asked && answered(known.reading, known.asked, reading, context)
  if (completed) {
    const settled = settledPay({ ...completed, text: `${known.reading.text}\n${reading.text}` }, known.asked)
    const besides = besideRate(settled, reading, known.asked)
    return { ...alone, reading: besides === undefined ? settled : followed(settled, besides) }
  }
  if (known.last === 'own') return { ...alone, reading: isOwnGoingOn(reading) ? onOwn(reading) : reading }
  if (isOfMeAfterAnother(known.subject, reading)) return alone
  const beside = between(known, reading) ?? together(known, reading)
  if (beside) return { ...alone, reading: beside }
  const meant = doubtsFigure(reading.text) ? withoutMoney(reading) : ownedBy(known.reading, reading)
  const said = known.asked?.slot === 'meaning' ? asAnswerToMeaning(meant) : meant
  const raised = raisedLater(known.reading, said)
  if (raised) return { ...alone, reading: raised }
  const isGoingOn = goesOn(known.reading, said)
  const next = isGoingOn ? followed(known.reading, said) : reading
  const whole = told(known, said, next, context)
  if (whole) return { ...alone, reading: whole }
  if (isGoingOn) return { ...alone, reading: next }
  return { ...alone, topic: isOfTopic(reading) ? known.topic : undefined }
}

/** "Gain of 5 million on crypto, how much tax": money with a rule of its own that no question waits for, asked about itself. */
const isMatterAlone = (known: Reading, reading: Reading): boolean =>
  reading.amounts.length > 0 &&
  reading.amounts.every((amount) => isOfItsOwn(amount) && amount.roleBy === 'named') &&
  !reading.amounts.some(({ role }) => known.amounts.some((each) => each.role === role)) &&
  openingOf(reading) === undefined &&
  isAsking(reading.text)

/** "Use 1,450 to a dollar, and Upwork removes 10%": what was told beside the rate that was asked for. */
function besideRate(known: Reading, reading: Reading, asked: Ask | undefined): Reading | undefined {
  if (asked?.slot !== 'rate') return undefined
  const isNew = ({ role, value, currency, isPercent }: Reading['amounts'][number]): boolean =>
    role !== 'rate' &&
    !known.amounts.some(
      (each) => each.value === value && (isPercent || each.currency === currency || each.role === 'rate'),
    )
  const amounts = reading.amounts.filter(isNew)
  return amounts.length === 0
    ? undefined
    : {
        ...reading,
        amounts,
        unplaced: reading.unplaced.filter((words) => amounts.some((each) => each.words === words)),
      }
}

/** Where the pay before tax was asked for, and it turns out to be what was named: what is left of it. */
const settledPay = (reading: Reading, asked: Ask | undefined): Reading =>
  asked?.missing === 'net' &&
  reading.intent === 'gross' &&
  !reading.amounts.some(({ role }) => role === 'net')
    ? { ...reading, intent: 'net' }
    : reading

/** "Is gratuity taxable?", then "mine is 8m": an amount without a name is of what was asked about. */
function aboutTopic(
  known: Known,
  reading: Reading,
  context: { readonly currentYear: number },
): Reading | undefined {
  const [amount, more] = reading.amounts
  if (known.topic === undefined || amount === undefined || more !== undefined) return undefined
  const isOpen = amount.role === undefined || (amount.role === 'income' && ofMine.test(reading.text))
  // "Taxable" names no money in a question on the law.
  const [role, otherRole] = rolesOf(known.topic, context)
  if (!isOpen || role === undefined || otherRole !== undefined || roleOf(role).kind === 'pay')
    return undefined
  if (amount.isPercent !== (known.reading !== undefined)) return undefined
  const named = withAmounts({ ...reading, unplaced: [] }, [{ ...inRole(amount, role), roleBy: 'guess' }])
  return known.reading === undefined || !goesOn(known.reading, named) ? named : followed(known.reading, named)
}

/** What a matter was about; "relief for house rent that tenants get" is about what comes off, and no rent that comes in. */
function rolesOf(topic: string, context: { readonly currentYear: number }): readonly Role[] {
  const roles = read(topic, context).about.filter((each) => !ofTheLaw.has(each))
  const off = roles.filter((role) => roleOf(role).kind === 'off')
  return /\b(?:reliefs?|deduct\w*|claim)\b/i.test(topic) && off.length > 0 ? off : roles
}

const ofTheLaw: ReadonlySet<Role> = new Set<Role>(['taxable', 'taxPaid', 'threshold', 'net'])

/** An amount that belongs to whoever speaks, and is called by nothing else. */
const ofMine =
  /^\W*(?:(?:ok|so|and|well)\W+)*(?:mine|my own|i (?:pay|paid|get|got|have|had|received|collect\w*|won|sold)|na|it is|it's|it was|about)\b/i

/** What somebody else comes to is no money of the person. */
const withoutMoney = (reading: Reading): Reading => ({
  ...reading,
  amounts: [],
  unplaced: [],
  traps: [],
  dangling: [],
  unknown: [],
})

const notMine =
  /\b(?:rent|flat|house|shop|property|land|tenants?|business|profit)\b[^.?!]{0,20}\b(?:not mine|no be (?:my own|mine)|isn't mine|not my own)\b|\b(?:flat|house|shop|property|business) (?:belongs? to|is (?:for|of)|na for) (?:my|our|his|her)\b/i

/** "The rent is not mine": what came of it is left out, where one thing alone can be meant. */
function ownedBy(known: Reading, reading: Reading): Reading {
  if (reading.amounts.length > 0 || !notMine.test(reading.text)) return reading
  const ofBusiness = /\b(?:business|profit)\b/i.test(reading.text)
  const roles = new Set(
    known.amounts.flatMap(({ role }) =>
      (ofBusiness ? ['business', 'revenue', 'cost'] : ['rentReceived']).includes(role ?? '') ? [role] : [],
    ),
  )
  return roles.size === 0
    ? reading
    : { ...reading, zero: [...roles].filter((role) => role !== undefined), about: [] }
}

/** A lone figure after "what does that mean?" is no other income: what it is has to be asked. */
const asAnswerToMeaning = (reading: Reading): Reading =>
  reading.amounts.every(({ roleBy }) => roleBy === 'only')
    ? {
        ...reading,
        relations: [{ kind: 'also', words: '' }],
        amounts: reading.amounts.map((amount) => ({ ...amount, role: undefined })),
      }
    : reading

/** A change of one's own result: of what is saved, and of what was supposed before where it says that it adds to it. */
const onOwn = (reading: Reading): Reading => ({
  ...reading,
  relations: [...reading.relations, { kind: 'instead', words: '' }],
  isOwn: true,
})

/** "Tax on 450k a month with 8% pension": a question with an income of its own, whatever was supposed before. */
const asksAnew =
  /^\W*(?:(?:ok|okay|so|now|please|pls|abeg)\W+)*(?:how much (?:is |be |will be )?(?:the |di )?(?:tax|paye)|(?:the |di )?(?:tax|paye)|calculate (?:the )?(?:tax|paye)) (?:on|for|of)\b(?![^]*\bmy\b)/i

/** Money with a rule of its own: no answer of the saved result is changed by it. */
const isOfItsOwn = ({ role }: ReadAmount): boolean => role !== undefined && roleOf(role).kind === 'aside'

/** A what-if after one's own result is about it; a question with an income of its own stands by itself. */
const isOwnGoingOn = ({ relations, amounts, text, people }: Reading) =>
  text.split(/\s+/).length <= 14 &&
  people.length === 0 &&
  !amounts.some(isOfItsOwn) &&
  !(asksAnew.test(text) && amounts.some(isIncome)) &&
  (relations.some(({ kind }) => kind !== 'that') || (amounts.length > 0 && !amounts.some(isIncome)))
