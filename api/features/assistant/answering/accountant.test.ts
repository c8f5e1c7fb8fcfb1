import { describe, expect, it, test } from 'vitest'
import { answerFrom } from './index.ts'

const own = { answers: undefined, currentYear: 2026 }
const after = (...turns: readonly string[]) =>
  answerFrom(turns.at(-1) ?? '', { own, earlier: turns.slice(0, -1) })

/** What an accountant was told wrongly once: the question, the wrong figure, and the right one where the words are enough for it. */
const once: readonly (readonly [question: string, wrong: string, right?: string])[] = [
  ['Sales 8m, cost 5m, profit 3m', '₦870,000', '₦330,000'],
  ['Sales 10m, cost of sales 6m, gross profit 4m, expenses 1m, net profit 3m', '₦1,590,000', '₦330,000'],
  ['Revenue 5m, costs 2m, so my profit is 3m', '₦870,000', '₦330,000'],
  ['I made profit of 4m on sales of 20m and costs of 16m', '₦1,230,000', '₦510,000'],
  ['Sales 15m and net profit 2.5m. tax', '₦2,475,000', '₦255,000'],
  ['I joined my company on 1 July, salary 500k a month', '₦870,000', '₦330,000'],
  ['I joined on 1 October at 700k a month', '₦1,302,000', '₦195,000'],
  ['I retired on 30 June; salary 500k monthly', '₦870,000', '₦330,000'],
  ['Salary 500k a month up to June', '₦870,000', '₦330,000'],
  ['Gratuity 8m and salary 500k a month up to June', '₦870,000', '₦330,000'],
  ['I earn 500k a month through September', '₦870,000', '₦600,000'],
  ['Salary 600k per month as of April', '₦1,086,000', '₦762,000'],
  ['I earned 300k monthly and started a new job at 450k monthly on 1st July', '₦1,410,000'],
  ['Two months of my 500k monthly salary were withheld', '₦30,000'],
  ['Only 9 of my 12 salaries of 300k were paid', '₦438,000'],
  ['I earn 600k a month from 15 March', '₦870,000'],
  ['I started on 20 June with 900k a month', '₦924,000'],
  ['I got a 15% raise in July, before that I earned 500k a month', '₦1,032,000'],
  ['I earn 400k monthly, promoted in October with 25% increment', '₦870,000'],
  ['I pay 50k monthly rent and my landlord added 10% in July; salary 3.6m', '₦481,200'],
  ['After tax and pension I receive 350k monthly', 'No tax on your pension'],
  ['My net pay after pension of 40k is 460k a month', '₦697,200'],
  ['I get 460k after my pension of 40k is removed', 'under the Pension Reform Act it is free'],
  ['I earn 6m gross, employer contributes 10% pension and I contribute 8%', '₦870,000', '₦783,600'],
  ['Salary 500k monthly, company pension 50k and my own pension 40k monthly', '₦675,600', '₦783,600'],
  ['Pension 18% total (10 by employer), salary 400k monthly', '₦498,480'],
  ['leave allowance is 10% of basic; basic is 200k monthly, gross 500k monthly', '₦1,302,000', '₦913,200'],
  [
    'Pension 8% of basic, housing and transport: basic 200k, housing 100k, transport 50k monthly. tax',
    '₦600,000',
    '₦485,520',
  ],
  ['My rent relief is 300k; gross 7m', '₦1,039,200'],
  ['20% of my rent of 2m', '₦4,365,000', '₦400,000'],
  ['I earn 6m. My rent of 1m was paid last year', '₦896,000'],
  ['I rent a shop for 900k, salary 5m', '₦657,600'],
  ['I rent a car for 600k a year; salary 5m', '₦668,400'],
  ['Rent for my church 600k, salary 4m', '₦488,400'],
  ['My employer pays my life insurance premium of 200k, salary 8m', '₦1,194,000'],
  ['My employer paid my mortgage interest of 1m; salary 8m', '₦1,050,000'],
  ["Employer pays my children's school fees 2m; salary 10m", '₦1,590,000'],
  ['Employer gives me 50k fuel monthly, salary 400k monthly', '₦654,000'],
  ['Employer pays my tax of 900k; salary 6m', 'Too much was taken'],
  ['I was given 3m by my employer as wedding gift, salary 5m', '₦690,000'],
  ['I earn 6m, health insurance premium 200k private HMO', '₦834,000'],
  ['Rental income 3m, repairs 400k, agent fee 300k', '₦330,000', '₦225,000'],
  ['Rental income 4m, maintenance 600k', '₦510,000', '₦402,000'],
  ['Salary 400k monthly, I pay agent commission of 200k', '₦1,086,000', '₦654,000'],
  ['I am self employed, I make 70k a month', 'No tax is due', '₦6,000'],
  ['I sell provisions and earn 68k a month', 'No tax is due', '₦2,400'],
  ['I earn minimum wage and rent income of 500k', 'No tax is due'],
  ['I sell cars: bought for 20m, sold for 26m', 'No tax'],
  ['I sold 3 cars with gain of 1m each', 'No tax'],
  ['I sold inherited land for 20m', 'A gift'],
  ['I was paid 1.2m for a 3 month contract, nothing else this year. tax?', '₦438,000'],
  ['what is the tax on N1 million monthly and on N2 million monthly', '₦7,210,000'],
  ['my oga gave me 500k as xmas bonus on top of 200k monthly. what is my tax', '₦1,302,000', '₦315,000'],
  // Of another one, who asked 480 questions for a figure and hunted for faults.
  ['I have been married for 3 months; salary 400k monthly', '₦60,000'],
  ['my house rent 500k, I lived there for 3 months; salary 300k monthly', 'No tax is due'],
  ['salary 300k monthly. I lived in Lagos for 7 months then Abuja for 5 months', '₦195,000'],
  ['lived in London for 4 months, my Nigerian salary is 500k monthly all year', '₦180,000'],
  ['I spent 4 months in training, my salary is 250k monthly', '₦30,000'],
  ['I paid NHF for 5 months; salary 400k monthly, NHF 10k monthly', '₦172,500'],
  ['my rent is 600k for six months, salary 350k monthly', '₦177,000'],
  ['salary 300k monthly, 13th month 50% of monthly pay', '₦762,000'],
  ['salary 300k monthly, bonus 50% of one month', '₦762,000'],
  ['I earn 600k monthly; bonus of 150% of monthly salary. tax', '₦3,210,000'],
  ['sales 3m monthly, cost 2m monthly, manager earns 120k monthly', '₦2,252,400'],
  ['sales 3m monthly, cost 2m monthly, my brother helps me and collects 50k monthly', '₦2,076,000'],
  [
    'I run a restaurant: sales 2m monthly, foodstuff 1.1m monthly, my cook collects 60k monthly, two waiters get 35k each, tax?',
    '₦1,734,000',
  ],
  [
    'I sell provisions, sales 1.2m monthly, I buy goods 900k monthly, shop rent 600k a year, my boy collects 40k monthly. tax?',
    '₦330,000',
  ],
  ['my kiosk gives me 70k every month', 'No tax'],
  ['I paid 120k tax last year, salary 200k monthly, how much this year?', '₦120,000 is still due'],
  ['I turn over 40m a year with my POS, charges I earn 3.2m, my costs 1.1m', '₦8,613,000'],
  ['salary 500k monthly, I pay two rents, 300k each per year', '₦859,200'],
  ['I teach lessons: 4 children, 15k each per month, plus school salary 95k monthly', '₦51,000'],
  ['salary 300k monthly plus income of 60k a month', '₦438,000', '₦567,600'],
  ['Salary 250k monthly, leave allowance 10% of annual basic, basic is 150k. tax', '₦357,000', '₦362,400'],
  ['salary 350k a month, leave allowance is 10% of annual basic (basic 180k)', '₦552,480', '₦584,880'],
  ['tax on 400k monthly under PITA', '₦654,000', '₦665,600'],
  ['old tax on 250k monthly with 8% pension', '₦294,000', '₦309,680'],
]

describe('what an accountant was told wrongly', () => {
  const told = once.map(([question, wrong, right]) => ({ question, wrong, right }))

  test.each(told.filter(({ right }) => right === undefined))('is asked: $question', ({ question, wrong }) => {
    const { kind, text } = after(question)
    expect(text).not.toContain(wrong)
    expect(kind).toMatch(/asked|read/)
  })

  test.each(told.filter(({ right }) => right !== undefined))(
    'is right: $question',
    ({ question, wrong, right }) => {
      const { text } = after(question)
      expect(text).not.toContain(wrong)
      expect(text).toContain(right)
    },
  )

  it('comes to no other figure by a question about the rule', () => {
    const told = 'I earn 1m a month, rent 4m. tax'
    expect(after(told, 'why only 500k relief?').kind).not.toBe('calculated')
    expect(after('I earn 900k a month, tax', 'is 7.5% NHF correct?').kind).toBe('looked-up')
    expect(after('I earn 2m monthly. tax?', 'what is the tax on the first 800k?').kind).toBe('looked-up')
    expect(after(told, 'half of the rent is paid by my wife').kind).toBe('asked')
  })
})

describe('after a sum', () => {
  const pay = 'I earn 300k monthly'

  it.each(['is it 438000?', 'so 438000 a year?', 'you mean 438,000 naira?'])(
    '%s is of the figure that was told, and no new pay',
    (question) => {
      expect(after(pay, question).text).toContain('₦438,000')
      expect(after(pay, question, 'why is it so high').text).toContain('₦438,000')
    },
  )

  it('what the employer takes is tax, and what an agent costs comes off a sale', () => {
    const { text } = after('salary 250k monthly', 'my office deducts 35k, is it correct?')
    expect(text).toContain('₦35,000')
    expect(text).not.toContain('No tax is due')
    expect(after('I bought land 2m and sold it 9m', 'agent fee 450k', 'Calculate').text).not.toContain(
      'changes no tax',
    )
  })
})

describe('words that change some sums only', () => {
  it('are left out only where the person has seen so', () => {
    const question = 'our rent is 600k and I earn 400k a month, tax?'
    const { kind, text } = after(question)
    expect(kind).toBe('read')
    expect(text).toContain('I leave out “our”')
    expect(after(question, 'Calculate').text).toContain('₦632,400')
  })

  it('are left out by a tap where they block, and then shown once more', () => {
    const asked = after('I earn 600k a month till recently, tax?')
    const [leaveOut] = asked.reading?.ask?.options ?? []
    expect(asked.kind).toBe('asked')
    const shown = after('I earn 600k a month till recently, tax?', leaveOut?.says ?? '')
    expect([shown.kind, shown.text]).toEqual(['read', expect.stringContaining('I leave out “till”')])
    expect(
      after('I earn 600k a month till recently, tax?', leaveOut?.says ?? '', 'Calculate').text,
    ).toContain('₦1,086,000')
  })
})

describe('a message that is unclear as a whole', () => {
  test.each([
    ['I earn between 300k and 500k a month as a tailor. tax', 'Which one'],
    ['My salary is 320k gross per month and my take home is 290k after tax. tax?', 'From which of the two'],
    ['Salary 6m and rent of $1,000 at 1,500. tax', 'the money of each'],
  ])('is asked about in words of its own, with nothing to leave out: %s', (question, words) => {
    const { kind, text, reading } = after(question)
    expect([kind, text]).toEqual(['asked', expect.stringContaining(words)])
    expect(reading?.ask?.options).toEqual([])
  })
})

describe('an amount that nothing names', () => {
  test.each([
    ['so I finally landed a tech role, 1.2 mil per month, and my flat is 3.5m a year. PAYE?', '₦2,349,000'],
    ['My shop dey sell fish, I sell 5.2m this year, fish wey I buy 2.9m, ice block 450k. tax?', '₦157,500'],
    ['I have two jobs: one pays 300k a month and the other 200k a month. tax', '₦870,000'],
    [
      'N780k x 12, plus one 13th month of the same amount. No deductions. compute tax for the year',
      '₦1,615,200',
    ],
    ['Three flats in Ibadan, each tenant gives me 900k a year. tax?', '₦285,000'],
  ])('is guessed, shown, and counts when that is confirmed: %s', (question, right) => {
    expect(after(question).kind).toBe('read')
    expect(after(question, 'Calculate').text).toContain(right)
  })
})

describe('two offers', () => {
  test.each([
    [
      'offer A 9m per year, offer B 700k monthly plus 1.2m bonus. which is better after tax?',
      ['₦7,590,000', '₦8,082,000'],
    ],
    [
      'first one is 7.8m p.a. second one is 640k a month plus 13th month of 640k. which one leaves me with more after tax?',
      ['₦6,606,000', '₦7,032,400'],
    ],
    [
      'Lagos pays 6.6m a year but rent there is 1.8m, Ibadan pays 5.4m a year and rent is 500k. which one leaves more after tax and rent?',
      ['₦5,686,800', '₦3,886,800', '₦4,156,000'],
    ],
    ['is 450k a month better than 380k a month plus 100k housing a month?', ['₦4,638,000', '₦4,933,200']],
  ])('%s', (question, nets) => {
    const { kind } = after(question)
    const { text } = kind === 'read' ? after(question, 'Calculate') : after(question)
    for (const net of nets) expect(text).toContain(net)
  })
})

describe('a change without an amount', () => {
  test.each([
    [['I earn 3.5m per year. my tax?', 'double the salary then tell me'], '₦1,050,000'],
    [['950k gross monthly, what is the tax', 'sorry forgot to say I resume 1st September 2026'], '₦474,000'],
    [['my wife earns 350k a month and I earn 500k. tax for me only?', 'and hers?'], '₦546,000'],
    [['how much is tax for 2m', 'monthly', "no wait it's yearly I meant"], '₦180,000'],
    [['I earn 600k a month, tax', 'I only worked 8 months'], '₦654,000'],
    [['I earn 400k monthly, rent 600k. tax?', 'you got my salary wrong, it is 480k'], '₦805,200'],
  ])('%s', (turns, right) => {
    expect(after(...turns).text).toContain(right)
  })

  it('tells what one amount of several makes', () => {
    const turns = [
      'I earn 600k a month and a bonus of 1.2m, tax?',
      'so that 1.2m is costing me how much extra in tax?',
    ]
    expect(after(...turns).text).toContain('₦216,000')
  })
})
