import { before, placedAnew } from './placed-anew.ts'
import type { Reading } from './reading.ts'

/** Who pays for what one teaches, makes or sells. */
const payers =
  /\b(?:apprentices?|students?|learners?|pupils|girls?|boys?|children|parents|members)\b[^.;!?\d]{0,45}\b(?:pays?|paid|dey pay|give|gives|dey give) me\s*(?:about )?[₦n#]?\s?$/i
const asks =
  /\b(?:affiliate|referral|agency|drop ?shipping|network(?:ing)?|expertnaire|selar|mlm)\b[^.;!?\d]{0,20}\bcommissions?\b/i

/** "Five girls who learn from me pay 150k each", "affiliate commissions give me 110k": earned on one's own, and no job's pay. */
export const withOwnEarnings = (reading: Reading): Reading =>
  placedAnew(reading, (amount) => {
    const isOwn =
      (amount.role === 'income' && payers.test(before(reading, amount))) ||
      (amount.role === 'commission' && asks.test(before(reading, amount).slice(-80)))
    return isOwn && !amount.isPercent && amount.person === undefined
      ? { role: 'business', roleBy: 'guess' }
      : undefined
  })
