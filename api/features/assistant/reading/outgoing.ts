import { clauseAround } from './clauses.ts'
import type { Unit } from './units.ts'
import { wordsOf } from './words.ts'

/** Verbs with which a person gives money away. */
const outgoing = wordsOf(
  'pay paid paying give gave giving send sent sending spend spent spending donate donated donating remit remitted lend lent hire hired hiring',
)
/** Who gives it away: the person. Whoever else does pays the person, or is asked about. */
const payers = wordsOf('i we and also plus')
/** What follows where the tax is what is paid. */
const asked = wordsOf(
  'on tax paye for if as in to moved from is was of went na now rose grew increased jumped between at',
)
const askers = wordsOf('will would should do must shall can may how much wil go')
/** What things do with money: "studio hire chop 2.1m". */
const swallowing = wordsOf('chop chops swallow swallows gulp gulps gulping eats consumes guzzles')
const receivers = wordsOf('me us')
/** Words between who pays and the verb. */
const helpers = wordsOf('dey will now always usually often also still do does did go fit have has had just')

/** Whether it is said right behind an amount how often it comes. */
const isOften = (units: readonly Unit[], at: number): boolean =>
  /^(?:daily|weekly|monthly|yearly|hourly|annually)$/.test(units[at]?.word ?? '') ||
  (/^(?:a|an|per|every|each|\/)$/.test(units[at]?.word ?? '') &&
    /^(?:hour|day|shift|week|fortnight|month|year|annum|trip)$/.test(units[at + 1]?.word ?? ''))

/** Whether an amount is what the person gives away: "I pay agent 300k", "i give 485k to my church". */
export function isOutgoing(units: readonly Unit[], amount: number, cueFrom: number | undefined): boolean {
  // "8% from my 300k": what it comes from.
  const source = /^(?:my|the|our|di)$/.test(units[amount - 1]?.word ?? '') ? amount - 2 : amount - 1
  if (units[source]?.word === 'from') return false
  const { from } = clauseAround(units, amount, amount + 1)
  for (let at = amount - 1; at >= from; at -= 1) {
    // Another amount, or the phrase that names this one, stands between: the verb is not of this amount.
    if (units[at]?.key === '#') return false
    if (at === cueFrom) {
      // "I pay agent commission of 200k": a verb right before the name is of the amount that it names.
      const giver = [at - 1, at - 2].find((place) => outgoing.has(units[place]?.word ?? ''))
      if (giver === undefined || !payers.has(units[giver - 1]?.word ?? '')) return false
    }
    if (swallowing.has(units[at]?.word ?? '')) return true
    if (!outgoing.has(units[at]?.word ?? '')) continue
    // "A seafarer, paid 45k per day": as somebody is paid who works.
    if (at === from && at === amount - 1 && units[at]?.word === 'paid' && isOften(units, amount + 1))
      return false
    if (receivers.has(units[at + 1]?.word ?? '')) return false
    if (asked.has(units[at + 1]?.word ?? '')) return false
    let subject = at - 1
    while (subject >= from && helpers.has(units[subject]?.word ?? '')) subject -= 1
    const who = units[subject]?.word ?? ''
    // "how much will I pay": what is asked is the tax.
    const isAsked = askers.has(units[subject - 1]?.word ?? '')
    return !isAsked && (subject < from || payers.has(who))
  }
  return false
}
