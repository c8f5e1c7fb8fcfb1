/** What comes off before tax, and what does not. */
export const off = {
  deduct:
    'tax advantage, tax benefit, tax break, gain for tax, help my tax, helps my tax, help with tax, lowers my tax, pay less tax, pay less, deduct, deducts, deductible, deductions, deduction, taken off, take off, comot, claim, claimed, claimable, allowed to remove, reduce my tax, reduces my tax, reduce tax, reduce paye, reduce what i pay, lower my tax, lower tax, cut my tax, cut what i pay, less tax, save tax, tax relief, tax reliefs, relief, reliefs, tax deductible, remove from tax, subtract, minus from, bring down my tax, write off',
  rent: 'as tenant, tenant, tenants who pay, i am a tenant, house rent, rent i pay, i pay rent, my rent, apartment rent, flat rent, as a tenant, my landlord, tenancy, rented, renting, rent',
  rentRelief:
    'rent relief, relief on rent, relief for rent, rent allowance, rent deduction, relief on my rent, relief of rent',
  advanceRent:
    'two years rent, 2 years rent, rent in advance, two years at once, advance rent, 24 months rent, rent upfront, rent for two years, rent for 2 years, years rent',
  pension:
    'pension, pensions, pfa, pencom, rsa, retirement savings account, contributory pension, pension contribution, pension contributions, voluntary contribution, avc',
  nhf: 'nhf, national housing fund, housing fund, federal mortgage bank',
  nhis: 'nhis, nhia, national health insurance',
  lifeAssurance:
    'life assurance, life insurance, life policy, assurance premium, insurance premium, deferred annuity, insurance policy, insure my life',
  insurance: 'insurance, insured, motor insurance, car insurance, premium',
  mortgage:
    'mortgage, home loan, housing loan, building loan, interest on loan to build, loan to build my house, loan for my house, mortgage interest, house loan, owner occupied, loan to build, loan interest',
  donation:
    'donation, donations, donate, charity, tithe, tithes, offering, church, mosque, zakat, orphanage, ngo, alms, seed, sadaqah, sadaka',
  loanRepayment:
    'repay a loan, loan repayment, cooperative, ajo, esusu, thrift, cooperative contribution, union dues, union dues deducted',
  consolidated: 'cra, consolidated relief, consolidated relief allowance, consolidated allowance',
  personalRelief:
    'child relief, children relief, pikin relief, marriage relief, dependant relief, dependent relief, family relief, wife relief',
  donor: 'sponsor, support family, black tax',
  default:
    'leave empty, left empty, leave blank, left blank, empty box, skip a question, skipped, not filled, did not fill, default, assumed, assumption, assume',
  livingCost:
    'transport, transport fare, food, living cost, living costs, electricity bill, generator fuel, subscription',
} as const
