import type { Doubt } from '../doubt.ts'

/** What a native speaker of Nigerian Pidgin is asked, in the order of the questions. */
export const doubtsInPidgin: readonly Doubt[] = [
  {
    id: 'name',
    words: 'match',
    ask: '“Agree with your other papers”. Is match how you would say it?',
  },
  {
    id: 'tax-year',
    words: 'make di money',
    ask: '“Earned” in that year, not “was paid”. Do you hear the difference?',
  },
  {
    id: 'tax-year',
    words: 'estimate',
    ask: 'Worked out with care, but not certain. Is there a plainer Pidgin word?',
  },
  {
    id: 'status',
    words: 'na pension you dey chop',
    ask: '“You live on a pension”. Is chop right here, or rude?',
  },
  {
    id: 'marital-status',
    words: 'Anyhow you choose',
    ask: '“Whatever you choose”. Is it natural?',
  },
  {
    id: 'had',
    words: 'one screen each',
    ask: 'Is screen understood for what one sees on a phone at once?',
  },
  {
    id: 'months-paid',
    words: 'month by month',
    ask: 'The year’s tax told by the month. Could it be heard as tax to pay every month?',
  },
  {
    id: 'paye-taken',
    words: 'for Pro',
    ask: 'Our paid plan, Pro. Is “for Pro” clear, or should it be “if you dey on Pro”?',
  },
  {
    id: 'business-income',
    words: 'official rate',
    ask: 'The official exchange rate, not that of the street. Is it clear?',
  },
  {
    id: 'salary',
    words: 'basic pay',
    ask: 'The salary without allowances. Do you say basic pay, or basic salary?',
  },
  {
    id: 'salary',
    words: 'comot tax',
    ask: '“Before tax is taken out”. Is comot used so, or would you say remove?',
  },
  {
    id: 'commissions',
    words: '13th month join',
    ask: 'A 13th month counts too. Is join right at the end?',
  },
  {
    id: 'commissions',
    words: 'E dey count for di year wey dem pay am',
    ask: 'Is it clear that the year of the payment decides, not that of the work?',
  },
  {
    id: 'allowances',
    words: 'light and water',
    ask: 'Utility allowance. Would you name it so?',
  },
  {
    id: 'allowances',
    words: 'Food as food',
    ask: 'Meals themselves, not money for them. Would you say it so?',
  },
  {
    id: 'pension',
    words: 'pension company',
    ask: 'A pension fund administrator. Do people say PFA?',
  },
  {
    id: 'pension',
    words: 'we dey count your own as one',
    ask: 'We take your pension for one under that Act. Is it clear that we assume it?',
  },
  {
    id: 'annuity',
    words: 'Retirement annuity',
    ask: 'Is there a name for it that people in Nigeria use?',
  },
  {
    id: 'gratuities',
    words: 'one-time money',
    ask: 'A lump sum. Is that clear?',
  },
  {
    id: 'gratuities',
    words: 'Money wey dem pay you because you lose di work',
    ask: 'Severance. Is there a shorter word that people use?',
  },
  {
    id: 'foreign-income',
    words: 'business gain',
    ask: 'Profit: what is left after costs. Is gain or profit the word?',
  },
  {
    id: 'dividends-nigeria',
    words: 'as e be before dem comot am',
    ask: 'The larger amount, before the 10%. Do you hear it so?',
  },
  {
    id: 'dividends-foreign',
    words: 'approved channel',
    ask: 'The Act does not say by whom the channels are approved. Would a reader ask what this is?',
  },
  {
    id: 'interest',
    words: 'di gain wey your money born',
    ask: 'Interest. Is born a good picture, or too playful for tax?',
  },
  {
    id: 'rental-income',
    words: 'oda cost of di renting',
    ask: 'Costs of letting the property to others. Is it clear that the owner pays them?',
  },
  {
    id: 'other-income',
    words: 'honorarium',
    ask: 'A fee of thanks, for a talk for example. What do people call it?',
  },
  {
    id: 'other-income',
    words: 'wetin you win',
    ask: 'Winnings, from betting or a contest. Does it say both?',
  },
  {
    id: 'gains',
    words: 'digital asset',
    ask: 'Crypto, tokens and the like. Is it understood?',
  },
  {
    id: 'gains',
    words: 'gain',
    ask: 'A gain from selling here, and profit of a business elsewhere: do you say gain or profit?',
  },
  {
    id: 'rent-paid-by-employer',
    words: 'yearly value of di house',
    ask: 'What the home is worth by the year, as an office assesses it, not its price. Does it read so?',
  },
  {
    id: 'rent-paid-by-employer',
    words: 'collect rates',
    ask: 'Rates: what local government collects each year on buildings. What do people call it where you live?',
  },
  {
    id: 'domestic-staff-cost',
    words: 'gateman',
    ask: 'Does it cover every guard at a home?',
  },
  {
    id: 'vehicle-benefit',
    words: 'wetin you pay by yourself no dey comot from hire',
    ask: 'Your payments are not subtracted from the hire. Do you hear that?',
  },
  {
    id: 'vehicle-benefit',
    words: 'after you comot wetin you spend on am by yourself',
    ask: 'Subtracted from the 5%, not from the price of the car. Is it clear?',
  },
  {
    id: 'other-benefits',
    words: 'protective cloth',
    ask: 'Helmet, boots, gloves. What do workers call them?',
  },
  {
    id: 'other-benefits',
    words: 'to pack because you change work',
    ask: 'To move house for a new job. Is pack clear?',
  },
  {
    id: 'rent-paid-by-self',
    words: 'agreement',
    ask: 'The paper signed with the landlord. Is it clear?',
  },
  {
    id: 'pension-contribution',
    words: 'because you want',
    ask: 'What you pay in freely, beyond what is demanded. Would you say it so?',
  },
  {
    id: 'nhf-contribution',
    words: 'fund',
    ask: 'Money into which workers pay and from which they borrow. Is fund understood?',
  },
  {
    id: 'nhis-contribution',
    words: 'Private health plan no dey inside',
    ask: 'Private plans do not count. Is it clear?',
  },
  {
    id: 'life-assurance',
    words: 'premium',
    ask: 'What you pay to an insurance company. Is premium understood?',
  },
  {
    id: 'life-assurance',
    words: 'wey go pay you only later',
    ask: 'A deferred annuity starts to pay years later. Is it clear?',
  },
  {
    id: 'mortgage-interest',
    words: 'develop',
    ask: 'To build more of a house. Would you say it so?',
  },
  {
    id: 'jobs',
    words: 'no pay pass minimum wage',
    ask: '“Pays no more than the minimum wage”. Is it clear that exactly the minimum wage is free too?',
  },
  {
    id: 'armedForces',
    words: 'combat zone',
    ask: 'Where soldiers fight. Is it understood?',
  },
  {
    id: 'assetCounted',
    words: 'lend you',
    ask: 'The employer still owns the thing. Do you hear that?',
  },
  {
    id: 'interestShortTerm',
    words: 'na all di tax for am',
    ask: '“The final tax”: nothing more is due. Is it clear?',
  },
  {
    id: 'compensation',
    words: 'person spoil your name',
    ask: 'Libel. Would you say it so?',
  },
  {
    id: 'lossesBroughtForward',
    words: 'bring come',
    ask: 'Losses of earlier years that come off now. Is it natural?',
  },
  {
    id: 'digitalLosses',
    words: 'add dis one back',
    ask: 'The loss is put back on the gains. Is it clear?',
  },
]
