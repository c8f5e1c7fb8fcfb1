import type { Reading } from '../reading/index.ts'

/** Why a question is declined. */
export type Declined = 'dishonest' | 'others' | 'otherTaxes' | 'injection'

const dishonest =
  /\b(?:evade|dodge|dodging|hide|hiding|conceal\w*|launder\w*|under.?declar\w*|not declare|without declaring|fake|forge|forged|bribe|bribing|settle the (?:officer|inspector|tax ?man|tax people)|cheat(?:ing)? (?:the )?(?:tax|government|govt|firs|nrs|lirs|irs)|lie (?:to (?:the )?(?:tax|firs|nrs|lirs|irs|government|govt)|(?:about|on) my)|false (?:receipts?|invoices?|documents?)|cook (?:the |my )?books|make (?:lirs|firs|nrs|irs|government|govt|dem|them|tax people|(?:the )?tax ?man|tax office) (?:no|not) (?:see|know|catch)|(?:without|so) (?:the )?(?:lirs|firs|nrs|irs|government|govt|tax ?man) (?:knowing|noticing|no (?:go )?know)|escape (?:the )?tax|avoid paying (?:any |my )?tax|pay no tax at all by|run (?:from|comot) tax|by lying|lying (?:to|about|on)|declare (?:only |just )?(?:half|part|less|a part|some)\b|so (?:that )?(?:the )?(?:lirs|firs|nrs|irs|government|govt|tax ?man|tax office) (?:does|do|did|will|can|should|could|wo|ca)(?:n't|n’t|not| not) (?:find|see|know|notice|catch)|reduce my (?:profit|income|sales|salary) on paper|inflate (?:my |the )?(?:rent|costs|expenses)|(?:but|only) on paper (?:it is |i earn |i get )?[\d.,₦n]|(?:without (?:being|getting|them|lirs|firs|nrs)|and not (?:be|get)) (?:caught|catching|found out)|declare [\d.,₦kKmM]+ (?:instead of|in place of|when (?:it is|i made|i earned)|but (?:it is|i made)))\b/i
/** Asking what it is, or what it costs, is no plan. */
const asksAbout =
  /\b(?:(?:what is|what's|what’s|wetin (?:be|is)|meaning of|define|explain|difference between)\b.{0,25}\b(?:evasion|evading|evade|laundering|fraud|avoidance|dodging)|penalt\w+|punish\w*|fine for|(?:wetin be|what is|what's|how much is|how much be) (?:the |di )?fine|jail|prison|is it (?:a crime|legal|illegal)|happen(?:s)? (?:if|to)|report (?:my|someone|an?|it))\b/i

const ofOthers =
  /\b(?:(?:other|another|all|every|some) (?:users?|customers?|accounts?|taxpayers?|people on (?:this|your) app)|(?:list|show|dump) (?:me )?(?:the |all )?(?:users|accounts|customers|emails)|(?:people|users) (?:use|on|of) (?:this|the|your) (?:app|site|product)|(?:give|send|show|tell) me (?!my|your|the|a)[a-z]{2,20}(?:'s|’s) (?:email|phone|number|tax|salary|result|calculation|address|tin)|(?:check|see|tell me|show me|find out|look up)(?: for me)? how much (?:tax|paye|salary) (?:my|our|mr|mrs|dr|prof|chief|alhaji|pastor)\b[^.?!]{0,50}\b(?:paid|pays|pay|earns?|declared?)|how much (?:did )?my (?:husband|wife|boss|neighbou?r|brother|sister|oga|ex|landlord|colleague|friend)(?: has)? (?:declared?|earned|reported)|(?:check|find out|look up|tell me|confirm)(?: for me)? (?:if|whether|how much) (?:s?he|my ex|my (?:husband|wife|neighbou?r|boss|oga|landlord|colleague|ex[- ]\w+)|that (?:man|woman|vendor))\b[^.?!]{0,30}\b(?:pay(?:s|ing)?|paid|declares?d?|earns?)|(?:whose|owner of|who owns)\b.{0,15}\b(?:tin|tax id|account|bvn|nin|number)\b|other people(?:'s|’s|s)? (?:tax|result|account|salary|calculation|data|tin|email)|(?:someone|somebody|anybody) else(?:'s)? (?:tax|result|account|salary|calculation|data|tin|email))\b/i
/** What somebody earns or pays, asked of us without an amount. */
const ofSomebody =
  /\b(?:(?:how much|what|wetin)\b.{0,30}\b(?:did|does|do|is|dey|was)\b.{0,20}\b(?:(?:my|our) (?:md|boss|oga|neighbou?r|friend|colleague|manager|ex|landlord|pastor|senator|governor)|mr|mrs|dr|chief|alhaji|president|governor|dangote|tinubu|davido|wizkid)\b.{0,40}\b(?:pay|paid|earn|owe|make|salary|tax)|(?:my|our) (?:neighbou?r|boss|oga|friend|colleague|brother|sister|wife|husband|ex|landlord|md)(?:'s|’s)? (?:last |saved |own )?(?:tax|result|salary|account|calculation|data|tin|email|password)|\b(?:how much|what) (?:tax|salary|money) (?:he|she|they|that man|that woman) (?:paid|pays|pay|earns?|makes?|owes?)|(?:tax|salary|result|calculation|tin) of (?:my|our) (?:neighbou?r|boss|oga|friend|colleague|ex|landlord|md))\b/i

const otherTaxes =
  /\b(?:vat|value.added|company income tax|companies income tax|corporate tax|cit|customs?|import dut\w+|export dut\w+|stamp dut\w+|petroleum|excise|petrol levy|fuel levy|e-?levy|emtl|(?:cyber ?security|electronic (?:money )?transfer) levy|council tax|sales tax|property tax|tenement rate|land use charge|road tax|education tax|capital allowance for (?:our|a) company|withholding tax (?:rate )?for (?:our|a|my) company)\b/i
/** Other countries and their towns; "us" alone is a word of every sentence. */
const places =
  'uk|the us|usa|u\\.s|america\\w*|brit\\w+|england|english|london|manchester|scotland|ghana\\w*|accra|kenya\\w*|canad\\w*|toronto|south africa\\w*|german\\w*|berlin|france|french|ireland|irish|dubai|uae|australia\\w*|texas|houston|california|new york|china|india|cotonou|benin republic|togo|cameroon'
const abroad = new RegExp(
  [
    String.raw`\b(?:hmrc|national insurance|federal return|the irs|federal (?:income )?tax(?! (?:high|tribunal|court|office))|uncle sam|w-?2|w-?9|form 1099|1099 form|1099-[a-z]+)\b`,
    String.raw`\b(?:${places})(?:'s|’s)? (?:[a-z]{1,12} ){0,2}tax`,
    String.raw`\btax(?:es|ed)? (?:[a-z\d.,$£]{1,12} ){0,5}(?:in|of|for|at) (?:the )?(?:${places})\b`,
    String.raw`\bus (?:federal |income )?tax|\btax(?:es)? (?:[a-z]{1,12} ){0,4}in us\b`,
    String.raw`\b(?:${places})\b.{0,60}\btax.{0,30}\bthere\b`,
  ].join('|'),
  'i',
)
/** Tax of another country beside that of Nigeria: paid there already, or on what comes from here. */
const beside =
  /\b(?:nigeria\w*|naija|naira|here|lagos|abuja|already|twice|again|double|treaty|credit(?:ed)?|remot\w+|client|been taxed|was taxed)\b|₦/i
const ownCompany = /\b(?:ltd|limited|plc|limited liability|our company|my company|the company)\b/i
const companyTax =
  /\b(?:(?:company|companies|corporate) (?:income )?tax|tax (?:for|of|on) (?:my|our|the|a) (?:company|ltd|limited)|turnover is|profit before tax)\b/i

const ofOwnTax = /\bmy (?:personal |income |annual |yearly )?tax\b/i

/** A business name is no company: whoever trades under it pays as a person. */
const soleTrader = /\b(?:business name|sole (?:prop\w*|trader)|enterprises?)\b/i

const injection =
  /\b(?:(?:ignore|disregard) (?:(?:all|your|the|every|any|of|these|those) )*(?:previous|prior|above|earlier|instructions?|rules?|prompts?|guidelines|restrictions|system|safety|training)|system prompt|your (?:prompt|instructions?|configuration|config|source code|rules)|configuration|jailbreak|developer mode|pretend (?:you|to be|that you)|act as|you are now|password|database|api key|secret key|(?:access|api|auth) token|you are dan|repeat (?:the |all )?(?:text|words|everything|message)s? (?:above|before)|reveal your|forget (?:your|all|the|previous) (?:rules|instructions)|environment variable|sql|drop table|<script|select \*)/i

/** Whether a question is one that is declined, and why; undefined for everything else. */
export function declinedFor({ text, amounts }: Pick<Reading, 'text' | 'amounts'>): Declined | undefined {
  if (injection.test(text)) return 'injection'
  if (dishonest.test(text) && !asksAbout.test(text)) return 'dishonest'
  if (ofOthers.test(text) || (amounts.length === 0 && ofSomebody.test(text))) return 'others'
  if (
    abroad.test(text) &&
    !beside.test(
      text.replace(
        /\b(?:not here|for nigerians|(?:never|not) (?:worked |lived |been )?in (?:naija|nigeria))\b/gi,
        '',
      ),
    )
  )
    return 'otherTaxes'
  // "Goods, shipping and customs 61m": what a trade paid, and no question about it.
  const isTold = amounts.some(({ role }) => role === 'cost') && ofOwnTax.test(text)
  if (otherTaxes.test(text) && !isTold) return 'otherTaxes'
  const isCompany = ownCompany.test(text) && companyTax.test(text) && !soleTrader.test(text)
  return isCompany ? 'otherTaxes' : undefined
}
