import type { ReadAmount, Reading } from './reading.ts'

/** Behind or before an amount: what somebody does besides, or by a platform, and no pay of a job. */
const byPlatform =
  /^\s*(?:(?:naira|a|per|every|each|month|monthly|year|yearly|annually|weekly|week|day|daily)\s+)*(?:from|on|via|through|by) (?:my )?(?:youtube|fiverr|upwork|tiktok|facebook|instagram|adsense|blogging|my blog|freelanc\w*|payoneer|etsy|amazon|selar|gumroad|whatsapp)\b/i
const asCalling =
  /^\s*(?:(?:naira|a|per|every|month|monthly|year|yearly)\s+)*as (?:an? )?(?:mc|dj|freelancer|consultant|photographer|makeup artist|make up artist|caterer|tutor|influencer|blogger|dispatch rider|tailor|baker|usher|model|comedian|musician|singer)\b/i

/** "Lesson after school 60k a month": taught on one's own. */
const lessons = /\b(?:(?:home|private|evening|extra) )?lessons?(?: (?:after|at|in) \w+)?[^.;!?\d,]{0,12}$/i

/** "60k a month from YouTube", "500k as MC": what a trade leaves, which no minimum wage of a job frees. */
export const withTradeNamed = (reading: Reading): Reading => ({
  ...reading,
  amounts: reading.amounts.map((amount) => {
    const behind = reading.text.slice(amount.at + amount.words.length)
    const isOwn = amount.role === 'income' && !amount.isPercent && amount.person === undefined
    const isLesson = lessons.test(reading.text.slice(0, amount.at))
    return isOwn && (isLesson || byPlatform.test(behind) || asCalling.test(behind))
      ? { ...amount, role: 'business' as const }
      : amount
  }),
})

/** A sum of tax that was taken up to now, and not each month. */
const soFar =
  /\b(?:already|so far|to date|till now|until now|up to now|this year|in all|in total|altogether)\b/i
/** Of a pay no more than this is taken as tax. */
const mostTaken = 0.3

/** "Tax paid already 100k", of 200k a month: all that was taken, and no tax of a month. */
export function withTaxSoFar(reading: Reading): Reading {
  const pay = reading.amounts.find(
    ({ role, period }) => (role === 'salary' || role === 'income') && period === 'month',
  )
  const isAll = (amount: ReadAmount): boolean =>
    amount.role === 'taxPaid' &&
    !amount.isPercent &&
    amount.periodBy !== 'said' &&
    pay !== undefined &&
    (amount.value > pay.value * mostTaken ||
      soFar.test(reading.text.slice(Math.max(0, amount.at - 25), amount.at + amount.words.length + 20)))
  return {
    ...reading,
    amounts: reading.amounts.map((amount) =>
      isAll(amount)
        ? { ...amount, period: 'year' as const, periodBy: 'shared' as const, roleBy: 'guess' as const }
        : amount,
    ),
  }
}

/** Says that a gratuity is not paid under the Pension Reform Act, which alone frees it. */
const notUnderTheAct =
  /\b(?:not|no|without|outside|isn't|never)\b[^.;!?]{0,25}\b(?:pension reform act|pension act|pra|pension scheme|pension plan|pension fund|approved scheme)\b/i

const isGratuity = ({ role, isPercent }: ReadAmount) => role === 'gratuity' && !isPercent

/** "Gratuity of 5m, no pension scheme": income, as anything else that an employer pays at the end. */
export function withGratuityOutside(reading: Reading): Reading {
  if (!notUnderTheAct.test(reading.text) || !reading.amounts.some(isGratuity)) return reading
  return {
    ...reading,
    amounts: reading.amounts.map((amount) =>
      isGratuity(amount) ? { ...amount, role: 'bonus', roleBy: 'guess', period: 'once' } : amount,
    ),
    traps: reading.traps.filter(({ kind }) => kind !== 'negation' && kind !== 'less'),
  }
}
