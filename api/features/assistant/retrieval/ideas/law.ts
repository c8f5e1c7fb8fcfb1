/** The Act, its bands, and the law before it. */
export const law = {
  band: 'band, bands, bracket, brackets, tax rate, tax rates, rate of tax, rates of tax, slab, slabs, tier, tiers, percent, percentage, what percent, graduated, progressive, tax table, table, rate, rates, %, per cent, income tax rate, scale, scale of rates, brackets of tax, share is taken, how many brackets, slice, slices, rate table, steps of tax, levels of tax, tax scale, rate schedule',
  highest:
    '25 percent, 25%, maximum percent, highest rate, top rate, top tax rate, highest tax rate, maximum tax rate, maximum rate of tax, highest tax band, maximum rate, highest band, highest tax, the rich, rich people, very rich, millionaire, millionaires, billionaire, wealthy, highest percent, highest %, highest, big men, top earners, high earners, top percent, rich man, big earners, highest earners, upper band, last band, 60 million, 70 million, 100 million income',
  free: 'from how much profit, from how much income, from how much salary, from how much in a year, how much profit before, how much must i earn before, how much must i make before, tax begin, tax begins, does tax begin, tax starts, does tax start, at what point, free every year, free pass, without tax, smallest income, minimum amount taxed, nobody pays, pay anything at all, tax free, free of tax, not taxed, no tax, pay nothing, pays nothing, pay anything, zero tax, threshold, tax threshold, tax-free, zero rate, not touch, no dey touch, nobody pay, no go pay tax, no pay tax, free amount, before tax starts, before tax start, start paying tax, start to pay tax, poor people, low income, low earners, small earners, small income, below which, tax exempt amount, lowest income, before tax touches, before they tax, begin to tax, starts counting, start counting, who is free, dem free, dem no go tax, tax free limit, free limit, free portion, tax-free limit, no reach tax, does he pay, below the limit, owe nothing, owes nothing, nothing to pay, without owing',
  exempt:
    'exempt, exempted, exemption, exemptions, free income, not taxable, tax exempt, untaxed, outside the tax, left untaxed, no tax on, no charge, excused from tax, excluded from tax, non taxable, non-taxable',
  first800:
    'first 800000, 800k free, first 800k, 800000 free, 800k, 66k, 66667, 66k monthly, 800000 a year, less than 800000, below 800000, under 800000, under 800k, below 800k',
  taxable:
    'taxable income, chargeable income, chargeable, assessable income, net taxable, taxable pay, amount the rates are applied to, amount the percentages are applied to',
  grossIncome:
    'gross income, total income, what counts as income, counts as income, what is income, income mean, annual income, all income, total earnings, income from all sources, all sources, list of income, calls income, kinds of income, total money i made, everything i made, what enters the sum',
  effective:
    'effective rate, effective tax rate, average rate, average tax, tax burden, overall percent, overall rate, total tax divided, average percent',
  minimumTax:
    'any minimum tax, pay any minimum tax, minimum tax, least tax, minimum income tax, minimum effective rate, floor, least amount everyone must pay, 1% of gross, 1% even when, compulsory tax even',
  newLaw:
    'new law, new tax law, nigeria tax act, tax act, tax reform, new act, nta, tinubu tax, reform, tax bill, 2026 law, new tax, tax laws, tinubu’s law, tinubu law, new system, new tax system, 2025 act, tax act 2025, nta 2025, the reforms, tax reforms, gazetted, gazette, administration act, reform act, from january 2026, new rates',
  start:
    'start, started, begin, began, commence, commencement, take effect, effective from, in force, kick off, took off, effect, when did, start working, come into force',
  oldLaw:
    'old law, pita, personal income tax act, before 2026, old tax, former law, previous law, old system, old tax law, last year law, old bands, old rates, former act, former tax, previous regime, previous tax regime, old paye, old rate, 7% 11%, 7% 11% 15%, before this new law, in 2025, last year’s rates, earlier law, repealed',
  compare:
    'pay more under, pay more, pay less than before, more than before, will i pay more, increase or reduce, compared with, more or less, cheaper, dearer, difference between old and new, better or worse, compare, increase my tax, higher than before, than before, versus old, increased in 2026, gain from the reform, losing under, lighter, better for, higher tax now, tax went up, my tax went up, pay less now, save under the new, better than pita, favour, old and new',
  pastYear:
    'past year, previous years, back duty, calculate 2024, calculate 2025, year before 2026, 2023, 2024, 2025, 2020, 2021, 2022, earlier years, back years, years back, last year own, old years, past years',
  round:
    'round, rounded, rounding, kobo, nearest naira, decimals, approximate, rounds, nearest, precise, differs by a naira, one naira difference',
  wholeIncome:
    'all of my salary, all my salary, whole income, one rate, higher band, next band, enter higher band, raise push me, all my income at, all of my income, everything at, apply to all, on everything, on the total, just the extra, the extra or the total, one percentage, whole salary, all of it or the extra, cross into, crossing into, cross 3 million, reject a raise, lose on everything, next slab',
  myth: 'is it true, true that, heard that, they said, people say, rumour, rumor, myth, na true, i read that, a blog says, tiktok says, whatsapp message, they are saying, dem say, dem talk say, i hear say, i heard, someone told me, my friend says, my friend said, accountant says, payroll guy, hr says',
  oneMillion:
    'one million free, 1 million free, 1m free, 1m a year is free, one million a year, 83333, one million naira is free, 1m and below, 1 million and below, below 1m, one million for year, 100k monthly is exempt, 83k',
  rent200:
    'rent relief 200000, 200k rent relief, 200000 rent relief, 200k relief, rent relief is 200, 200000 is the maximum for rent, rent capped at 200000, limits rent relief to 200000, two hundred thousand',
  tenMillion:
    '10 million band, 21% from 10 million, 21% starts, 21% at 10 million, 21 percent at ten million, ten million band, starts at ten million, 18% up to ten million, another calculator',
} as const
