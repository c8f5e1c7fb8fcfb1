import { before, behind, placedAnew } from './placed-anew.ts'
import type { ReadAmount, Reading } from './reading.ts'

/** What a home would bring or cost, right before an amount. */
const wouldRent =
  /\b(?:would|could|can|go|fit|should|will)(?: have)?(?: been)? (?:rent(?:ed)?|let|fetch|bring|cost|go)\b[^.;!?\d]{0,25}$|\brent(?:al)? value\b[^.;!?\d]{0,40}$|\b(?:worth|valued at|value is|value na)\b[^.;!?\d]{0,15}$/i
/** "A flat that it rents at 7m", "my oga rented a place for me at 1m": who pays is named right before. */
const theyRent =
  /(?:\b(?:it|they|she|he|dem)|\b(?:my|the|our) (?:company|firm|mission|bank|employers?|office|school|church|oga|boss|ngo)|\bcompany)(?: dey| has| have| also| don)* (?:rents?|rented|leases?|leased|took|takes)\b(?! (?:me|us|my|our) \d)[^.;!?\d]{0,50}$/i
/** "4m a year to house me", behind an amount. */
const toHouse =
  /^\s*(?:naira )?(?:(?:a|per|every|each) (?:year|month|annum) |yearly |monthly |annually )?(?:to house (?:me|us)\b|(?:as rent )?for (?:the|my|our) (?:house|flat|apartment|accommodation|duplex) (?:where |that |which )?(?:i|we) (?:live|stay))/i
/** "To rent such a house na 800k": what one like it costs, right before an amount. */
const toRentOne =
  /\b(?:to rent|(?:i|we|you|person|somebody|someone)(?: (?:were to|was to|had to|go|wan|want to|dey))* rent(?:ed)?) (?:(?:that|this|such|di|dat|the same) )?(?:a |an )?(?:(?:that |this )?(?:kind|type|sort)(?: of)?|such|similar|one like|same|house like)\b[^.;!?\d]{0,40}$|\bto rent (?:such|that|this)\b[^.;!?\d]{0,40}$/i
/** A home that is taken for the person. */
const forMe =
  /\b(?:houses?|flats?|place|apartment|duplex|bungalow|accommodation)\b[^.;!?]{0,20}\bfor (?:me|us)\b|\bhouse (?:me|us)\b|\b(?:puts?|keeps?|lodges?) (?:me|us)\b|\b(?:i|we) (?:dey )?(?:live|stay)\b/i
/** Who houses people that work for them. */
const houses =
  /\b(?:employers?|compan(?:y|ies)|firm|office|organi[sz]ation|ngo|oga|boss|mission|church|parish|diocese|school|bank|embassy|hospital|government|ministry|they|dem)\b[^.;!?]{0,40}\b(?:puts?|houses?|gives?|gave|provid\w+|lodges?|accommodat\w+|offers?|allocat\w+|keeps?|dey (?:give|put|house))\b/i
const lodging =
  /\b(?:parsonage|vicarage|manse|mission house|rectory|quarters|official residence|company (?:house|flat)|staff (?:house|flat)|accommodation|house|flat|duplex|apartment|bungalow|bq)\b/i
const ofEmployer =
  /\b(?:employers?|compan(?:y|ies)|firm|office|organi[sz]ation|ngo|oga|boss|mission|church|parish|diocese|school|bank|embassy|hospital|government|ministry)\b/i
/** "A flat like that rents for 600k", right before an amount. */
const alikeRents =
  /\b(?:like (?:that|it|this|am)|such|similar|same)\b[^.;!?\d]{0,25}\brents?(?: out)?(?: (?:for|at|is|na|goes for))?\s*(?:about )?[₦n#]?\s?$/i
/** Nothing is paid for it. */
const isFree =
  /\b(?:free(?: of charge)?|rent[- ]?free|i (?:do not|don't|don’t|dont|no dey|never) pay (?:any |the |for )?(?:rent|anything|nothing|it)|i pay nothing|without paying)\b/i
const paysIt =
  /\b(?:i|we) (?:dey |also |still )?pay\b[^.;!?\d]{0,20}$|\bmy (?:own |house )?rent\b[^.;!?\d]{0,15}$/i
const ownHome =
  /\b(?:my own (?:house|flat|home)|i (?:own|bought|built|inherited)|tenants?|i rent (?:out|it out)|let out)\b/i

/** "My husband is a pastor": one person, whom all the pay is of. */
const isOfPaid = ({ person }: ReadAmount, { amounts }: Reading): boolean =>
  person === undefined || amounts.every((amount) => amount.role === undefined || amount.person === person)

const mayBeHome = ({ role, isPercent }: ReadAmount): boolean =>
  !isPercent &&
  (role === undefined || role === 'rent' || role === 'rentReceived' || role === 'income' || role === 'living')

/**
 * "They put me in the parsonage, which would rent for 1.2m": what the lodging of an employer is worth is a benefit, and no rent
 * that the person pays. Where nobody is said to give the home, it has to be asked.
 */
export function withHousing(reading: Reading): Reading {
  const { text } = reading
  if (ownHome.test(text) || !(lodging.test(text) || forMe.test(text))) return reading
  const isHouseGiven = houses.test(text) && lodging.test(text)
  const isTaken = ofEmployer.test(text) && (isHouseGiven || forMe.test(text))
  const told = placedAnew(
    reading,
    (amount) => {
      if (!mayBeHome(amount) || !isOfPaid(amount, reading)) return undefined
      const told = before(reading, amount)
      const isRentedForMe =
        isTaken && (theyRent.test(told) || (toHouse.test(behind(reading, amount)) && !paysIt.test(told)))
      const isGiven = isHouseGiven || isRentedForMe
      const isWorth = isRentedForMe || wouldRent.test(told) || alikeRents.test(told) || toRentOne.test(told)
      const isFreeHome = isGiven && amount.role === 'rent' && isFree.test(text) && !paysIt.test(told)
      if (!isWorth && !isFreeHome) return undefined
      return isGiven
        ? { role: 'employerRent', roleBy: 'guess', period: amount.period ?? 'year' }
        : amount.role === 'rent'
          ? { role: undefined }
          : undefined
    },
    ['rent', 'employerRent'],
  )
  if (told === reading) return reading
  const open = told.amounts.filter(({ role }) => role === undefined).map(({ words }) => words)
  const isHoused = told.amounts.some(({ role }) => role === 'employerRent')
  return {
    ...told,
    unplaced: [...new Set([...told.unplaced, ...open])],
    traps: told.traps.filter(({ kind }) => !(isHoused && (kind === 'benefit' || kind === 'leftOut'))),
  }
}
