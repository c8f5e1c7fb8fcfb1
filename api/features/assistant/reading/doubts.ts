import type { ReadAmount, Reading } from './reading.ts'

/** A net that is named right before its amount: "my net salary is 280k". */
const calledNet =
  /\b(?:net|take ?-?home)(?: (?:monthly|yearly|annual))?(?: (?:pay|salary|income|wage))?(?: (?:is|na|was|be|of|at))? ?(?:about |around )?$/i
/** A tax that is named right before its amount: "a tax of 1 million". */
const calledTax = /\b(?:tax|paye) (?:of|is|na|was) ?(?:about |around )?$/i
/** Words by which money comes in, right before an amount, another and "and". */
const collects = /\b(?:receive|receiving|received|get|getting|collect|collecting)\b[^.;!?]*\b(?:and|plus) $/i
const paysRent = /\b(?:pay|pays|paid|paying|spend|spends|spent|my rent|house rent|landlord|rent relief)\b/i
const landlord = /\b(?:landlord|landlady)\b[^.;!?]{0,30}$/i
const staffPay = /\b(?:salaries|wages)\b/i
const homeRent =
  /\b(?:my rent|house rent|home rent|my house|my home|apartment|where i (?:live|stay)|my own rent|rent of my (?:house|flat|home))\b/i
const counted =
  /\b(?:two|three|four|five|six|seven|eight|[2-9]) (?:\w+ )?(?:jobs?|employers?|companies|shops?|stores?|houses?|flats?|tenants?|clients?|schools?|offices|branches|gigs|places)\b/i
const ofEach = /\beach\b(?! (?:of|end|and))|\bapiece\b|\bper (?:job|shop|house|flat|tenant|client)\b/i

const leftOfTax =
  /\b(?:after (?:the |all |dem |they |my )?(?:tax|paye|deduct)|tax(?:es)? (?:is |has been |was |don )?(?:removed|deducted|comot|taken)|remov\w* (?:the |my )?tax|net|take ?-?home|gross|before tax|hand|pocket|account|alert|credit\w*|payslip|deduct\w*|carry home|lands?|landed|hits?)\b/i

/** How many characters before an amount can say what it is. */
const nearby = 120

const isPay = ({ role }: ReadAmount) => role === 'income' || role === 'salary'
const unplacedNow = (amount: ReadAmount): ReadAmount => ({ ...amount, role: undefined })

/** A period of what is asked, at the end of a clause: "take home monthly?" says nothing of the pay. */
const askedMonthly =
  /\b(?:net|take ?-?home|tax|paye)(?: (?:pay|salary))? (?:monthly|per month|every month|a month)(?=\s*(?:[?.!;,]|$))/i
const months = /\bmonth(?:ly|s)?\b/gi
const amountEnds = /\d[\w.]*(?: (?:of|as|in|for))? ?$/

/** Amounts without the month that was only asked in, where it is the only one in the text. */
function withoutAskedMonth(amounts: readonly ReadAmount[], text: string): readonly ReadAmount[] {
  const asked = askedMonthly.exec(text)
  const isOnly = asked !== null && (text.match(months) ?? []).length === 1
  if (!isOnly || amountEnds.test(text.slice(Math.max(0, asked.index - nearby), asked.index))) return amounts
  return amounts.map((amount) =>
    amount.period === 'month' && amount.times === undefined
      ? { ...amount, period: undefined, periodBy: 'usual' }
      : amount,
  )
}

/** Less than a gross that stands beside it, and told against it. */
const isBesideGross = (amount: ReadAmount, amounts: readonly ReadAmount[], text: string): boolean =>
  /\bgross\b/i.test(text) &&
  amounts.some(
    (other) =>
      other !== amount && other.role === 'salary' && other.value > amount.value && other.pair === undefined,
  )

/** An amount looked at once more, with the words before it. */
function lookedAt(amount: ReadAmount, { text, amounts }: Reading): ReadAmount {
  const before = text.slice(Math.max(0, amount.at - nearby), amount.at)
  if ((isPay(amount) || amount.role === 'net') && calledTax.test(before))
    return { ...amount, role: 'taxPaid' }
  if (isPay(amount) && calledNet.test(before)) return { ...amount, role: 'net' }
  // "My landlord collects 1.2m": what another collects is what the person pays.
  if (amount.person !== undefined && landlord.test(before))
    return { ...amount, role: 'rent', person: undefined }
  // "I receive 300k salary and 100k rent": it may come in or go out.
  if (amount.role === 'rent' && collects.test(before) && !paysRent.test(text)) return unplacedNow(amount)
  // "My gross is 300k but I get 265k": what is got beside a gross may be what is left of it.
  if (amount.role === 'income' && amount.roleBy === 'verb' && isBesideGross(amount, amounts, text))
    return unplacedNow(amount)
  // "I'm left with 650k after power and subscriptions": left of what, of the tax or of the costs?
  if (amount.role === 'net' && !leftOfTax.test(text)) return unplacedNow(amount)
  const hasSales = amounts.some(({ role }) => role === 'revenue')
  if (hasSales && amount.role === 'salary' && staffPay.test(text)) return unplacedNow(amount)
  // Beside sales, rent may be that of the shop.
  if (hasSales && amount.role === 'rent' && !homeRent.test(text)) return unplacedNow(amount)
  return amount
}

/**
 * A reading with what may be two things taken out of it, so that it is asked: the words of several classes together,
 * where each class alone reads them well.
 */
export function doubted(reading: Reading): Reading {
  const looked = reading.amounts.map((amount) => lookedAt(amount, reading))
  const amounts = withoutAskedMonth(looked, reading.text)
  const lost = amounts.filter(({ role }, index) => role === undefined && reading.amounts[index]?.role)
  const several = counted.exec(reading.text)?.[0]
  const isEach = several !== undefined && ofEach.test(reading.text)
  return {
    ...reading,
    amounts,
    unplaced: [...reading.unplaced, ...lost.map(({ words }) => words)],
    traps: isEach && reading.traps.length === 0 ? [{ kind: 'each', words: several }] : reading.traps,
  }
}
