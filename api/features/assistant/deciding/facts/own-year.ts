import { firstYearOfAct } from '../../../../../tax/years/index.ts'
import type { Reading } from '../../reading/index.ts'

const oldLaw =
  /\bpita\b|\b(?:old|former|previous|formal) (?:tax )?(?:law|act|rules?|system|regime|rates?|way|one)\b|\bbefore (?:the |dis |this |di )?(?:new )?(?:tax )?(?:law|act|reforms?)\b|\b(?:new|current) (?:tax )?(?:law|act|rules?|system|reforms?) (?:is |was |dey |be |na |don |has |have |did )?(?:better|worse|increas\w*|reduc\w*|rais\w*|add|added|cut|lower\w*|good|bad|cheaper|help\w*|favou?r\w*|cost\w*)\b|\b(?:than|from|as|with|to|like) before\b|\b(?:under|by|with|because of) (?:the |this |di )?new (?:tax )?(?:law|act|rules?|reforms?)\b/i
const lastYear = /\blast year(?:'s|’s)?\b/i
const ofMe = /\b(?:i|i'd|i’d|i'm|i’m|me|my|mine)\b/i
const ofThat = /\b(?:this|that|it|same|dis|am)\b|^\W*(?:and|what about|how about)\b/i
const asks =
  /\b(?:how much|what|wetin|more|less|better|worse|saved?|saving|cheaper|higher|lower|compared?|difference|how e be|tax|good|bad|help\w*|favou?r\w*)\b/i
const ofTheMoney =
  /\b(?:tax|pay\w*|paid|saved?|saving|law|rules|act|system|better|worse|money|result|cost|before|be|charg\w*)\b/i
/** Asks for a duty, a rule or what was really paid, whoever it is of. */
const ofRules =
  /\b(?:fil(?:e|ed|ing)|returns?|register\w*|deadlines?|late|refund\w*|penalt\w*|fine|who|when|where|why|records?|receipts?|certificate|clearance|bands?|rates? (?:in|of|for)|abolish\w*|remove[sd]?|change[sd]? in|owe|owing|arrears|calculator|download|report|draft|wife|wives|husband|child\w*|kids|pikin|parents?|married|tithe|donat\w*|dependants?|rent|pension|nhf|allowances?|reliefs?|exempt\w*|gifts?|loans?|shares|gratuity)\b/i

/**
 * Whether a question asks what the law before the Act makes of the saved answers: "what would I pay in 2025?", "am I paying
 * more than before?", after one's own result also "and in 2025?".
 */
export function asksOfLawBefore(
  { text, amounts, zero, years, isOwn }: Reading,
  currentYear: number,
  isAfterOwn: boolean,
): boolean {
  const said = text.split('\n').at(-1) ?? text
  if (amounts.length + zero.length > 0 || ofRules.test(said) || said.split(/\s+/).length > 16) return false
  const named = years.length > 0 && years.every((year) => year < firstYearOfAct)
  const isOld = named || oldLaw.test(said) || (lastYear.test(said) && currentYear - 1 < firstYearOfAct)
  if (!isOld) return false
  if ((isOwn || isAfterOwn) && (ofThat.test(said) || named)) return true
  if (/\bwould (?:this|that|it|mine)\b/i.test(said) || (named && /\bsame\b/i.test(said))) return true
  return ofMe.test(said) && asks.test(said) && ofTheMoney.test(said)
}
