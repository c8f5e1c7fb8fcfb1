import type { ReadAmount, Reading } from './reading.ts'

/** A job that an employer ended. */
const ended =
  /\b(?:la(?:id|y(?:ing)?) (?:us |me |people |staff |workers )?off|paying (?:people|us|staff|workers|everybody) off|pay(?:ing|s)? (?:us|me|people|staff) off|disengag\w*|retrench\w*|redundan\w*|downsiz\w*|right ?sizing|let (?:us|me|people) go|sack(?:ed|ing)?|terminat\w*|closed (?:down )?(?:the|our) (?:branch|office|factory))\b/i
/** What is got for it, right before the amount. */
const gotForIt =
  /\b(?:mine|my own|my share|package|payout|pay ?off|settle(?:ment|d)?|lump ?sum|handshake|gave (?:me|us)|give (?:me|us)|paid (?:me|us)|compensat\w*)\b[^.;!?\d]{0,30}$/i
const asPay =
  /\b(?:salary|per month|a month|monthly|per annum|a year|yearly|every month|earn\w*|gross|net)\b/i

const nearby = 60

/** "They laid us off and mine is 12m": what is got for a lost job, and no pay. */
export function severed(amount: ReadAmount, { text, amounts }: Reading): boolean {
  const isOnly = amounts.filter(({ isPercent }) => !isPercent).length === 1
  const mayBe = amount.role === 'income' || amount.role === 'salary' || amount.role === undefined
  return (
    isOnly &&
    mayBe &&
    !amount.isPercent &&
    amount.period === undefined &&
    ended.test(text) &&
    !asPay.test(text) &&
    gotForIt.test(text.slice(Math.max(0, amount.at - nearby), amount.at))
  )
}
