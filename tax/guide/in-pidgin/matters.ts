/** Articles on money, deductions, the law and the tax office, in one or two sentences of Pidgin. */
export const mattersInPidgin = {
  'gross-income':
    'Na everything wey you earn for di year: work, business, rent, prize, gain. Loan and your own savings no be income.',
  'gifts-and-loans':
    'Money wey you borrow no be income. Gift from your people no dey for di list wey we read, so we no dey ask for am.',
  'mistake-bank-transfers':
    'No, no be every money wey enter account dem dey tax. Na income: loan, your own savings and gift from family no dey di list.',
  dividends:
    'Di company don remove 10% before e pay you, and by di Act na final: nothing remain to pay on top.',
  interest:
    'E depend. Government bond interest dey free; for treasury bill di 10% wey dem remove na final; for savings and fixed deposit dem go tax am for di band.',
  'rental-income': 'Yes. Na wetin tenant pay you for di year, minus wetin you spend to get am, like repairs.',
  'freelance-from-abroad':
    'Yes. If you be resident for Nigeria, dem dey tax money from anywhere, whether you bring am come or not.',
  'foreign-currency':
    'Di law no talk which rate for income. Use di official CBN rate of di day wey you collect am, and write am down.',
  'foreign-tax-credit':
    'You no go pay two times on di same part: wetin di other country collect go comot from di Nigerian tax on dat money.',
  resident:
    'You be resident if Nigeria na your home, or your people dey here, or you stay 183 days inside twelve months.',
  'non-resident': 'If you no be resident, na only money wey come from Nigeria dem dey tax.',
  'moved-during-the-year':
    'We no see any rule wey divide di year into two. If you be resident, dem dey tax money from everywhere.',
  gains:
    'Na wetin you sell am, minus wetin you buy am and wetin di sale cost. Di gain go join your other income for di same band.',
  'selling-land': 'Na di gain dem dey tax, no be di price.',
  'selling-own-home': 'Di house wey you dey live in dey free di first time, once for your life.',
  'selling-shares':
    'Nigerian shares dey free if all wey you sell for 12 months no reach ₦150,000,000 and di gain no pass ₦10,000,000.',
  'selling-personal-things': 'Most times, no. Up to two private car for one year dey free.',
  'digital-assets':
    'Yes. When you sell or swap bitcoin, USDT and di rest, na di gain dem dey tax, no be di whole money.',
  prizes: 'Yes. Prize, lottery, bet winning, grant and award na income.',
  'deductions-list':
    'Six things wey you pay yourself dey comot: NHF, NHIS, pension, interest on loan for your own house, life assurance, and rent relief.',
  'rent-relief':
    '20% of di rent wey you pay dey comot from your income before tax, but e no go pass ₦500,000.',
  'rent-200000-myth': 'No be ₦200,000. Na 20% of your rent, and e no go pass ₦500,000.',
  'rent-in-advance': 'Na only di part for dis year dem go count.',
  'pension-contribution': 'Yes, all di pension wey you pay yourself dey comot. Wetin your oga add no count.',
  nhf: 'Yes, NHF wey you pay dey comot before tax.',
  nhis: 'Yes, NHIS wey you pay dey comot before tax.',
  'life-assurance':
    'Yes, na di premium wey you pay di year before, for your own life or your wife or husband own.',
  'mortgage-interest':
    'Interest on loan for di house wey you own and live in dey comot. Di loan money itself no dey comot.',
  'employing-people':
    'If you get staff, you go comot PAYE from each pay and carry am go pay before di 10th of di next month; di return for di whole year na 31 January.',
  'living-costs':
    'No. Transport, food, light, data, cooperative money and wetin you dey send family no dey comot from tax.',
  'school-fees': 'No. School fees no dey di list of wetin dey comot.',
  'medical-bills': 'No. Hospital money no dey di list, but NHIS dey comot.',
  'marriage-and-children': 'No. Wife, husband, pikin, mama or papa, no relief dey for dem since 2026.',
  donations: 'No. Tithe, offering and charity no dey reduce person tax.',
  'consolidated-relief': 'CRA don end with 2025. From 2026 na rent relief dey instead.',
  'exempt-income':
    'Some money no get tax, like pension under di Pension Reform Act, government bond and minimum wage pay.',
  'tax-bands':
    'First ₦800,000 na 0%, next ₦2,200,000 na 15%, next ₦9,000,000 na 18%, next ₦13,000,000 na 21%, next ₦25,000,000 na 23%, and everything wey pass ₦50,000,000 na 25%.',
  'first-800000':
    'Yes. Di first ₦800,000 of taxable income for di year no get tax, for everybody: e be like ₦66,667 for one month.',
  'taxable-income': 'Na wetin remain from all your income after dem comot wetin di Act allow.',
  'nigeria-tax-act': 'Na di new tax law, wey start on 1 January 2026.',
  'mistake-whole-income': 'No. Each rate na for im own part only, no be for all your money.',
  'avoidance-and-evasion':
    'Evasion na to hide money or lie, and dem dey punish am. Avoidance na to pay less with wetin di law allow.',
  'filing-a-return':
    'Yes, everybody wey dem fit tax must file every year, even if your oga don remove all. Di date wey dem give na 31 March.',
  'late-filing': 'Na ₦100,000 for di first month and ₦50,000 for each month after, even if you no owe tax.',
  'late-payment': 'Dem go add 10% one time on wetin you no pay, and interest go dey grow on top.',
  'how-to-pay': 'Yes, you fit pay small small, but all must complete by di day wey your return due.',
  refund: 'Yes, you fit collect am back: write di tax office inside six years.',
  'which-state': 'Na di State wey your main house dey on 1 January, no be where office dey.',
  'get-a-tax-id':
    'Dem dey make am from your NIN. Check taxid.jrb.gov.ng or taxid.nrs.gov.ng, or ask your State tax office.',
  'records-to-keep':
    'Keep wetin fit prove each figure, for six years: payslip, rent receipt, pension statement.',
  'keep-six-years': 'Six years.',
  'withholding-tax': 'Yes, e count as tax wey you don pay, if you get di receipt.',
  'showing-books':
    'Yes, if dem ask for proof, make you show dem. Book and receipt, na six years you go keep am.',
  'disability-and-age':
    'No. No special relief dey because of disability, sickness or age, but pension for wound and disability from service no get tax.',
  'disagree-with-the-tax-office': 'Write objection inside 30 days. Talk which figure wrong, and why.',
  'tax-clearance':
    'Na paper wey di tax office of your State dey give to show say you don file and pay for di three years before. For how much and how long, ask for di office.',
  'tax-forms':
    'Form A na for person, Form H1 na for person wey get workers. You fit get dem for di tax office of your State.',
  'tax-offices':
    'Na tax office dem be: NRS don take di place of FIRS, JRB don take di place of JTB, and LIRS na for Lagos. You go deal with di one for your State.',
  'tax-portals':
    'Na di one of di office wey you dey pay give: for Lagos na etax.lirs.net. Remita na way to pay, no be tax office.',
} as const
