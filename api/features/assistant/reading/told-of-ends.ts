import { months } from './lexicon/months.ts'
import type { Reading } from './reading.ts'

const month = [...months.keys()].join('|')
const retiredIn = new RegExp(
  String.raw`\b(?:retired|retire|left (?:the )?service|exited)\b[^.;!?\d]{0,60}\b(?:in|end of|since|by) (?:early |late )?(${month})\b`,
  'i',
)
const nowPaid = /\b(?:now|since then|currently|these days|new)\b/i

/** "I retired in January with a gratuity, and now earn 200k a month": the month is of the service that ended. */
export function withServiceEnded(reading: Reading): Reading {
  const said = retiredIn.exec(reading.text)?.[1]?.toLowerCase()
  const has = (role: string) => reading.amounts.some((amount) => amount.role === role)
  const isBefore = said === 'january' || said === 'jan' || said === 'december' || said === 'dec'
  if (!isBefore || !nowPaid.test(reading.text) || !(has('gratuity') || has('pensionReceived'))) return reading
  return {
    ...reading,
    traps: reading.traps.filter(
      ({ kind, words }) => !((kind === 'month' || kind === 'until') && words.toLowerCase().includes(said)),
    ),
  }
}

const wentAway =
  /\b(?:then|after (?:that|which)|before i|and)\b[^.;!?\d]{0,25}\b(?:resigned and )?(?:relocat\w+|moved|travell?ed|japa'?d?|left|went)\b[^.;!?\d]{0,30}\b(?:for good|permanently|abroad|overseas|with my family|to [A-Z]\w+)/

/** "January to June at 450k, and then relocated to Ireland": what was earned here before, for months that were said. */
export function withGoneAbroad(reading: Reading): Reading {
  const pays = reading.amounts.filter(
    ({ role }) => role === 'salary' || role === 'income' || role === 'business',
  )
  const isTold =
    pays.length > 0 &&
    pays.every(({ times, currency }) => times !== undefined && currency === 'NGN') &&
    wentAway.test(reading.text)
  if (!isTold) return reading
  return {
    ...reading,
    amounts: reading.amounts.map((amount) =>
      pays.includes(amount) ? { ...amount, roleBy: 'guess' } : amount,
    ),
    traps: reading.traps.filter(({ kind }) => kind !== 'abroad' && kind !== 'until'),
  }
}
