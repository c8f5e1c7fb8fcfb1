const taxWords =
  /\b(?:tax\w*|texes|paye|owo ori|deduct\w*|reliefs?|exempt\w*|levy|levies|comot|remove[ds]?|withh[eo]ld\w*|remit\w*|pay am|firs|lirs|nrs|jtb|jrb|government|govt|govment|fg)\b/i

/** Ideas that nobody has but who asks about tax or this product. */
const taxIdeas: ReadonlySet<string> = new Set(
  [
    'minimumWage paye payslip gratuity corper allowee benefitInKind companyCar',
    'rentRelief pension nhf nhis consolidated personalRelief lifeAssurance presumptive businessCost',
    'capitalAllowance dividend gain taxId file withheld withholdingRate certificate refund objection which_year',
    'evasion avoidance taxable grossIncome effective minimumTax newLaw oldLaw doubleTax resident nonResident',
    'thirteenth arrears sacked annuity whyExempt yourReturn cancel privacy pro default advice',
  ].flatMap((line) => line.split(' ').map((name) => `*${name}`)),
)

/** Whether a question names tax, or something that is only of tax. */
export const isAboutTax = (question: string, terms: ReadonlySet<string>): boolean =>
  taxWords.test(question) || [...terms].some((term) => taxIdeas.has(term))
