import type { Reading } from '../reading/index.ts'
import { isDishonest } from './dishonest.ts'
import { isOfOthers, isOfRecords } from './of-others.ts'

/** Why a question is declined. */
export type Declined = 'dishonest' | 'others' | 'records' | 'otherTaxes' | 'injection'

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
  if (isDishonest(text)) return 'dishonest'
  if (isOfOthers({ text, amounts })) return 'others'
  if (isOfRecords(text)) return 'records'
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
