import { formatNaira, lateReturnIn } from '../../../../tax/index.ts'
import type { Language } from '../reading/index.ts'
import { numberSaid } from '../reading/numbers/small.ts'

const months =
  /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:good |whole |full )?months?\b/i
const tellsOfLate = /\b(?:late|after|behind|delay\w*|never file|not file|no file|miss\w*|over)\b/i

/** "If I come late by four months, how much?": what a return costs that is so many months late; empty where none are said. */
export function lateFor(question: string, language: Language): string {
  const said = months.exec(question)?.[1]?.toLowerCase()
  if (said === undefined || !tellsOfLate.test(question)) return ''
  const count = numberSaid(said)
  if (count < 1) return ''
  const cost = formatNaira(lateReturnIn(count))
  return language === 'pcm'
    ? `If you late ${count === 1 ? 'one month' : `${count} months`}, na ${cost}.`
    : `${count === 1 ? 'One month' : `${count} months`} late: ${cost}.`
}
