/** Words of tax, and of nothing else. */
const surely =
  /\b(?:tax\w*|texes|paye|owo ori|deduct\w*|reliefs?|exempt\w*|withh[eo]ld\w*|capital allowances?|write[- ]?offs?|severance|gratuity|chargeable|(?:my|new|jtb|firs|a) tin|tin number|royalt(?:y|ies)|(?:to|i|must|should|still) file|filing|self[- ]assessment|firs|lirs|nrs|jtb|jrb|e?-?tcc|form (?:a|h ?1|g|cot)|e-?tax|taxpro[- ]?max|remita|pay ?slips?|(?:get|fill|need|is|be) (?:an? |my |the )?tin(?! of))\b/i
/** Words of tax, and of other things as well. */
const perhaps =
  /\b(?:levy|levies|comot|remove[ds]?|remit\w*|residen(?:t|ts|cy)|assessments?|comes? off|declar(?:e|ed|ing)|bands?|pay am|government|govt|govment|fg)\b/i

/** How much a text speaks of tax by its words. */
export type Ties = 'surely' | 'perhaps' | 'not'

export const tiesToTax = (text: string): Ties =>
  surely.test(text) ? 'surely' : perhaps.test(text) ? 'perhaps' : 'not'

/** Ideas that nobody has but who asks about tax or this product. */
const taxIdeas: ReadonlySet<string> = new Set(
  [
    'paye payslip benefitInKind nhf nhis consolidated personalRelief presumptive minimumWage allowee',
    'taxId withheld withholdingRate certificate objection which_year evasion grossIncome effective minimumTax',
    'clearance formName portal newLaw oldLaw doubleTax nonResident thirteenth whyExempt yourReturn cancel privacy pro default advice notes',
    'gain gratuity file free highest rentRelief dividend royalty expatriate companyCar companyHouse rounding',
  ].flatMap((line) => line.split(' ').map((name) => `*${name}`)),
)

/** Whether a question names tax, or something that is only of tax. */
export const isAboutTax = (question: string, terms: ReadonlySet<string>): boolean =>
  namesTax(question) || [...terms].some((term) => taxIdeas.has(term))

/** What to buy, where, and for how much: shopping, whatever the thing is. */
const shopping =
  /\b(?:(?:which|what|where)\b.{0,40}\b(?:should|can|do|must|fit) i (?:buy|get)\b|where (?:can|do) i (?:buy|find)|(?:best|cheapest|good(?! (?:morning|afternoon|evening|day|night))|top)\b.{0,30}\b(?:in|for|under|below|to buy|around|near)\b|(?:price|cost) of .{0,30}\b(?:today|now|in)\b|how much (?:is|be) (?:a|an|the)? ?\w+ (?:in|for|at)\b|recommend|near me|register (?:a|my|the|your) (?:business|company)|\bcac\b|treat (?:malaria|fever|typhoid|cough))\b/i

/** Whether a text has a word of tax. */
export const namesTax = (text: string): boolean => tiesToTax(text) !== 'not'

/** Where to put money, whatever the money is. */
const investing =
  /\bwhich (?:bank|app|fund|investment|broker|platform)s?\b.{0,30}\b(?:best|better|good|higher|highest|safer?|safest|gives?|pays?)\b|\bwhere (?:should|can|do) i (?:invest|save|keep)\b/i

/** Exams, markets of money, and how to get on with what one has: no matter of a tax. */
const elsewhere =
  /\b(?:jamb|waec|neco|pimples?|utme|post[- ]?utme|black market (?:rate )?(?:today|now)|today(?:'s|s)? black market|(?:dollar|pounds?|euro) (?:to naira )?(?:rate )?today|exchange rate today|dollar to naira|naira to dollar|how (?:(?:can|do|should) i|to) (?:budget|save (?:it|money)|negotiate)|(?:urgent|quick) loan|need (?:a )?loan|loan app)\b/i

/** Asks for advice on another thing, by words that no question for a tax has. */
const advice =
  /\b(?:how (?:can|do|should|i fit|to) (?:i |we )?(?:budget|negotiate|spend|manage|get (?:it|one|a loan))|what can i do|what should i do|is (?:it|this|that) legal|how much is (?:a|the|one) (?:bag|litre|ticket|cup|carton|crate|tin|plate|basket)|how (?:do|can) i (?:buy|start|open|register|check|watch|download|cook|bake|fix|treat)|should i (?:change|sell|buy|fix|repair|leave|accept|marry)|which (?:phone|car|laptop|school|course|bank|app|network|generator|tv)|better between|is (?:draining|spoil\w*|not working|hanging))\b/i

/** Whether a text asks for advice on another thing, and names no tax. */
export const isAdvice = (text: string): boolean =>
  advice.test(text) && !/\b(?:tax\w*|paye|reliefs?|deduct\w*|take home|net)\b/i.test(text)

/** Whether a question is on buying something or on where to put money, and names no tax. */
export const isShopping = (question: string): boolean =>
  ((shopping.test(question) || elsewhere.test(question)) && !namesTax(question)) ||
  isAdvice(question) ||
  (investing.test(question) && !/\b(?:tax\w*|paye|reliefs?|exempt\w*|file|filing)\b/i.test(question))
