import { type AmountGroup, amountKeys, rowsOf } from '../../tax/answers/keys.ts'

/**
 * The same rules of 2026 for an employee in the language of publicodes (which is French: somme is a sum, barème a
 * table of bands, par défaut the default, plafond a limit, plancher a floor, arrondi rounds).
 */

const keysOf = (group: AmountGroup) => rowsOf(group).map(({ key }) => key)

export const publicodesRules = {
  ...Object.fromEntries(amountKeys.map((key) => [key, { 'par défaut': 0 }])),
  'earned income': { somme: keysOf('earned') },
  'investment income': { somme: keysOf('investment') },
  'benefits in kind': { somme: keysOf('benefit') },
  'annual income': { somme: ['earned income', 'investment income', 'benefits in kind'] },
  pensionContribution: { 'par défaut': '8% * annual income' },
  nhfContribution: { 'par défaut': '2.5% * annual income' },
  nhisContribution: { 'par défaut': '5% * annual income' },
  deductions: { somme: keysOf('deduction') },
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
