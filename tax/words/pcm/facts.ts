import type { FactKey } from '../../answers/facts.ts'

/** What each question after the result asks, in Nigerian Pidgin. No native speaker has reviewed it yet. */
export const factHelpPidgin: Readonly<Record<FactKey, string>> = {
  resident:
    'For {year}, you be person wey dey live for Nigeria for di law? Na yes if any one of dis dey true: your permanent house dey here; your close family and your business or work dey here; na here you dey stay normally; you stay 183 days or more inside 12 months, leave days join; for law Nigeria na your home country, even if you dey live abroad (domicile); you be diplomat of Nigeria.',
  jobs: 'How many oga (company or person) pay you for {year}? Dem dey look each work by itself: work wey no pay pass minimum wage no get tax. One year with one oga na one work.',
  firstJobPay:
    'How much di first work pay for {year}? Na salary, allowances and commissions of dat work, before tax. Wetin remain of your pay na for di oda work.',
  firstJobMonths:
    'How many months dem pay you for dat first work? If you leave am empty, e go count as 12, or as di months of pay wey you don type before.',
  secondJobPay:
    'How much di second work pay for {year}? Na salary, allowances and commissions of dat work, before tax. Wetin remain na for di third work.',
  secondJobMonths:
    'How many months di second work pay you? If you leave am empty, e go count as 12, or as di months of pay wey you don type before.',
  thirdJobMonths:
    'How many months di third work pay you? If you leave am empty, e go count as 12, or as di months of pay wey you don type before.',
  benefitsJob:
    'Which oga give you di house, car or oda benefits? Benefits dey count with di work wey dem come from. If you no answer, e go count with di first one.',
  armedForces:
    'For {year}, na army, navy or air force pay you? Pay of officers no get tax. For oda ranks, na only pay for duty wey dem do for combat zone no get tax.',
  militaryPay:
    'How much of your pay be dat one? Na di part of di pay wey you put, wey be for officer or for combat duty.',
  carOwner:
    'Na who get di car? Car wey be your oga own dey count as 5% of wetin dem take buy am. Car wey dem hire dey count as wetin di hire cost.',
  carCost:
    'How much your oga take buy di car? Na di price for di time wey dem buy am. If nobody know am, na wetin di car worth dat time.',
  carOwnExpense:
    'How much you pay by yourself to run di car for {year}? E dey comot from di 5%. If you leave am empty, e go count as ₦0.',
  carHire:
    'How much your oga pay to hire di car for {year}? All di hire dey count. Wetin you pay by yourself no dey comot.',
  assetCounted:
    'How much of your oda benefits be for things wey dem lend you? Na generator, furniture or laptop wey be your oga own and you dey use am for house. If you leave am empty, e go count as ₦0.',
  assetCost: 'How much your oga take buy dose things? Dem dey count as 5% of wetin dem cost, every year.',
  assetOwnExpense:
    'How much you spend on dose things by yourself for {year}? E dey comot from di 5%. If you leave am empty, e go count as ₦0.',
  homeValue:
    'How much be di yearly rent value of di house wey your oga give you? Na di value wey local govment dey use collect rates; if e no dey, na di one wey tax office set. No be wetin you dey pay. If you leave am empty, wetin you put before go remain.',
  homeMonths:
    'How many months you live for di house for {year}? For di yearly rent value, na only dose months dey count. If you leave am empty, e go count as 12.',
  pensionKind:
    'Which pension you dey collect? Pension under di Pension Reform Act no get tax, and di one for wound or injury no get tax too. Any oda one na income.',
  annuityUnderReform:
    'Your annuity na retirement benefit under di Pension Reform Act? Di paper from your pension company (PFA) or insurance company dey talk am. If na so, e no get tax.',
  gratuityKind:
    'Which gratuity dem pay you? Di one under di Pension Reform Act no get tax, and di one wey dem pay because person die no get tax too. Any oda one na income.',
  foreignApproved:
    'How much of your foreign income be interest, rent or royalty wey enter through approved channel? Na only dose ones no get tax. Pay, fees and business gain from outside Nigeria get tax, anyhow dem take enter. If you leave am empty, e go count as ₦0.',
  foreignDividendsApproved:
    'Your foreign dividend enter through approved channel? If na so, e no get tax. Di law no talk which channel dem approve: ask your bank for paper wey show how e take enter.',
  interestBonds:
    'How much of your interest come from Federal or State govment bond? E no get tax. If you leave am empty, e go count as ₦0.',
  interestShortTerm:
    'How much come from treasury bill, oda short-term securities or company bond? Di 10% wey dem don comot na all di tax for am. If you leave am empty, e go count as ₦0.',
  compensation:
    'How much of your oda income be compensation because you lose work, or because person spoil your name (libel)? Na only di part wey pass ₦50,000,000 get tax. Leave pay, bonus and pay wey replace notice no be compensation. If you leave am empty, e go count as ₦0.',
  injuryPay:
    'How much of your oda income dem pay because of injury, wound or death? E no get tax, and e no dey inside di compensation wey dey up. If you leave am empty, e go count as ₦0.',
  businessRecords:
    'Your business dey keep record of wetin e sell and wetin e cost? Na book, receipt or app wey fit show di gain. If record no dey, dem fit work out di tax from only wetin you sell.',
  businessTurnover:
    'How much your business sell for {year}? Na all di sales, before you comot cost. As newspaper report di Presumptive Tax Regulations 2026, if record no dey: if e no pass ₦12,000,000, no tax; if e pass, na 1% of all di sales. You fit choose make dem tax your gain instead, no be di two.',
  lossesBroughtForward:
    'How much loss from years wey don pass you dey bring come? Na loss of di business wey no gain don cover yet. E dey comot only from di gain of di business. If you leave am empty, e go count as ₦0.',
  capitalAllowances:
    'How much be your capital allowances for {year}? Na part of wetin machine, motor and building of di business cost: every year 10% for building, 20% for machine and furniture, 25% for motor or software. If you leave am empty, e go count as ₦0.',
  sharesGain:
    'How much of your gains be for shares of Nigeria company? Na price minus wetin e cost. If you leave am empty, e go count as ₦0.',
  sharesProceeds:
    'How much be all di money wey you sell dose shares? If e no reach ₦150,000,000 inside 12 months, and di gain no pass ₦10,000,000, di gain no get tax.',
  sharesReinvested:
    'How much of dat money you use buy Nigeria shares again for {year}? Dat part of di gain no get tax. If you leave am empty, e go count as ₦0.',
  homeGain:
    'How much of your gains be for your own house? Na di house wey be your own and you live inside, with land wey no pass 1 acre: e no get tax, but na one time for your life. If you leave am empty, e go count as ₦0.',
  vehiclesGain:
    'How much be for your private cars? Gain on private cars no get tax if dem no pass 2 for one year. If you leave am empty, e go count as ₦0.',
  chattelsGain:
    'How much be for your personal things? Na furniture, jewellery, phone and things like dat. If you leave am empty, e go count as ₦0.',
  chattelsProceeds:
    'How much be all di money wey you sell dose things for {year}? If e no pass ₦5,000,000 for di year, di gain no get tax; if e pass, all di gain dey count.',
  digitalLosses:
    'How much loss for crypto or oda digital asset you comot from your oda gains? Loss for digital asset fit only comot from gain for digital asset, so we dey add dis one back. If you leave am empty, e go count as ₦0.',
  pensionPaid:
    'How much pension you really pay for {year}? Na your own share, as e dey your payslip. For di law, na only dis one dey comot. If you leave am empty, e go count as ₦0.',
  nhfPaid:
    'How much NHF you really pay for {year}? Put am as e dey your payslip. If you leave am empty, e go count as ₦0.',
  nhisPaid:
    'How much NHIS you really pay for {year}? Put am as e dey your payslip, NHIA join; private health plan no dey inside. If you leave am empty, e go count as ₦0.',
  loanForOwnHome:
    'You take di loan develop house wey be your own and you dey live inside? Na only if na so di interest dey comot.',
  premiumsYearBefore:
    'How much you pay for life assurance or deferred annuity for {before}? Di law dey comot di premium of di year before, for your own life or your husband or wife life.',
  rentMonths:
    'How many months di rent wey you put cover? Two years wey you pay one time na 24. Na only di part for {year} dey count.',
  rentMonthsInYear: 'How many of dose months dey inside {year}? If you leave am empty, e go count as 12.',
  foreignTaxPaid:
    'How much tax you pay outside Nigeria on your foreign income of {year}? E dey comot from your Nigeria tax, but e no fit pass di Nigeria tax on dat income. Put am for naira. If you leave am empty, e go count as ₦0.',
}
