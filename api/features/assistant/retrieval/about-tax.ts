const taxWords =
  /\b(?:tax\w*|texes|paye|owo ori|deduct\w*|reliefs?|exempt\w*|levy|levies|comot|remove[ds]?|withh[eo]ld\w*|remit\w*|pay am|firs|lirs|nrs|jtb|jrb|government|govt|govment|fg)\b/i

/** Ideas that nobody has but who asks about tax or this product. */
const taxIdeas: ReadonlySet<string> = new Set(
  [
    'paye payslip benefitInKind nhf nhis consolidated personalRelief presumptive minimumWage allowee',
    'taxId withheld withholdingRate certificate objection which_year evasion grossIncome effective minimumTax',
    'newLaw oldLaw doubleTax nonResident thirteenth whyExempt yourReturn cancel privacy pro default advice notes',
    'gain gratuity file free highest rentRelief',
  ].flatMap((line) => line.split(' ').map((name) => `*${name}`)),
)

/** Whether a question names tax, or something that is only of tax. */
export const isAboutTax = (question: string, terms: ReadonlySet<string>): boolean =>
  taxWords.test(question) || [...terms].some((term) => taxIdeas.has(term))
