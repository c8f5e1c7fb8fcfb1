/** Articles on people, jobs and trades, in one or two sentences of Pidgin. */
export const workInPidgin = {
  'presumptive-tax':
    'If you no dey keep record, dem fit count your tax from wetin you sell. Di press talk say if you sell reach ₦12,000,000 for year, nothing to pay; pass dat one, na 1% of all your sales.',
  'trader-records':
    'Write down everyday wetin you sell and wetin you spend, and keep di receipt for six years. With record na profit dem go tax, without record e fit be sales.',
  'capital-allowances':
    'Yes, di thing wey you buy for di work dey reduce di profit small small, part by part each year.',
  'business-name':
    'No. Business name no be company: na you, and na personal income tax you go pay, whether CAC register am or not.',
  farming: 'Yes. Di profit wey farm bring na business profit, wetin you sell minus wetin you spend.',
  'market-levies':
    'No. Market ticket, union money and local government levy no be income tax, and dem no cover am.',
  'business-losses': 'Yes. Di loss go comot from di profit of di years wey dey come, until e finish.',
  'business-year': 'Di profit of one business year, na di next year dem dey tax am.',
  'business-income':
    'If you get record, na profit dem dey tax: wetin enter, minus wetin you spend for di business.',
  'business-costs':
    'Wetin you spend only for di business dey comot: goods, shop rent, workers pay, fuel, data. Your own chop and house no dey comot.',
  'self-employed':
    'If you no keep record, check presumptive tax first. With record, na di same band like workers, on top your profit.',
  company:
    'Dis one na for person, no be for limited company. Na only wetin di company pay you concern you here.',
  employee:
    'We go ask your salary, allowance and di rest, then wetin dey comot: pension, NHF, NHIS, rent. Your oga dey remove di tax every month, but na you go still file return.',
  'both-kinds': 'Dem go add di two join together, and na one time dem go run am through di band.',
  'two-jobs':
    'Add di two salary join. Di first ₦800,000 wey dey free, na one time for person, no be one for each work.',
  pensioner: 'Pension under di Pension Reform Act no get tax. Other money wey you dey make, dem go tax am.',
  student:
    'You go pay only if you dey earn reach: to be student no change anything. Up to ₦800,000 taxable income for one year, nothing to pay.',
  'minimum-wage':
    'No. Work wey no pay pass di minimum wage, ₦70,000 a month, no get tax. Other money wey you dey make, dem go tax am.',
  'minimum-wage-jobs': 'Yes, dem dey look each work by itself: di one wey no pass minimum wage no get tax.',
  nysc: 'E no sure whether allawee be pay from work. Di first ₦800,000 for year dey free for everybody.',
  military: 'Military officer pay no get tax. Other rank dey free only for combat duty.',
  expatriate: 'If you be resident for here, dem go tax your pay, di house, di car and money from everywhere.',
  salary: 'Type your basic pay for di whole year, before tax and pension comot. Overtime na pay too.',
  payslip:
    'Basic na your salary; housing, transport and di rest na allowance, and dem dey tax all. Na only your own share of pension, NHF and NHIS dey comot.',
  allowances:
    'Yes. Money wey your oga add on top your basic, like housing, transport, leave, dem dey tax am join.',
  'commissions-and-bonus': 'Yes. Bonus and commission na pay, for di year wey dem pay you.',
  'thirteenth-month': 'Yes, dem dey tax am as pay of di year wey dem pay am. Na why December tax dey high.',
  arrears:
    'Salary wey dem owe you belong to di time wey you do di work. Bonus belong to di day wey dem pay am.',
  'part-of-a-year':
    'Di band na for whole year, dem no dey cut am. If you start for middle of year, dem fit remove too much at first.',
  'monthly-tax':
    'PAYE na your share of di tax of di year, wey your oga dey remove every month. E must reach di State by di 10th of di next month.',
  'payslip-check': 'By December, all di PAYE must equal di tax of di year on your pay.',
  'no-paye':
    'Na you go pay am yourself: get Tax ID, file your own return for di State wey you dey live, and pay before di day wey dem give, 31 March.',
  'paye-not-remitted':
    'Your oga must pay am: wetin dem remove suppose reach di State by di 10th of di next month. Ask am for di paper, and keep all your payslip.',
  'benefits-in-kind':
    'Na thing wey your oga give you instead of money: house, car, cook. Di value go join your income.',
  'company-car': 'If na your oga get di car, 5% of wetin e cost go join your income each year.',
  'company-house':
    'Di value of di house go join your income, but e no go pass 20% of wetin dat work pay you.',
  meals: 'Food for staff canteen and meal voucher no get tax. Money for food na pay.',
  'retirement-savings':
    'No tax dey for wetin di Pension Reform Act give: pension, lump sum, and money from your RSA under dat Act.',
  gratuity: 'Gratuity under di Pension Reform Act no get tax. Any other one na income.',
  'loss-of-office':
    'Compensation because you lose work dey free up to ₦50,000,000. Na only wetin pass am dem go tax.',
  'no-income':
    'No. If no money dey enter, no tax dey. Even if small dey enter, di first ₦800,000 for year dey free.',
} as const
