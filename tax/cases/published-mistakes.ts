import { type Case, employee } from './case.ts'

const calchub = 'calchub.link/ng/salary'
const medioq = 'medioq.com, Ifite community page'

/** Published examples that are wrong: what they state, what is wrong with it, and the right figures. */
export const publishedMistakes: readonly Case[] = [
  {
    id: 'N16',
    about: 'Tobi, 5.07 million taxable',
    answers: employee({ salary: 5_070_000 }),
    expected: { totalTax: 702_600 },
    published: {
      source: 'kadasmeshub.ng',
      states: '697,200',
      verdict: 'mistake',
      wrong: '697,200 is the tax on 5,040,000',
    },
  },
  {
    id: 'N22',
    about: 'Twelve million with 8% pension',
    answers: employee({ salary: 12_000_000, pensionContribution: 960_000 }),
    expected: { taxableIncome: 11_040_000, totalTax: 1_777_200 },
    monthly: { takeHome: 771_900 },
    published: {
      source: calchub,
      states: 'net 769,300 a month',
      verdict: 'mistake',
      wrong: '21% begins at 10 million there; the Act begins it at 12 million',
    },
  },
  {
    id: 'N24',
    about: 'Twenty-five million with 8% pension',
    answers: employee({ salary: 25_000_000, pensionContribution: 2_000_000 }),
    expected: { taxableIncome: 23_000_000, totalTax: 4_260_000 },
    monthly: { takeHome: 1_561_666.67 },
    published: {
      source: calchub,
      states: 'net 1,556,667 a month',
      verdict: 'mistake',
      wrong: '21% begins at 10 million there; the Act begins it at 12 million',
    },
  },
  {
    id: 'N42',
    about: 'Rent of 200,000 taken off in full',
    answers: employee({
      salary: 2_500_000,
      rentPaidBySelf: 200_000,
      pensionContribution: 100_000,
      nhfContribution: 50_000,
      nhisContribution: 20_000,
      lifeAssurance: 15_000,
    }),
    expected: { taxableIncome: 2_275_000, totalTax: 221_250 },
    published: {
      source: 'Ojay1963 server tests',
      states: '197,250 on 2,115,000',
      verdict: 'wrong-rule',
      wrong: 'The relief is 20% of the rent, not the rent',
    },
  },
  {
    id: 'N44',
    about: 'Seventy thousand a month',
    answers: employee({ salary: 840_000 }),
    expected: { totalTax: 6_000 },
    notes: { 'minimum-wage': -6_000 },
    published: {
      source: 'ngnmarket.com/tax-calculator',
      states: '500 a month',
      verdict: 'mistake',
      wrong: 'Pay up to the minimum wage is exempt: we give the figure of the bands and say so beside it',
    },
  },
  {
    id: 'N46-twelve-million',
    about: 'Tax at the top of the third band',
    answers: employee({ salary: 12_000_000 }),
    expected: { totalTax: 1_950_000 },
    published: { source: medioq, states: '2,000,000', verdict: 'mistake', wrong: 'Rounded up by 50,000' },
  },
  {
    id: 'N46-twenty-five-million',
    about: 'Tax at the top of the fourth band',
    answers: employee({ salary: 25_000_000 }),
    expected: { totalTax: 4_680_000 },
    published: { source: medioq, states: '5,000,000', verdict: 'mistake', wrong: 'Rounded up by 320,000' },
  },
  {
    id: 'N46-fifty-million',
    about: 'Tax at the top of the fifth band',
    answers: employee({ salary: 50_000_000 }),
    expected: { totalTax: 10_430_000 },
    published: { source: medioq, states: '11,000,000', verdict: 'mistake', wrong: 'Rounded up by 570,000' },
  },
  {
    id: 'N48',
    about: 'Four hundred thousand a month, said to be 3.7 million chargeable',
    answers: employee({ salary: 3_700_000 }),
    expected: { totalTax: 456_000 },
    monthly: { tax: 38_000 },
    published: {
      source: medioq,
      states: '50,000 a month',
      verdict: 'mistake',
      wrong: '38,000 a month on that figure, 54,500 on 4.8 million',
    },
  },
  {
    id: 'N48-whole',
    about: 'Four hundred thousand a month with nothing taken off',
    answers: employee({ salary: 4_800_000 }),
    expected: { totalTax: 654_000 },
    monthly: { tax: 54_500 },
    published: {
      source: medioq,
      states: '50,000 a month',
      verdict: 'mistake',
      wrong: '54,500 a month with nothing taken off',
    },
  },
  {
    id: 'N50',
    about: 'Rent of 1.5 million and a donation',
    answers: employee({ salary: 5_000_000, pensionContribution: 400_000, rentPaidBySelf: 1_500_000 }),
    expected: { taxableIncome: 4_300_000, totalTax: 564_000, reliefApplied: 300_000 },
    published: {
      source: 'VictorKaycee17/taxpadi-mvp',
      states: '510,000 on 4,000,000',
      verdict: 'wrong-rule',
      wrong: 'The relief is 300,000, not the limit of 500,000, and individuals may not deduct donations',
    },
  },
  {
    id: 'N52',
    about: 'Fifteen million taxable',
    answers: employee({ salary: 15_000_000 }),
    expected: { totalTax: 2_580_000 },
    published: {
      source: 'documentation, 52326182635',
      states: '2,710,000',
      verdict: 'mistake',
      wrong: 'Uses bands of 19% and 21%, which are not the Act’s',
    },
  },
  {
    id: 'N54',
    about: 'Old reliefs mixed into the new law',
    answers: employee({ salary: 5_400_000 }),
    expected: { totalTax: 762_000 },
    published: {
      source: 'pitcalc.cygnus77.com',
      states: 'consolidated relief 1,280,000, rent limit 300,000, dependant relief 100,000',
      verdict: 'mistake',
      wrong: 'The Act has no consolidated and no dependant relief, and the rent limit is 500,000',
    },
  },
  {
    id: 'N56',
    about: 'Take-home pay on half a million a month',
    answers: employee({ salary: 6_000_000 }),
    expected: { totalTax: 870_000 },
    monthly: { takeHome: 427_500 },
    published: {
      source: 'newsbreakers.ng',
      states: 'take-home 74,000',
      verdict: 'mistake',
      wrong: '74,000 resembles the tax; 427,500 is left',
    },
  },
]
