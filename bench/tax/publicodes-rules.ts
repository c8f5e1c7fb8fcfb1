import { benefitKeys, deductionKeys, earnedKeys, investmentKeys } from '../../tax/answers/keys.ts'

/**
 * The same rules of 2026 for an employee in the language of publicodes (which is French: somme is a sum, barème a
 * table of bands, par défaut the default, plafond a limit, plancher a floor, arrondi rounds).
 */

const typed = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, { 'par défaut': 0 }]))

export const publicodesRules = {
  ...typed(earnedKeys),
  ...typed(investmentKeys),
  ...typed(benefitKeys),
  ...typed(deductionKeys),
  'earned income': {
    somme: [
      'businessIncome',
      'salary',
      'commissions',
      'allowances',
      'annuity',
      'gratuities',
      'foreignIncome',
    ],
  },
  'investment income': { somme: [...investmentKeys] },
  'benefits in kind': { somme: [...benefitKeys] },
  'annual income': { somme: ['earned income', 'investment income', 'benefits in kind'] },
  pensionContribution: { 'par défaut': '8% * annual income' },
  nhfContribution: { 'par défaut': '2.5% * annual income' },
  nhisContribution: { 'par défaut': '5% * annual income' },
  deductions: {
    somme: [
      'pensionContribution',
      'nhfContribution',
      'nhisContribution',
      'lifeAssurance',
      'mortgageInterest',
    ],
  },
  'rent relief': { valeur: '20% * rentPaidBySelf', plafond: 500_000 },
  'taxable income': { valeur: 'annual income - deductions - rent relief', plancher: 0 },
  tax: {
    arrondi: 'oui',
    barème: {
      assiette: 'taxable income',
      tranches: [
        { taux: '0%', plafond: 800_000 },
        { taux: '15%', plafond: 3_000_000 },
        { taux: '18%', plafond: 12_000_000 },
        { taux: '21%', plafond: 25_000_000 },
        { taux: '23%', plafond: 50_000_000 },
        { taux: '25%' },
      ],
    },
  },
}
