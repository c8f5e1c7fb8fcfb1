/** The Act, its bands, and the law before it. */
export const law = {
  band: 'band, bands, bracket, brackets, tax rate, tax rates, rate of tax, rates of tax, slab, slabs, tier, tiers, percent, percentage, what percent, graduated, progressive, tax table, table, rate, rates, %, per cent, income tax rate',
  highest:
    '25 percent, 25%, maximum percent, highest rate, top rate, top tax rate, highest tax rate, maximum tax rate, maximum rate of tax, highest tax band, maximum rate, highest band, highest tax, the rich, rich people, very rich, millionaire, millionaires, billionaire, wealthy, highest percent, highest %, highest, big men, top earners, high earners',
  free: 'from how much profit, from how much income, from how much salary, from how much in a year, how much profit before, how much must i earn before, how much must i make before, tax begin, tax begins, does tax begin, tax starts, does tax start, at what point, free every year, free pass, without tax, smallest income, minimum amount taxed, nobody pays, pay anything at all, tax free, free of tax, not taxed, no tax, pay nothing, pays nothing, pay anything, zero tax, threshold, tax threshold, tax-free, zero rate, not touch, no dey touch, nobody pay, no go pay tax, no pay tax, free amount, before tax starts, before tax start, start paying tax, start to pay tax, poor people, low income, low earners, small earners, small income, below which, tax exempt amount, lowest income',
  exempt: 'exempt, exempted, exemption, exemptions, free income, not taxable, tax exempt, untaxed',
  first800: 'first 800000, 800k free, first 800k, 800000 free, 800k',
  taxable: 'taxable income, chargeable income, chargeable',
  grossIncome:
    'gross income, total income, what counts as income, counts as income, what is income, income mean, annual income, all income, total earnings',
  effective: 'effective rate, effective tax rate, average rate, average tax, tax burden',
  minimumTax: 'minimum tax, least tax, minimum income tax',
  newLaw:
    'new law, new tax law, nigeria tax act, tax act, tax reform, new act, nta, tinubu tax, reform, tax bill, 2026 law, new tax, tax laws',
  start:
    'start, started, begin, began, commence, commencement, take effect, effective from, in force, kick off, took off, effect, when did, start working, come into force',
  oldLaw:
    'old law, pita, personal income tax act, before 2026, old tax, former law, previous law, old system, old tax law, last year law, old bands, old rates',
  compare:
    'pay more under, pay more, pay less than before, more than before, will i pay more, increase or reduce, compared with, more or less, cheaper, dearer, difference between old and new, better or worse, compare, increase my tax, higher than before, than before, versus old',
  pastYear:
    'past year, previous years, back duty, calculate 2024, calculate 2025, year before 2026, 2023, 2024, 2025',
  round: 'round, rounded, rounding, kobo, nearest naira, decimals',
  wholeIncome:
    'whole income, one rate, higher band, next band, enter higher band, raise push me, all my income at, all of my income, everything at',
  myth: 'is it true, true that, heard that, they said, people say, rumour, rumor, myth, na true',
  oneMillion: 'one million free, 1 million free, 1m free, 1m a year is free, one million a year, 83333',
  rent200: 'rent relief 200000, 200k rent relief, 200000 rent relief, 200k relief',
  tenMillion: '10 million band, 21% from 10 million, 21% starts',
} as const
