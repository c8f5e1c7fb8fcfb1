import type { TranslatedId } from '../translated.ts'

/** What opens under each question, in Nigerian Pidgin. No native speaker has reviewed it yet. */
export const helpPidgin: Readonly<Record<TranslatedId, string>> = {
  name: 'Use di name wey dey your Tax ID, make di report match your oda papers. If you get middle name, put am join your first name.',
  'tax-id':
    'You go see am for letter wey tax office send you, e fit dey your payslip too. You fit calculate without am, come add am later.',
  'tax-year':
    'Choose di year wey you make di money. For money of 2026, na di new tax law, Nigeria Tax Act 2025, we dey use. For years before am, na estimate, and we go show di old law join.',
  status:
    'Employee: person dey pay you salary. Self-Employed/Business Owner: you dey work for yourself or you get business. Both: you dey do di two. Pensioner: na pension you dey chop. Other: like student, or person wey dey live on house rent.',
  'business-income':
    'Na wetin you sell, minus wetin di business cost you: goods, shop rent, fuel, workers pay, as long as na for di business you spend am. If you spend dollar or oda foreign money, na only official rate dem go count.',
  salary:
    'Na di main pay wey you collect, before dem comot tax or pension. Allowance get im own box; commission or bonus, tick am for di list of wetin you get, and we go ask am. Your December payslip fit show di total for di year.',
  commissions:
    'Na di pay wey depend on wetin you sell or bring come, and bonus wey dem promise you like dat. Add everything for di year.',
  allowances:
    'Na money wey your oga dey pay on top your main pay: housing, transport, food, light, leave and oda ones. If na house, car or food demself dem give you, we go ask am later.',
  pension:
    'Na di pension wey you dey collect after you don retire, from pension company or govment. Pension under di Pension Reform Act no go pay tax, so e no go add to your tax.',
  annuity:
    'Na plan wey you buy from insurance company, den dem go dey pay you every month. We dey add am to your income. If na under Pension Reform Act you buy am, di result go tell you wetin di law talk.',
  gratuities:
    'Na di one-time big money wey dem pay you for di years wey you work. We dey add am to your income. If na under Pension Reform Act, di result go tell you wetin di law talk.',
  'foreign-income':
    'Na salary, fees or business gain wey come from outside Nigeria, change am to naira. If you dey live for Nigeria, money from anywhere for di world dey count, weda you bring am come or not.',
  'dividends-nigeria':
    'Na your share of company gain. Company for Nigeria dey comot 10% tax before dem pay you: put di money as e be before dem comot am. Di result go tell you wetin di law talk.',
  'dividends-foreign':
    'Na dividend from company wey no dey Nigeria, change am to naira. If e enter through approved channel, di result go tell you wetin di law talk.',
  interest:
    'Na di gain wey your money born for bank: savings, fixed deposit, treasury bill, bond, or money wey you borrow person. Put di amount before dem comot tax.',
  'rental-income':
    'Na rent wey pipo pay you for house, shop or land wey you get, after you don comot repair, agent fee and oda cost.',
  'other-income':
    'Na money wey no fit enter any of di oda questions, like royalty or pay for one-time job. Gift and loan no be income. Gain from wetin you sell get im own question.',
  gains:
    'Na di gain wey you make when you sell land, house, shares, crypto or oda digital asset, or foreign money: wetin dem pay you, after you don comot wetin you take buy am and wetin e cost to sell am. Comot your loss too, but loss for digital asset fit only comot from gain for digital asset. If nothing remain, leave am empty. Some gain dey free, like di one for your own house one time for your life: di result go tell you which ones.',
  'rent-paid-by-employer':
    'Put di yearly value wey local govment dey use collect rates for di house; if e no dey, na tax office go set am. Count only di months and di part wey you live inside. Rent wey you pay by yourself no dey comot. Di law no go count pass 20% of your oda pay from di work: di tool wey dey below go work am out.',
  'domestic-staff-cost':
    'Na di pay for di year of pipo wey dey work for your house but na your oga dey pay dem: cook, steward, gardener, gateman, driver. No put di one wey you dey pay by yourself.',
  'vehicle-benefit':
    'If na your oga get di car wey you dey use, di law dey count 5% of wetin e buy am, every year, afta dem comot wetin you spend for am by yourself. Car of ₦20,000,000 mean say you go put 1,000,000. If dem hire di car, put everything wey your oga pay: nothing dey comot from am. Di tool wey dey below go work am out.',
  'other-benefits':
    'Na things wey your oga pay for you: light bill, phone, school fees, club fees, holiday. No put food wey everybody dey chop for work, uniform, tools, or di cost to pack because of di work.',
  'rent-paid-by-self':
    'Na di rent of di house wey you dey live, wey you pay by yourself. Keep di receipt or agreement: tax office fit ask for am. Rent of shop or office na business cost.',
  'pension-contribution':
    'Na di one wey dem comot from your own pay for pension, look your payslip, plus any extra wey you put by yourself. No add your oga part. Di law dey comot wetin you really pay, so correct figure better pass our 8%.',
  'nhf-contribution':
    'Na fund wey dey lend pipo money for house. Some oga dey comot 2.5% of main pay every month: look for NHF for your payslip. If dem no comot anything, choose None.',
  'nhis-contribution':
    'Na wetin you pay by yourself for di govment health insurance: look for NHIS or NHIA for your payslip. Private health plan no dey inside. If dem no comot anything, choose None.',
  'life-assurance':
    'Di law dey comot di premium wey you pay for di year before, for your own life or your husband or wife life, and for deferred annuity. Insurance for car, house or travel no dey count.',
  'mortgage-interest':
    'Na di interest on loan wey you take build or develop di house wey you dey live. Your bank statement for di year dey show interest and di main money separate: na only di interest dey count.',
  'marital-status': 'Some tax office form dey ask for am. Anyhow you choose, your tax na di same.',
  'number-of-children': 'Some tax office form dey ask for am. Any number wey you put, your tax na di same.',
}
