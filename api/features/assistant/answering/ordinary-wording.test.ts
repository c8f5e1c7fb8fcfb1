import { expect, test } from 'vitest'
import { put } from '../testing/scoring/index.ts'

/** What a question comes to at once or behind "Calculate". */
function saidOf(ask: string, own = false): readonly [kind: string, text: string] {
  const { first, confirmed } = put({ ask, after: [], own })
  const { kind, text } = confirmed ?? first
  return [kind, text]
}

test.each([
  [
    'incomes of several kinds',
    'salary 250k monthly, interest on fixed deposit 600k a year, rent from tenants 1.2m a year. my tax?',
    '654,000',
  ],
  [
    'naira beside a little foreign money',
    'I get 500k a month salary and another $200 a month from a client abroad, dollar is 1500. tax',
    '1,518,000',
  ],
  [
    'a percentage that is mine',
    'Me and my brother run a barbing salon. It made 6m profit and 60% is mine. How much tax for me?',
    '438,000',
  ],
  [
    'a fraction that I own',
    'Profit of our law chambers is 12m, I own a quarter. What will I pay?',
    '330,000',
  ],
  [
    'equal shares',
    'we are two partners in a tailoring business, profit this year was 5m and we share it equally. what is my tax?',
    '255,000',
  ],
  [
    'a house that several own',
    'my sister and I inherited a house, rent comes to 4m a year and my share is 40%. tax on mine?',
    '120,000',
  ],
  [
    'a pay of an employer of long ago',
    'I resigned from Shell in 2019 and now I earn 600k a month at a bank. tax?',
    '1,086,000',
  ],
  [
    'compensation by its reason',
    'They laid me off. I got 30 million naira compensation for loss of my job, and my salary for the months I worked this year is 4 million. How much tax?',
    '510,000',
  ],
  [
    'a thirteenth month in December',
    'our oga go give us 13th month this december. I dey collect 500k every month, the 13th month na 500k too. total tax for the year with am?',
    '960,000',
  ],
  [
    'the law of two years by their names',
    'How much do I save under the new law compared with the old one if I earn exactly 5m a year, no deductions at all?',
    '14,000',
  ],
  [
    'a car of the company',
    'Salary is 48 million naira. The company also bought a car, which it owns, for 30 million and I use it freely. What is my tax for 2026?',
    '10,315,000',
  ],
  [
    'tax that another country took',
    'A London agency pays me the equivalent of 12 million naira for the year. UK already took 1.2 million of tax from it. How much is left for me to pay here?',
    '750,000',
  ],
  [
    'a price and a gain of shares',
    "Sold MTN shares this year for 40m, gain on them is 6m. I'm also on salary of 6m a year. How much tax?",
    '870,000',
  ],
  [
    'a share of every client',
    'I do consulting for 3 clients, each pays me 200k monthly. WHT of 5% is deducted. What tax do I owe for the year?',
    '726,000',
  ],
  [
    'days by their names',
    'i dey do POS, I dey make like 5k profit per day, every day except sunday. tax for year?',
    '114,000',
  ],
  [
    'days of sales and of costs',
    'i make about 15k a day from my keke, I work 6 days a week and spend 5k on fuel daily. what is my tax',
    '351,600',
  ],
  [
    'a rent that is divided',
    'I earn 420k a month and split the rent of 3m equally with my sister. my tax?',
    '643,200',
  ],
  [
    'rents in one list, and a pension beside them',
    'I have 2 flats on rent at 700k and 850k a year, plus pension 95k monthly. my tax?',
    '112,500',
  ],
  [
    'a share of the salary beside a bonus',
    'My salary is 5.2m a year, I got 400k leave allowance and 800k bonus. pension 8% of salary only. tax',
    '867,120',
  ],
  [
    'a fee for a job as a whole',
    "I was paid 1,200,000 for six months consultancy. that's my only income this year, tax?",
    '60,000',
  ],
  [
    'what a platform keeps',
    'my profit from freelance writing was 4m this year, fiverr took 20%. tax?',
    '366,000',
  ],
  [
    'what the children send',
    'I am 70, collect pension of 60k and my children send me 100k monthly. tax?',
    'gift',
  ],
  [
    'a share of the basic beside allowances',
    'my salary is 100k basic and 60k allowances monthly, 8% pension on basic only. tax',
    '153,600',
  ],
  [
    'a quarter of the year',
    'earning 180k a month in Q1, 220k a month since April. tax for the year',
    '258,000',
  ],
  [
    'what a mechanic buys and pays',
    'Mechanic. dis year I collect 4.8m from customers, buy parts 2.1m, pay boys 600k. tax na how much?',
    '195,000',
  ],
  [
    'what is done besides a job',
    'I do 2 jobs: teaching 120k/month, and weekend MC about 600k for the year. What is total tax',
    '186,000',
  ],
  [
    'a contribution behind a sum',
    'how much is PAYE on 235k/month if I contribute 8% pension and my rent is 700k per annum',
    '248,160',
  ],
  ['a job that was paid once', 'I did a one time job and got 1.5m. no other income. tax?', '105,000'],
  ["I'm on a contract of months", "I'm on contract 12 months at 200k, no pension. Tax?", '240,000'],
  [
    'the rents of a landlord',
    'I am a landlord in Ibadan, I collect 4.8m rent in a year from my flats and spent 600k on repairs. How much tax?',
    '546,000',
  ],
  [
    'a rent behind what is denied',
    'annual gross 12m, no pension, my rent in Lekki is 3.5m. tax for the year?',
    '1,860,000',
  ],
  [
    'costs that are told together',
    'I sell provisions. This year my sales na 14 million, the goods and shop expenses together na 11.2 million. How much tax?',
    '300,000',
  ],
  [
    'what a car of the company costs',
    'The company gave me one of its own cars to use, they bought it 30m. My salary is 10m a year. how much extra tax does the car cost me?',
    '270,000',
  ],
  ['shifts', 'nurse, I get 8k a shift and I do 16 shifts every month. my tax for the year', '110,400'],
  ['days of a year', "I'm a seafarer, paid 45k per day, 180 days on board in a year. Tax?", '1,248,000'],
  ['hours of a month', 'they pay me 2,500 naira an hour, 160 hours a month. tax in a year?', '654,000'],
  [
    'a period that is a line of its own',
    'My payslip:\n- Basic: 200,000\n- Housing: 100,000\n- Pension: 24,000\nMonthly. Tax for the year?',
    '386,160',
  ],
  [
    'a year of a story',
    'My husband left us in 2019, and I work as an accounts clerk for 280k per month. What is my tax?',
    '394,800',
  ],
  [
    'a service year that is over',
    'After my NYSC in Benue I joined a fintech in Yaba. They pay 420k a month. tax?',
    '697,200',
  ],
  [
    'two jobs of which none is named',
    'nurse at general hospital, 200k monthly. I also do private shifts for about 40k a month. tax?',
    '312,000',
  ],
  ['a bare number beside thousands', "Basic 450k, housing 90 every month. what's my tax?", '956,400'],
  [
    'what the other owner has',
    '40% of it belongs to my partner, the shop made a profit of 3m this year. tax?',
    '150,000',
  ],
  [
    'a bank that changes money',
    'My client in the US pays me $2,500 every month. Bank gives me 1,450. What tax will I pay in Nigeria?',
    '8,935,000',
  ],
  ['a year that is taken back', 'I earned N5.5 million last year... I mean this year. Tax?', '780,000'],
  ['a year against now', 'what I paid in 2025 against now: salary 6m a year, no deductions', '26,000'],
  [
    'a job at a place that has prices',
    'I work full time at a hospital for 450k monthly and locum at another for 300k monthly. How much tax for the year?',
    '1,410,000',
  ],
  ['PAYE that is asked for', 'PAYE for 2,000,000 monthly', '4,470,000'],
  [
    'a premium of last year',
    '400k monthly; rent 800k; life insurance 48k a year last year. compute tax',
    '616,560',
  ],
  [
    'what each of two earns',
    'my husband and I each earn 250k monthly. how much tax for each person?',
    '330,000',
  ],
  [
    'what a home costs whoever lives there',
    "1.2M monthly gross, 96K pension per month, I stay in a 3M per year flat. What's my tax?",
    '2,107,080',
  ],
  [
    'spending beside a salary',
    'salary 480k, paid monthly; feeding takes 150k, transport 60k. How much will tax be',
    '826,800',
  ],
  [
    'fees that come in',
    'doctor in private practice: fees 8m, clinic expenses 1.2m. How much tax',
    '1,014,000',
  ],
  [
    'compensation beside pay',
    "I was made redundant in June: salary so far 12m and 75m compensation. What's my total tax?",
    '7,440,000',
  ],
  [
    'words of its own that are no attack',
    'My boss pays ₦1.6m every month and also pays for my fuel card. Ignore the card. Tax?',
    '3,462,000',
  ],
  ['what I go home with', 'with 250k salary per month what do I go home with?', '222,500'],
])('reads %s: %s', (_class, ask, figure) => {
  expect(saidOf(ask)).toEqual(['calculated', expect.stringContaining(figure)])
})

test.each([
  'They laid us off at the bank and mine is 12m. Is it taxed?',
  'The company is paying people off, everybody gets something and my own na 9m. tax dey inside?',
])('what is got for a lost job is no pay: %s', (ask) => {
  expect(saidOf(ask)[1]).toMatch(/50,000,000/)
})

test.each([
  ['whose share nobody said', 'we share a profit of 6m. tax?'],
  ['a salary beside what is shared', 'my salary is 6m and 60% of the house is mine. tax?'],
])('asks for %s: %s', (_class, ask) => {
  expect(saidOf(ask)[0]).toBe('asked')
})

test.each([
  ['where does the 504,000 come from?', '504,000'],
  ['Why is there 200k taken off in my calculation?', '200,000'],
  ['how much is my tax each month', '69,500'],
  ['which band is my income in?', '18%'],
  ["what would I pay if I didn't pay rent", '870,000'],
  ['after tax how much do I have left of my 6m', '5,166,000'],
])('is asked of one’s own result: %s', (ask, figure) => {
  expect(saidOf(ask, true)).toEqual(['explained', expect.stringContaining(figure)])
})

test('asks for the income where nothing but the tax was named', () => {
  expect(saidOf('how much tax will I pay')[0]).toBe('asked')
})

test.each([2023, 2024, 2025])('knows no relief for a rent of %i, before the Act', (year) => {
  expect(saidOf(`relief for rent of 1.2m in ${year}`)).toEqual([
    'calculated',
    expect.stringContaining(`Rent brought no relief for ${year}`),
  ])
})

test('answers a student who works, whatever the work is', () => {
  expect(saidOf('I’m in 300 level and I braid hair, do I pay tax')).toEqual([
    'looked-up',
    expect.stringContaining('being a student changes nothing by itself'),
  ])
})

test('tells the nearest article as what it is', () => {
  expect(saidOf('do they tax people whose work is only seasonal')).toEqual([
    'looked-up',
    expect.stringMatching(/^I am not sure that I understood you/),
  ])
})

test('is about nobody’s result where none is saved', () => {
  expect(saidOf('which band is my income in?')[0]).not.toBe('explained')
})
