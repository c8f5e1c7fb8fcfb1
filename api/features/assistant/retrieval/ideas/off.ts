/** What comes off before tax, and what does not. */
export const off = {
  deduct:
    'tax advantage, tax benefit, tax break, gain for tax, help my tax, helps my tax, help with tax, lowers my tax, pay less tax, pay less, deduct, deducts, deductible, deductions, deduction, taken off, take off, comot, claim, claimed, claimable, allowed to remove, reduce my tax, reduces my tax, reduce tax, reduce paye, reduce what i pay, lower my tax, lower tax, cut my tax, cut what i pay, less tax, save tax, tax relief, tax reliefs, relief, reliefs, tax deductible, remove from tax, subtract, minus from, bring down my tax, write off, minus, minuses, subtracted, knock off, shave off, removed from my tax, remove from my tax, put in my expenses, put it in the expenses, put as expense, expensed, write it off, written off, set against, offset, count as relief, counted as relief, come out before, comes out first, come off, comes off, cut down my tax, consider it for tax, considered for tax, tax advantage of, take it out before, taken out before, allowance for it, any concession, concession, rebate, benefit for tax',
  rent: 'as tenant, tenant, tenants who pay, i am a tenant, house rent, rent i pay, i pay rent, my rent, apartment rent, flat rent, as a tenant, my landlord, tenancy, rented, renting, rent, my flat, my apartment, rented apartment, rented house, apartment i rent, flat i rent, pay for my apartment, pay for my flat, house wey i rent, room i rent, self contain, mini flat, two bedroom, yearly rent, annual rent, rent of my home, home rent, rent of the house i live in, rent for my house, rent of my house that i live in, agreement fee, agency fee, caution fee, squat, squatting, landlady, my landlady',
  rentRelief:
    'rent relief, relief on rent, relief for rent, rent allowance, rent deduction, relief on my rent, relief of rent, rent relief from hr, claim my rent, claim rent, claim the rent, give me rent relief, rent reduction, house rent relief, relief for my apartment, tenant relief',
  advanceRent:
    'two years rent, 2 years rent, rent in advance, two years at once, advance rent, 24 months rent, rent upfront, rent for two years, rent for 2 years, years rent, rent for three years, three years rent, 3 years rent, 18 months rent, multi year rent, two years upfront, three years upfront, rent paid ahead, rent covers next year, two years together, one payment for two years',
  pension:
    'pension, pensions, pfa, pencom, rsa, retirement savings account, contributory pension, pension contribution, pension contributions, voluntary contribution, avc, 8%, 8 percent, employee pension, employer pension, pension fund, stanbic ibtc pension, arm pension, leadway pensure, pension relief, pension deduction, retirement contribution',
  nhf: 'nhf, national housing fund, housing fund, federal mortgage bank, 2.5%, fmbn, housing contribution, national housing',
  nhis: 'nhis, nhia, national health insurance, lashma, state health scheme, government health insurance, health contribution, health insurance contribution',
  lifeAssurance:
    'life assurance, life insurance, life policy, assurance premium, insurance premium, deferred annuity, insurance policy, insure my life, endowment, endowment plan, life cover, axa mansard, leadway policy, aiico, custodian life, whole life, term life, insure my wife, insurance on my life, cover on my life, policy on my life, life premium',
  insurance: 'insurance, insured, motor insurance, car insurance, premium',
  mortgage:
    'mortgage, home loan, housing loan, building loan, interest on loan to build, loan to build my house, loan for my house, mortgage interest, house loan, owner occupied, loan to build, loan interest, borrowed to build, borrow to build, borrowed to complete, loan to complete my house, loan to renovate, renovation loan, roof the house, loan to roof, loan for my home, bank loan for the house, bank loan for house, loan wey i take build, interest on my home, interest on my house loan, interest on my housing loan, interest on the loan for my house, nhf loan, loan for a flat',
  donation:
    'donation, donations, donate, charity, tithe, tithes, offering, church, mosque, zakat, orphanage, ngo, alms, seed, sadaqah, sadaka, first fruit, sow seed, gave to church, give to church, building fund, red cross, motherless babies, motherless, flood victims, sponsor an orphanage, alumni donation, gave to charity, giving to charity, charitable, philanthropy, foundation i support, sponsor indigent, gave to the poor, harvest and bazaar',
  loanRepayment:
    'repay a loan, loan repayment, cooperative, ajo, esusu, thrift, cooperative contribution, union dues, union dues deducted, cooperative thrift, cooperative deduction, coop, union check-off, check off dues, check-off, union due, salary advance, salary loan, loan deduction, staff loan deduction, adashe',
  consolidated:
    'cra, consolidated relief, consolidated relief allowance, consolidated allowance, cra line, consolidated, 20% of gross plus 200000, 200000 plus 20%, 200k plus 20%, 1% or 200000',
  personalRelief:
    'child relief, children relief, pikin relief, marriage relief, dependant relief, dependent relief, family relief, wife relief',
  donor: 'sponsor, support family, black tax',
  default:
    'leave empty, left empty, leave blank, left blank, empty box, skip a question, skipped, not filled, did not fill, default, assumed, assumption, assume, blank, blank box, left it empty, i skipped, not typed, never typed, did not type, typed nothing, no fill, took off pension that, without my typing, you used for pension, put automatically, automatic, automatically',
  livingCost:
    'transport, transport fare, food, living cost, living costs, electricity bill, generator fuel, subscription, fuel to work, fuel to go to work, commute, commuting, bus fare, lunch at work, clothes for work, light and data, nepa bill, house cleaning, daily feeding, gas and food, data and airtime, phone bills, nepa, personal expenses, upkeep of my house, cost of living',
} as const
