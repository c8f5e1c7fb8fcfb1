import { askedOnAbroad } from './abroad.ts'
import { askedOnBenefits } from './benefits.ts'
import { askedOnDeductions } from './off.ts'
import { askedOnFamily } from './family.ts'
import { askedOnFiling } from './filing.ts'
import { askedOnGains } from './gains.ts'
import { askedOnMoney } from './money.ts'
import { askedOnTheLaw } from './law.ts'
import { askedOnMistakes } from './mistakes.ts'
import { askedOnTheOffice } from './office.ts'
import { askedOnPapers } from './papers.ts'
import { askedOnNames } from './names.ts'
import { askedOnPeople } from './people.ts'
import { askedOnTrade } from './trade.ts'
import { askedOnAccounts } from './trade-accounts.ts'
import { askedOnWork } from './work.ts'
import { askedOnPaydays } from './paydays.ts'

/**
 * What people ask that an article answers, in their own words, by the article's id. It stands apart from the articles: the
 * assistant reads it at the server, and no browser has to load it.
 */
export const askedAs: Readonly<Record<string, readonly string[]>> = {
  ...askedOnTrade,
  ...askedOnAccounts,
  ...askedOnWork,
  ...askedOnPaydays,
  ...askedOnBenefits,
  ...askedOnPeople,
  ...askedOnMoney,
  ...askedOnAbroad,
  ...askedOnGains,
  ...askedOnDeductions,
  ...askedOnFamily,
  ...askedOnTheLaw,
  ...askedOnMistakes,
  ...askedOnFiling,
  ...askedOnTheOffice,
  ...askedOnPapers,
  ...askedOnNames,
}
