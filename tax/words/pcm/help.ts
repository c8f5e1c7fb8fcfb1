import type { QuestionId } from '../../questionnaire/questions.ts'

/** What opens under each question, in Nigerian Pidgin. No native speaker has reviewed it yet. */
export const helpPidgin: Readonly<Record<QuestionId, string>> = {
  name: 'Use di name wey dey your Tax ID, make di report match your oda papers. If you get middle name, you fit add am join your first name.',
  'tax-id':
    'You go see am for letter wey tax office send you, and plenty times e dey your payslip too. From 2026 di Tax ID get 13 digits, as dem report say Joint Revenue Board and Nigeria Revenue Service talk. Dat one no fit enter here: leave di box empty, come use am for your return. Your tax na di same with am or without am.',
  'tax-year':
    'Choose di year wey you make di money. For money of 2026, na di new tax law, Nigeria Tax Act 2025, we dey use. For years wey dey before am, na estimate, and we go show di law of dat time join.',
  status:
    'Employee: person dey pay you salary. Self-Employed/Business Owner: na your own work or business dey bring you money. Both: you dey do di two. Pensioner: na pension you dey chop. Other: like student, or person wey dey live on di rent wey tenant dey pay am.',
  'marital-status': 'Anyhow you choose, your tax na di same: di law no get relief for marriage.',
  'number-of-children': 'Any number wey you put, your tax na di same: di law no get relief for pikin.',
  had: 'Tick wetin you get any time for di year, even if na once. Anything wey you tick, we go ask am next, one screen each, and you fit add anoda one later. Wetin you no tick, we no go ask am, and e go count as nothing.',
  'months-paid':
    'Na di months wey you collect dis pay. E no dey change tax: we just dey use am tell you di tax of di year month by month.',
  'paye-taken':
    'PAYE na di tax wey your oga comot from your pay. E no change anything for here: for Pro, di result go compare am with di tax wey we calculate.',
  'business-income':
    'Na wetin you sell, minus wetin di business cost you: goods, shop rent, fuel, workers pay and things like dat, as long as na only for di business you spend am. If you spend dollar or oda foreign money, na only official rate dem go count.',
  salary:
    'Na your basic pay, before dem comot tax or pension. Allowances get dem own box; commission or bonus, tick am for di list of wetin you get, and we go ask am dat time. Your December payslip dey show di total for di year plenty times.',
  commissions:
    'Na pay wey depend on wetin you sell or bring come, and bonus, 13th month join. E dey count for di year wey dem pay am, even if na anoda year you work for am. Di one wey dem pay after you don leave di work dey count for di last day wey you work dia.',
  allowances:
    'Na money wey your oga dey pay on top your basic pay: housing, transport, food, light and water, leave and oda ones like dat. Food as food no be allowance: no put food from canteen wey dey for all staff, or meal voucher; oda food dey enter oda benefits, for wetin e cost. House or car get im own question.',
  pension:
    'Na di pension wey you dey collect after you don retire, from pension company or govment. Pension under di Pension Reform Act no dey pay tax, and we dey count your own as one: dis estimate no add am. For di tax law, any oda pension na income: di result go tell you wetin dat one go change.',
  annuity:
    'Retirement annuity na plan wey you buy from insurance company, den di company go dey pay you every month. We dey add am to your income for here. If na under Pension Reform Act you buy your own, di result go tell you wetin di law talk about am.',
  gratuities:
    'Na di one-time money wey dem pay you for di years wey you work. We dey add am to your income for here. If na under Pension Reform Act, di result go tell you wetin di law talk about am. Money wey dem pay you because you lose di work (severance) no be gratuity: e dey enter oda income.',
  'foreign-income':
    'Na salary, fees and business gain wey come from outside Nigeria, change am to naira. If you dey live for Nigeria, income from anywhere for di world dey count, weda you bring am come or not.',
  'dividends-nigeria':
    'Na your share of company gain. Company for Nigeria dey comot 10% tax before dem pay you: put di money as e be before dem comot am. Di result go tell you wetin di law talk about am.',
  'dividends-foreign':
    'Na dividend from company wey no dey Nigeria, change am to naira. If e enter through approved channel, di result go tell you wetin di law talk about am.',
  interest:
    'Na di gain wey your money born for savings, fixed deposit, treasury bill and bond, and for money wey you lend person. Put di amount before dem comot tax.',
  'rental-income':
    'Na rent wey pipo pay you for house, shop or land wey be your own, after you don comot repair, agent fee and oda cost of di renting.',
  'other-income':
    'Na money wey no fit enter any of di oda questions: royalty, prize, wetin you win, honorarium, grant, award, or pay for one-time job. Money wey dem pay you because you lose work (severance) dey here too: for di law, na only di part wey pass ₦50,000,000 dey count, as di result go tell you. Leave pay or bonus wey dem pay join am na part of your pay. Gift from family and money wey you borrow no be income. Gain from wetin you sell get im own question.',
  gains:
    'Na di gain wey you make when you sell land, house, shares, crypto or oda digital asset, or foreign money: wetin dem pay you, after you don comot wetin you take buy am and wetin e cost to sell am. Comot your loss too, but loss for digital asset fit only comot from gain for digital asset. If nothing remain, leave am empty. Some gain no get tax, like di one for your own house one time for your life: di result go tell you which ones.',
  'rent-paid-by-employer':
    'Put di yearly value of di house wey local govment dey use collect rates; if e no dey, na tax office dey set am. Count only di months and di part wey you live inside. Rent wey you pay for am by yourself no dey comot. Di law no go count pass 20% of your oda pay from dat work: di tool wey dey below go work am out.',
  'domestic-staff-cost':
    'Na di pay for di year of pipo wey dey work for your house but na your oga dey pay dem: cook, steward, gardener, gateman, driver. No put di one wey you dey pay dem by yourself.',
  'vehicle-benefit':
    'If na your oga get di car wey you dey use, di law dey count 5% of di money wey dem take buy am, every year, after you comot wetin you spend on am by yourself. For car wey dem buy ₦20,000,000, put 1,000,000. If na hired car, put all di hire wey your oga pay: wetin you pay by yourself no dey comot from hire. Di tool wey dey below go work am out.',
  'other-benefits':
    'Na things wey your oga pay for you, for wetin dem cost: light bill, phone, school fees, club fees, holiday, food. No put canteen wey dey for all staff, meal voucher, uniform, protective cloth, tools, and di cost to pack because you change work. Money wey dem give you to buy food na allowance.',
  'rent-paid-by-self':
    'Na di rent of di house wey you dey live, wey you pay by yourself. Keep di receipt or agreement: tax office fit ask for am. Rent of shop or office na part of your business cost.',
  'pension-contribution':
    'Na your own share of di pension contribution, as e dey your payslip, plus any extra wey you put because you want. No add your oga share. Di law dey comot wetin you really pay, so correct figure better pass our 8%.',
  'nhf-contribution':
    'Na fund wey dey lend pipo money for house. Some oga dey comot 2.5% of basic pay for am every month: look for NHF for your payslip. If dem no comot anything, choose None.',
  'nhis-contribution':
    'Na wetin you pay by yourself for di national health insurance: look for NHIS or NHIA for your payslip. Private health plan no dey inside. If dem no comot anything, choose None.',
  'life-assurance':
    'Di law dey comot di premium wey you pay for di year before, for your own life or your husband or wife life, and for deferred annuity, wey go pay you only later. Insurance for car, house or travel no dey count.',
  'mortgage-interest':
    'Na di interest on loan wey you take build or develop di house wey be your own and you dey live inside. Your bank statement for di year dey show interest and di money wey you pay back separate: na only di interest dey count.',
}
