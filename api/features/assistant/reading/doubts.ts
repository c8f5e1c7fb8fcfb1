import { severed } from './severed.ts'
import { tradeOnce } from './trade-once.ts'
import type { ReadAmount, Reading } from './reading.ts'
import type { Role } from './roles.ts'

/** A net that is named right before its amount: "my net salary is 280k". */
/** "After tax is 350k": what is left. */
const leftAfterTax =
  /\bafter (?:the |my )?(?:tax|paye)(?: (?:is|na|was|=|i get|i receive|i take))?(?: about)? ?$/i
const calledNet =
  /\b(?:net|take ?-?home)(?: (?:monthly|yearly|annual))?(?: (?:pay|salary|income|wage))?(?: (?:is|na|was|be|of|at))? ?(?:about |around )?$/i
const calledNetBehind = /^ ?(?:naira )?net\b(?! (?:of|after|worth))/i
/** A tax that is named right before its amount: "a tax of 1 million". */
const takenFrom =
  /\b(?:take|takes|taken|collect|cut|remove|removed|deduct|deducted|want|get|charge|comot)\b(?: out)?(?: (?:monthly|yearly|every month|a month|every year|per month))? (?:as (?:my )?(?:tax|paye) )?(?:monthly )?(?:from|of|on) (?:my |a )?$/i
const calledTax = /(?<!\bafter (?:the |my )?|and |& )\b(?:tax|paye) (?:of|is|na|was) ?(?:about |around )?$/i
/** Words by which money comes in, right before an amount, another and "and". */
const collects = /\b(?:receive|receiving|received|get|getting|collect|collecting)\b[^.;!?]*\b(?:and|plus) $/i
const paysRent = /\b(?:pay|pays|paid|paying|spend|spends|spent|my rent|house rent|landlord|rent relief)\b/i
const landlord = /\b(?:landlord|landlady)\b[^.;!?]{0,30}$/i
const landlordCollects =
  /\bland(?:lord|lady)\b[^.;!?]{0,20}\b(?:collects?|gets?|receives?|makes?|earns?|dey (?:collect|get|make))\b[^.;!?\d]{0,12}$/i
const ofHisTax =
  /\b(?:his|her|their|him|im|dia) (?:own )?(?:tax|paye)\b|\b(?:he|she|they|e) (?:must |will |should |go |suppose |to |have )*(?:pay|owe)s?\b[^.?!]{0,10}\btax\b/i
const staffPay = /\b(?:salaries|wages)\b/i
const homeRent =
  /\b(?:my rent|house rent|home rent|my house|my home|apartment|(?:where|house|flat|home|place|room) (?:that |wey )?(?:i|we|my \w+) (?:lives?|stays?|dey (?:live|stay))|(?:live|lives|living|stay|stays) in a rented|rented (?:flat|house|apartment)|my residence|residential|my own rent|rent of my (?:house|flat|home|residence)|rent (?:for|on) (?:my|our|the) (?:house|flat|home|family))\b/i
/** "I rent in Yaba": where somebody lives, where no place of a trade is named. */
const rentsSomewhere = /\bi (?:dey )?(?:rent|stay|live) (?:in|at|around|for) [a-z]/i
const placeOfTrade =
  /\b(?:shops?|stores?|stall|office|salon|workshop|market|warehouse|kiosk|plaza|studio|clinic|kitchen|space|farm|showroom|boutique)\b/i
const counted =
  /\b(?:two|three|four|five|six|seven|eight|[2-9]) (?:\w+ )?(?:jobs?|employers?|companies|shops?|stores?|houses?|flats?|tenants?|clients?|schools?|offices|branches|gigs|places)\b/i
const ofEach = /\beach\b(?! (?:of|end|and))|\bapiece\b|\bper (?:job|shop|house|flat|tenant|client)\b/i

const leftOfTax =
  /\b(?:after (?:the |all |dem |they |my )?(?:tax|paye|deduct)|tax(?:es)? (?:is |has been |was |don )?(?:removed|deducted|comot|taken)|remov\w* (?:the |my )?tax|net|take ?-?home|gross|before tax|hand|pocket|account|alert|credit\w*|payslip|deduct\w*|carry home|lands?|landed|hits?)\b/i

/** A trade of the person's own, in the sentence of an amount. */
const ofTrade =
  /\b(?:business|shop|store|laundry|salon|farm|trade|hustle|side gig|poultry|kiosk|stall|uber|bolt|okada|keke|pos|restaurant|bakery|boutique|car wash|barbing|tailoring|catering|freelanc\w+|i (?:sell|run|own|trade)|channel|canteen|buka|i dey sell)\b[^.;!?]*$/i

const sentByFamily =
  /\b(?:uncle|aunt|aunty|brother|sister|dad|daddy|mum|mummy|father|mother|son|daughter|cousin|husband|wife|friend|parents|children|kids|pikin|pikins|relatives|relations|family|nephew|niece|in-laws?)\b[^.;!?]{0,25}\b(?:sends?|sent|gives?|gave|dey send|dey give|dash(?:es)?)\b (?:me|us) ?$/i
const ofSale =
  /\b(?:agents?|agency|lawyers?|legal|survey|commission|brokers?)\b[^.;!?\d]{0,30}(?: fees?| of| was| is| na| took| collected| chopped| charged| got| me)? ?[₦n#]?$/i
const paysOut = /(?:^|[.;!?,] ?)(?:and |but )?(?:i|we) (?:dey )?pay (?:about |around )?[₦n#]?$/i
const paidMe = /\b(?:(?:pays?|paid) (?:me|us)|(?:charge|charged|earn|make)(?: me| us)?) (?:about |around )?$/i
const pensionOff = /\bafter (?:the |my )?pension(?: deductions?| contributions?)?,? (?:i|we|they)\b[^.;!?]*$/i
const fromEmployer =
  /\b(?:by|from) (?:my |our |the )?(?:employer|company|office|boss|oga|firm|bank)\b|\b(?:employer|company|office|boss|oga) (?:gave|gives|dashed|give)\b/i
const afterTaxAndPension =
  /\bafter (?:my |the )?(?:(?:tax|paye|nhf|deductions?)(?:,| and| &|,? and) )?(?:my )?pension\b/i
const afterOffBefore =
  /\bafter\b[^.;!?]{0,40}\b(?:pension|nhf|nhis|deductions?)\b[^.;!?]{0,25}\b(?:is|=|na|was)\s*$/i
const afterOffBehind = /^[^.;!?,]{0,25}\bafter\b[^.;!?]{0,20}\b(?:pension|nhf|nhis|deductions?)\b/i
const asksBefore = /\b(?:what|how much|wetin|calculate|compute|tell me|from|on|of)\b[^.;!?]*$/i
/** What changes the tax otherwise where the employer pays it. */
const ofEmployer: ReadonlySet<Role | undefined> = new Set<Role>([
  'mortgage',
  'life',
  'nhf',
  'nhis',
  'living',
  'taxPaid',
])
const byEmployer =
  /\b(?:employer|company|office|oga|firm)\b[^.;!?,\d]{0,20}\b(?:paid|pays|pay|paying|covers?|gives? me|gave me|provides?|provided)\b(?! me\b)[^.;!?,\d]{0,40}$/i
const ownedAndLet =
  /\b(?:i|we) (?:have|own|built|inherited|get) (?:a|an|one|two|three|four|my|some|\d+) (?:\w+[ -]){0,3}(?:house|houses|flat|flats|shop|shops|duplex|bungalow|property|building|apartments?|store|stores|self ?con|rooms?)\b[^.;!?]{0,40}\brents?\b[^.;!?]{0,12}$/i
/** "I collect 3m rent every year": rent that comes in. */
const collectsNow = /\b(?:i|we) (?:dey )?(?:collect|receive|get)(?: about| over| like)? $/i
const collectsRent = (text: string, before: string): boolean =>
  collectsNow.test(before) && !paysRent.test(text.replaceAll(/\brents?\b/gi, ''))
/** Whoever speaks is the one who lets. */
const isLandlord = /\b(?:i am|i'm|im|as) (?:a|the) land(?:lord|lady)\b/i
/** Rates of the bands of the Act and of the law before it, in percent. */
export const bandRates: ReadonlySet<number> = new Set([7, 11, 15, 18, 19, 21, 23, 24, 25])
const ofBand = /\b(?:at|the|in|into|reach|enter|pay|of|under) ?$/i
const givenAndLet =
  /\b(?:gave me|left me|left us|(?:papa|father|daddy|mama|mother|parents?) (?:don |don die )?leave|inherited|built|willed me)\b[^.;!?]{0,25}\b(?:house|flat|building|property|shop|duplex|bungalow)\b[^;!?]{0,45}\brents?\b[^.;!?]{0,15}$/i
const reliefSaid = /\brent relief(?: is| of| was| na| =|:)? ?$/i

const isSale = ({ role }: ReadAmount) => role === 'soldFor' || role === 'boughtFor' || role === 'gain'
/** Who sells such things for a living, or more of them than the Act frees. */
const deals =
  /\b(?:i (?:buy and )?sell|i dey (?:buy and )?sell|dealer|as a trader|my business|(?:[3-9]|\d\d|three|four|five|six|several|many) (?:\w+ )?cars)\b/i

const noneOfOther = /\b(?:pension|nhf)\b[^.;!?]*\d ?(?:%|percent)[^.;!?]*\b(?:none|nothing|no pension|nil)\b/i

/** "Pension: lecturer job 8%, NGO none", of two pays: of which the share is, has to be asked. */
function pensionOfOneJob({ text, amounts }: Reading): Reading['traps'] {
  const pays = amounts.filter(({ role, isPercent }) => !isPercent && (role === 'income' || role === 'salary'))
  const isShared = amounts.some(({ role, isPercent }) => isPercent && (role === 'pension' || role === 'nhf'))
  const said = pays.length > 1 && isShared ? noneOfOther.exec(text)?.[0] : undefined
  return said === undefined ? [] : [{ kind: 'shareOf', words: said }]
}

/** A sale by whoever deals in such things is a trade, and no gain of the Act's free kinds. */
function dealing({ amounts, text }: Reading): Reading['traps'] {
  // "I sell the Corolla wey I dey drive. I buy am 4m, I sell am 5.5m": one thing.
  const isOne = /\bi sell (?:the|my|di|am)\b/i.test(text) && !/\bi (?:dey |buy and )sell\b/i.test(text)
  const said = amounts.some(isSale) && !isOne ? deals.exec(text)?.[0] : undefined
  return said === undefined ? [] : [{ kind: 'tradeOrGain', words: said }]
}

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
function lookedAt(amount: ReadAmount, reading: Reading): ReadAmount {
  const { text, amounts } = reading
  if (severed(amount, reading))
    return { ...amount, role: 'severance', roleBy: 'guess', period: 'once', periodBy: 'usual' }
  const before = text.slice(Math.max(0, amount.at - nearby), amount.at)
  // "What would the government take from 10.7m as tax": it is taken from the income.
  if (amount.role === 'taxPaid' && takenFrom.test(before))
    return { ...amount, role: 'income', roleBy: 'verb' }
  // "My employer pays my tax of 900k": a benefit, and nothing that was taken.
  if (calledTax.test(before) && byEmployer.test(before)) return unplacedNow(amount)
  if (amount.role === 'nhis' && /\bprivate\b/i.test(text)) return unplacedNow(amount)
  if ((isPay(amount) || amount.role === 'net') && calledTax.test(before))
    return { ...amount, role: 'taxPaid' }
  if ((isPay(amount) || amount.role === 'taxPaid') && leftAfterTax.test(before))
    return { ...amount, role: 'net' }
  // "After pension deduction I get 276k": no pension of as much.
  if (amount.role === 'pension' && pensionOff.test(before)) return unplacedNow(amount)
  // What an employer gives is pay, whatever it is called: it has to be asked.
  if (amount.role === 'gift' && fromEmployer.test(text)) return unplacedNow(amount)
  if (
    isPay(amount) &&
    (calledNet.test(before) || calledNetBehind.test(text.slice(amount.at + amount.words.length)))
  )
    return { ...amount, role: 'net' }
  // "My landlord collects 3 million, what is his tax": what comes in there.
  if (amount.role === 'rent' && landlordCollects.test(before) && ofHisTax.test(text))
    return { ...amount, role: 'rentReceived', roleBy: 'guess' }
  // "My landlord collects 1.2m": what another collects is what the person pays.
  if (amount.person !== undefined && landlord.test(before))
    return { ...amount, role: 'rent', person: undefined }
  // "I receive 300k salary and 100k rent": it may come in or go out.
  if (amount.role === 'rent' && collects.test(before) && !paysRent.test(text)) return unplacedNow(amount)
  // "My gross is 300k but I get 265k": what is got beside a gross may be what is left of it.
  if (amount.role === 'income' && amount.roleBy === 'verb' && isBesideGross(amount, amounts, text))
    return unplacedNow(amount)
  // "I'm left with 650k after power and subscriptions": left of what, of the tax or of the costs?
  if (amount.role === 'net' && !leftOfTax.test(text))
    return ofTrade.test(before) ? { ...amount, role: 'business', roleBy: 'guess' } : unplacedNow(amount)
  const after = text.slice(amount.at + amount.words.length, amount.at + amount.words.length + nearby)
  // "My net pay after pension is 460k", "I get 460k after my pension of 40k": taken off already, or to be taken off?
  if (
    isPay(amount) &&
    (afterOffBefore.test(before) || (afterOffBehind.test(after) && !asksBefore.test(before)))
  )
    return unplacedNow(amount)
  // "How much of my rent comes off? I pay 900k a year": what the person pays is no pay.
  if (isPay(amount) && paysOut.test(before) && amount.roleBy !== 'guess')
    return /\bmy rent\b/i.test(text)
      ? { ...amount, role: 'rent', roleBy: 'guess', period: amount.period ?? 'year' }
      : unplacedNow(amount)
  // "Sold land for 9m, paid agent 450k": what the sale cost comes off the gain as the price does.
  const isSold =
    amounts.some(({ role }) => role === 'soldFor') && !amounts.some(({ role }) => role === 'revenue')
  if (amount.role === undefined && !amount.isPercent && isSold && ofSale.test(before))
    return { ...amount, role: 'boughtFor', roleBy: 'guess', period: 'once', periodBy: 'usual' }
  // "They pay me 20k for each wedding": what is earned by the piece, and no cost of living.
  if (amount.role === 'living' && paidMe.test(before)) return unplacedNow(amount)
  // "My uncle sends me 1.5m for upkeep": a gift, whatever it is for.
  const isFromFamily = sentByFamily.test(before)
  if (amount.role === 'income' && amount.roleBy === 'verb' && isFromFamily)
    return { ...amount, role: 'gift', roleBy: 'named' }
  if (amount.role === 'living' && isFromFamily) return { ...amount, role: 'gift' }
  // "My landlord added 10%": no raise of the pay; "my employer paid my mortgage interest": nothing of one's own.
  if (amount.role === 'raise' && landlord.test(before)) return unplacedNow(amount)
  if (ofEmployer.has(amount.role) && byEmployer.test(before)) return unplacedNow(amount)
  // "The agent took 10% of the rent": a share of a rent is no rent beside it.
  if (
    amount.role === 'rent' &&
    amount.isPercent &&
    amounts.some((each) => each !== amount && each.role === 'rent')
  )
    return unplacedNow(amount)
  // "I have a house in Abuja that I rent for 4m": who owns it is paid.
  if (
    amount.role === 'rent' &&
    (ownedAndLet.test(before) ||
      givenAndLet.test(before) ||
      collectsRent(text, before) ||
      isLandlord.test(text))
  )
    return { ...amount, role: 'rentReceived', roleBy: 'guess' }
  // "Do I pay at 25%?": the rate of a band.
  if (amount.isPercent && amount.role === undefined && bandRates.has(amount.value) && ofBand.test(before))
    return { ...amount, role: 'threshold', roleBy: 'named' }
  // "My rent relief is 300k": the relief itself, and no rent.
  if (amount.role === 'rent' && reliefSaid.test(before)) return unplacedNow(amount)
  // "I sold inherited land for 20m": a sale, and no gift.
  if (amount.role === 'gift' && /\bsold\b/i.test(partOf(text, amount))) return unplacedNow(amount)
  // "After tax and pension I receive 350k": no pension is received.
  if (amount.role === 'pensionReceived' && afterTaxAndPension.test(text)) return unplacedNow(amount)
  const hasSales = amounts.some(({ role }) => role === 'revenue')
  if (hasSales && amount.role === 'salary' && staffPay.test(text)) return unplacedNow(amount)
  // Beside sales, rent may be that of the shop.
  const isOfHome = homeRent.test(text) || (rentsSomewhere.test(text) && !placeOfTrade.test(text))
  if (hasSales && amount.role === 'rent' && !isOfHome) return unplacedNow(amount)
  return amount
}

/**
 * A reading with what may be two things taken out of it, so that it is asked: the words of several classes together,
 * where each class alone reads them well.
 */
export function doubted(reading: Reading): Reading {
  const looked = reading.amounts.map((amount) => lookedAt(amount, reading))
  const amounts = tradeOnce(withoutAskedMonth(looked, reading.text), reading.text)
  const lost = amounts.filter(({ role }, index) => role === undefined && reading.amounts[index]?.role)
  const several = counted.exec(reading.text)?.[0]
  const isEach = reading.intent !== 'difference' && several !== undefined && ofEach.test(reading.text)
  return {
    ...reading,
    amounts,
    unplaced: [
      ...reading.unplaced.filter(
        (words) => !amounts.some((amount) => amount.words === words && amount.role !== undefined),
      ),
      ...lost.map(({ words }) => words),
    ],
    traps: [
      ...reading.traps.filter(
        ({ kind }) => kind !== 'grossAndNet' || amounts.some(({ role }) => role === 'net'),
      ),
      ...(isEach && reading.traps.length === 0 ? [{ kind: 'eachOf', words: several }] : []),
      ...dealing(reading),
      ...pensionOfOneJob(reading),
    ],
  }
}

/** The part of a text around an amount, between commas, stops and what joins. */
function partOf(text: string, { at, words }: ReadAmount): string {
  const parting = /[,.;]|\b(?:and|plus|then)\b/i
  const before = text.slice(0, at).split(new RegExp(parting, 'gi')).at(-1) ?? ''
  const behind = text.slice(at + words.length).split(parting)[0] ?? ''
  return `${before}${words}${behind}`
}
