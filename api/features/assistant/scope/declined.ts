import type { Reading } from '../reading/index.ts'

/** Why a question is declined. */
export type Declined = 'dishonest' | 'others' | 'otherTaxes' | 'injection'

const dishonest =
  /\b(?:evade|dodge|dodging|hide|hiding|conceal\w*|launder\w*|under.?declar\w*|not declare|without declaring|fake|forge|forged|bribe|bribing|settle the (?:officer|inspector|tax ?man|tax people)|cheat(?:ing)? (?:the )?(?:tax|government|govt|firs|nrs|lirs|irs)|lie (?:to|about|on)|false (?:receipts?|invoices?|documents?)|cook (?:the |my )?books|make (?:lirs|firs|nrs|irs|government|govt|dem|them) (?:no|not) (?:see|know|catch)|(?:without|so) (?:the )?(?:lirs|firs|nrs|irs|government|govt|tax ?man) (?:knowing|noticing|no (?:go )?know)|escape (?:the )?tax|avoid paying (?:any |my )?tax|pay no tax at all by|run (?:from|comot) tax|inflate (?:my |the )?(?:rent|costs|expenses))\b/i
/** Asking what it is, or what it costs, is no plan. */
const asksAbout =
  /\b(?:what is|what's|wetin (?:be|is)|meaning of|define|difference between|penalt\w+|punish\w*|fine for|jail|prison|is it (?:a crime|legal|illegal)|legal(?:ly)?|lawful(?:ly)?|happen(?:s)? (?:if|to)|report (?:my|someone|an?))\b/i

const ofOthers =
  /\b(?:(?:other|another|all|every|some) (?:users?|customers?|accounts?|taxpayers?|people on (?:this|your) app)|(?:list|show|dump) (?:me )?(?:the |all )?(?:users|accounts|customers|emails)|(?:someone|somebody|anybody) else(?:'s)? (?:tax|result|account|salary|calculation|data|tin|email))\b/i
/** What somebody earns or pays, asked of us without an amount. */
const ofSomebody =
  /\b(?:(?:how much|what|wetin)\b.{0,30}\b(?:did|does|do|is|dey|was)\b.{0,20}\b(?:(?:my|our) (?:md|boss|oga|neighbou?r|friend|colleague|manager|ex|landlord|pastor|senator|governor)|mr|mrs|dr|chief|alhaji|president|governor|dangote|tinubu|davido|wizkid)\b.{0,40}\b(?:pay|paid|earn|owe|make|salary|tax)|(?:my|our) (?:neighbou?r|boss|oga|friend|colleague|brother|sister|wife|husband|ex|landlord|md)(?:'s|’s)? (?:tax|result|salary|account|calculation|data|tin|email|password)|(?:tax|salary|result|calculation|tin) of (?:my|our) (?:neighbou?r|boss|oga|friend|colleague|ex|landlord|md))\b/i

const otherTaxes =
  /\b(?:vat|value.added|company income tax|companies income tax|corporate tax|cit|customs?|import dut\w+|export dut\w+|stamp dut\w+|petroleum|excise|tenement rate|land use charge|road tax|education tax|capital allowance for (?:our|a) company|withholding tax (?:rate )?for (?:our|a|my) company)\b/i
const abroad =
  /\b(?:hmrc|uncle sam|(?:uk|us|usa|american|british|english|ghana\w*|kenya\w*|canad\w*|south africa\w*|german\w*|french|irish|dubai|uae|australian) (?:income )?tax(?:es)?|tax(?:es)?(?: (?:do|does|will|would|must|should) (?:i|we|you|they|people|one) (?:pay|owe))? (?:in|of|for) (?:the )?(?:uk|us|usa|america|britain|england|ghana|kenya|canada|south africa|germany|france|ireland|australia)|(?:federal|state) tax in (?:texas|california|new york)|w-?2|1099|paye in (?:the )?uk|self assessment)\b/i
const nigeria = /\b(?:nigeria\w*|naija|naira|here|₦|lagos|abuja)\b|₦/i
const ownCompany = /\b(?:ltd|limited|plc|limited liability|our company|my company|the company)\b/i
const companyTax =
  /\b(?:(?:company|companies|corporate) (?:income )?tax|tax (?:for|of|on) (?:my|our|the|a) (?:company|ltd|limited)|turnover is|profit before tax)\b/i

const injection =
  /\b(?:ignore (?:all|your|previous|the|every)|disregard (?:all|your|the|previous)|system prompt|your (?:prompt|instructions?|configuration|config|source code|rules)|configuration|jailbreak|developer mode|pretend (?:you|to be|that you)|act as|you are now|password|database|api key|secret key|token|environment variable|sql|drop table|<script|select \*)/i

/** Whether a question is one that is declined, and why; undefined for everything else. */
export function declinedFor({ text, amounts }: Pick<Reading, 'text' | 'amounts'>): Declined | undefined {
  if (injection.test(text)) return 'injection'
  if (dishonest.test(text) && !asksAbout.test(text)) return 'dishonest'
  if (ofOthers.test(text) || (amounts.length === 0 && ofSomebody.test(text))) return 'others'
  if (abroad.test(text) && !nigeria.test(text.replace(/\bnot here\b/gi, ''))) return 'otherTaxes'
  if (otherTaxes.test(text)) return 'otherTaxes'
  return ownCompany.test(text) && companyTax.test(text) ? 'otherTaxes' : undefined
}
