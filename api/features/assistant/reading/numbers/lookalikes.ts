/** English words of their own that stand one or two letters from a word of money: none of them is a slip. */
export const lookalikes: ReadonlySet<string> = new Set(
  `allowable alloyed billing bullion bogus bones bonds minus collected collector collects connect contributing contributes contributor contributors contributed
  dedicated deduced deducts deductible detected detection reduction reductions induction expense expensive incomes interact intercept interested interesting
  interests intersect invest invests maximum minimal minimise minimize minimums overcome override overhead perfect percentile percents present presents prevent
  parent parents profiles prophet profile prompts proof relied relies relieve relieved relieving replies belief believe reserve reserved reserves deceived salaried
  solaris thousands weakly reality early nearly dearly yearling tenancy tents tens tablet turnovers annuity annuities announce manual casual rents rented renting
  rentals pensions pensioned pensioner pensioners dividends mortgages mortgaged insurances insured insurer businesses bonuses commissions commissioned commissioner
  gratuities gratitude severances employs employing employed unemployed earner earners earns learned learning calculated calculates calculating calculator
  governments governor governors governance dollar's millions billions freelancers freelancer freelances taxes taxing receives receiving receiver recipe recipes
  landlords landlady quarters quartered month months monthlies mouth provision provisions profitable profitably profited`
    .trim()
    .split(/\s+/),
)
