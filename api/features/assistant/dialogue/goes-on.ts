import {
  bandRates,
  type ReadAmount,
  type Reading,
  type Relation,
  type Role,
  roleOf,
  withoutAsides,
} from '../reading/index.ts'
import { asksSteps, isOfRates } from '../deciding/index.ts'
import { isIncome, isSameRole } from './change.ts'
import { changedAlone } from './without-amounts.ts'

/** Words before the first that says how a message goes on. */
const opening =
  /^(?:\s|[,.!-]|ok(?:ay)?|and|so|but|abeg|please|pls|now|then|alright|oh|ah|ooh|eh|aha|sha|no|wait|hmm|ehen|well|thanks|good)*/i

/** How a message opens on what was said before: by the first words that say so. */
export function openingOf({ text, relations }: Reading): Relation['kind'] | undefined {
  const start = opening.exec(text)?.[0].length ?? 0
  return relations.find(({ words }) => {
    const at = text.toLowerCase().indexOf(words.toLowerCase())
    return at >= 0 && at <= start
  })?.kind
}

export const wordsIn = (text: string) => text.trim().split(/\s+/).length

/** A message with its own income, named: a question that stands by itself. */
const isWhole = ({ amounts }: Reading) =>
  amounts.some((amount) => isIncome(amount) && amount.roleBy !== 'only' && !besidePay.has(amount.role))

/** Paid beside a pay, and no pay by itself: "if they give me 1 million bonus in December". */
export const besidePay: ReadonlySet<Role | undefined> = new Set<Role>([
  'bonus',
  'commission',
  'leave',
  'allowance',
])

const asking = /\?|\b(?:tax|paye|how much|calculate|compute|wetin|what|owe|take home)\b/i

/** Whether a message asks something, and does not only tell. */
export const isAsking = (text: string): boolean => asking.test(text)

/** "I sold my car for 4m, do I pay tax?": money with a rule of its own, told and asked in whole sentences. */
const isMatterOfItsOwn = ({ text, amounts }: Reading): boolean =>
  amounts.every(({ role }) => role !== undefined && roleOf(role).kind === 'aside') &&
  asking.test(text) &&
  /^\W*(?:please|pls|abeg|hello|hi)?\W*(?:i|my|we|our)\b/i.test(text) &&
  wordsIn(text) > 6

/** A trade without records is taxed by a rule of its own. */
const withoutRecords =
  /\b(?:no|without|don't|dont|do not|never|not)\b[^.;!?]{0,20}\b(?:records?|books?|receipts?|accounts?)\b/i

/** A message that names no income and so cannot stand by itself: only what comes off, a fragment, or a statement. */
function isPart(reading: Reading): boolean {
  const { text, amounts } = reading
  if (isMatterOfItsOwn(reading)) return false
  const isOnlyOff = amounts.every(({ role }) => role !== undefined && !isIncome({ role, isPercent: false }))
  return isOnlyOff || wordsIn(text) <= 6 || !asking.test(text)
}

/** A statement with an amount of another kind than the sum has: it adds to what was asked, and asks nothing itself. */
const isAddition = (known: Reading, { text, amounts }: Reading) =>
  !asking.test(text) && !amounts.some(({ role }) => known.amounts.some((each) => isSameRole(each.role, role)))

/** What a short message without an amount may ask of the last sum. */
const asksAgain: ReadonlySet<Reading['intent']> = new Set([
  'tax',
  'net',
  'gross',
  'rate',
  'difference',
  'saving',
])

const supposes = /^\W*(?:(?:and|ok|but|so)\W+)?(?:what if|if|suppose|supposing|make|double|say)\b/i
const asksOfLaw =
  /\?\s*$|^\W*(?:(?:and|ok|but|so)\W+)?(?:is|are|do|does|did|can|could|must|should|will|what|which|when|where|who|how|wetin|shey|abi|why)\b/i

/** A message that would change the sum, though it names no amount: "they also give us 13th month", "double the salary". */
export function saysMore({ relations, traps, text }: Reading): boolean {
  if (isAgain(text)) return false
  if (supposes.test(text) || (shared.test(text) && wordsIn(text) <= 14)) return true
  return !asksOfLaw.test(text) && (traps.length > 0 || relations.some(({ kind }) => kind !== 'that'))
}

/** A share of something that was said: what it changes is asked. */
const shared = /\b(?:half|a third|one third|a quarter|part of|some of)\b/i

/** Words with which nothing but the sum of before is asked again. */
const again =
  /^(?:\W|ok|okay|so|and|then|now|how|much|what|wetin|be|na|is|the|my|tax|paye|total|all|in|calculate|compute|it|that|am|please|pls|abeg|tell|me|will|i|do|go|pay|owe|to|for|everything|sum|answer|figure|work|out|should|must|suppose|supposed|dem|they|remove|removing|deduct|deducting|comot|cut|take|collect|dey|put|add|join|together|year|again|oya)+$/i

/** The same in words that name what was said before: "so what's the tax now with the house rent inside". */
const againWith =
  /^(?:\W|ok|okay|so|and|then|now|how|much|what|what's|whats|wetin|be|na|is|the|my|tax|paye|total|all|in|calculate|compute|it|that|this|am|please|pls|abeg|tell|me|will|would|i|do|go|pay|owe|to|for|of|on|everything|sum|work|out|ehen|oya|sha|with|inside|included|including|added|add|join|joined|together|both|two|one|ones|those|these|them|house|rent|pension|costs?|expenses?|removed|year|whole)+$/i
const namesTax = /\b(?:tax|paye|calculate|compute|owe)\b/i

/** Roles of the whole pay: "my take home?" is about no part of it. */
export const ofWhole: ReadonlySet<Role> = new Set<Role>(['net', 'salary', 'income', 'taxPaid'])

/** Whether nothing but the sum of before is asked again. */
export const isAgain = (text: string): boolean =>
  again.test(text) || (againWith.test(text) && namesTax.test(text))

/** "I believe this new one is just robbery": what somebody thinks of it, beside the question. */
const remark =
  /(?<=[.!?]\s+)(?:(?:but|and|because|cos|abeg|omo|chai|honestly)\W+)*(?:i (?:still |really |just )*(?:believe|think|feel|hate|swear|suspect|hope|fear|dey vex|no like|don tire)|na wa|god|chai|omo|(?:this|dis|these) (?:new one|new law|government|govt|country|people|thing))\b[^?\d]*$/i

/** Whether a message without an amount goes on with the last sum. */
function changesWithoutAmount(known: Reading, reading: Reading): boolean {
  const { relations, zero, years, display, about, intent, traps } = reading
  const text = withoutAsides(reading.text)
  const length = wordsIn(text.replace(remark, ''))
  if (length > 28) return false
  if (zero.length > 0 || changedAlone(known, reading) !== undefined) return true
  if (length > 14) return false
  const isOfKnown = about.some((role) => known.amounts.some((amount) => isSameRole(amount.role, role)))
  if (isOfKnown && (intent === 'saving' || relations.some(({ kind }) => kind === 'without'))) return true
  if (saysMore(reading) || isAgain(text) || asksSteps(text)) return true
  // "and for 2025?", "how much is that per month?"
  if (intent === 'lookup' || intent === 'chat')
    return length <= 14 && about.length === 0 && (years.length > 0 || display !== undefined)
  if (!asksAgain.has(intent)) return false
  // "what will I take home?" after a sum is of that sum.
  if (intent === 'net' && about.every((role) => ofWhole.has(role))) return true
  if (traps.length > 0 && relations.length > 0) return true
  return years.length > 0 || display !== undefined || (relations.length > 0 && about.length === 0)
}

/** Opens with whom it is of. */
export const forSomebody = /^\W*(?:(?:and|ok|so|now|then|but|what|how|about|of)\W+)*(?:for|of|my)\b/i

const alsoCounts = /\balso (?:count|add|include)\b/i
/** A new pay in the place of the one that was told. */
const raises =
  /\b(?:promot|increas|rais|review|upgrad|mov|bump)(?:e|es|ed|ing)?\b[^.?!\d]{0,12}\b(?:me|my (?:pay|salary)|it|am|us)\b[^.?!\d]{0,8}\bto\b/i
const ofBands = /\b(?:bands?|brackets?)\b[^]*\b(?:everything|the whole|all|entire)\b/i
const isOfBand = ({ isPercent, value }: ReadAmount): boolean => isPercent && bandRates.has(value)

/** Whether a message goes on with a sum that was talked about. */
export function goesOn(known: Reading, reading: Reading): boolean {
  if (reading.isOwn || known.amounts.length === 0) return false
  if (asksSteps(reading.text) && reading.amounts.every(({ isPercent }) => isPercent)) return true
  // "Why only 500k relief?" asks for the rule, and changes no sum.
  if (/^\W*(?:(?:but|and|so|ok|okay)\W+)?(?:why|how come)\b/i.test(reading.text)) return false
  // "If I keep no records and sell for 15m".
  if (withoutRecords.test(reading.text) && reading.amounts.some(({ role }) => role === 'revenue'))
    return false
  // "Is 7.5% NHF correct?", "was the bonus taxed at 18%?"
  if (isOfRates(reading)) return false
  // "They now take 18% of everything?": the rate of a band, whatever was talked about.
  if (reading.amounts.length > 0 && reading.amounts.every(isOfBand) && ofBands.test(reading.text))
    return false
  // "What is the tax on the first 800k?" asks about a limit of the law.
  if (reading.amounts.length > 0 && reading.amounts.every(({ role }) => role === 'threshold')) return false
  if (reading.amounts.length === 0)
    return reading.unplaced.length === 0 && changesWithoutAmount(known, reading)
  // "How much tax if I also count my small chops of 50k?"
  const isOpen = reading.amounts.every(({ role, isPercent }) => role === undefined && !isPercent)
  if (isOpen && alsoCounts.test(reading.text) && known.amounts.some(isIncome)) return true
  // "They want to promote me to 410k, how much more will I take home?"
  if (reading.intent === 'difference' && reading.amounts.length === 1 && raises.test(reading.text))
    return true
  // "How much more is that than on 300k?"
  if (
    reading.intent === 'difference' &&
    reading.amounts.length === 1 &&
    /\b(?:that|this|it)\b/i.test(reading.text)
  )
    return true
  // "I pay 1.2m rent", then "how much will that save me if I earn 5m?": the income that was missing.
  const isIncomeMissing = !known.amounts.some(isIncome) && reading.amounts.some(isIncome)
  const opened = openingOf(reading)
  // "For my husband it's 900k": the same of somebody else.
  if (
    reading.people.length === 1 &&
    reading.amounts.length === 1 &&
    wordsIn(reading.text) <= 7 &&
    forSomebody.test(reading.text)
  )
    return true
  // "My boss will also pay me 50k for transport": paid beside the pay that was told.
  const isBesidePay = reading.amounts.every(({ role, isPercent }) => !isPercent && besidePay.has(role))
  if (isBesidePay && known.amounts.some(({ role }) => role === 'income' || role === 'salary')) return true
  if (isIncomeMissing && (reading.intent === 'saving' || opened !== undefined)) return true
  // "What if my rent was 900k and I earn a bonus of 1.2m too": no pay of its own.
  const hasPay = reading.amounts.some(({ role }) => role === 'income' || role === 'salary' || role === 'net')
  if (supposes.test(reading.text) && !hasPay && known.amounts.some(isIncome)) return true
  if (!isWhole(reading)) return opened !== undefined || isPart(reading)
  return opened !== undefined || isAddition(known, reading)
}
