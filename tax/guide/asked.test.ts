import MiniSearch from 'minisearch'
import { describe, expect, it, test } from 'vitest'
import { articleOf, articles } from './index.ts'
import { guideIndex, questionSearch, typedSearchOf } from './search.ts'

const index = new MiniSearch(guideIndex)
index.addAll([...articles])
const typedSearch = typedSearchOf(articles)

/** As people typed or said it, by the article that answers; written before the articles had any search words. */
const asked: Readonly<Record<string, readonly string[]>> = {
  'presumptive-tax': [
    'market trader',
    'okada',
    'hawker',
    'POS',
    'no records',
    'keke',
    'I no get record',
    'I sell pepper for market, I go pay tax?',
    'I dey ride okada, how much be my tax',
    'I run POS business, will they tax me',
    'keke napep rider tax',
    'I sell tomatoes in Mile 12 market and write nothing down',
    'mama put tax',
    'I be hawker for traffic',
    'does a petty trader pay tax',
    'roadside mechanic without books',
    'I get small kiosk, dem go tax me?',
    'I hawk pure water',
    'bolt driver no receipts',
    'artisan who keeps no accounts',
  ],
  'trader-records': [
    'how should I keep record of my sales',
    'wetin I go write down for my shop',
    'is it better to keep records or not',
    'which one cheap pass, record or no record',
  ],
  'capital-allowances': [
    'I bought a sewing machine for my shop',
    'can i deduct the generator I bought for business',
    'depreciation of my delivery van',
    'I buy new keke for work, e dey reduce tax?',
    'laptop for my work as freelancer',
  ],
  'business-losses': [
    'my business made a loss last year',
    'I lose money for business this year',
    'carry forward loss',
  ],
  'business-year': [
    'which year profit do I declare for my shop',
    'I just started my business in June',
    'I don close my shop, wetin I go do',
    'accounting period basis',
  ],
  gains: [
    'how is capital gains tax calculated',
    'what rate is capital gains tax',
    'I sold at a loss, can I deduct it',
  ],
  'selling-land': [
    'land sale',
    'I sell land for Epe, how much tax',
    'I sold a plot of land',
    'tax on selling a building',
    'agent fee when I sold my property',
  ],
  'selling-own-home': [
    'I sold the house I live in',
    'I wan sell my own house, dem go tax am?',
    'sale of my family home',
  ],
  'selling-shares': [
    'I sold MTN shares',
    'gain on stocks on the NGX',
    'reinvest share proceeds',
    '150 million shares threshold',
  ],
  'selling-personal-things': [
    'I sold my car',
    'I wan sell my gold and furniture',
    'tokunbo car I used, I sell am',
    'selling my old phone',
  ],
  'other-free-gains': [
    'government took my land and paid compensation',
    'life policy paid out',
    'I invested in a startup as an angel',
  ],
  'digital-assets': [
    'crypto',
    'bitcoin',
    'usdt',
    'do I pay tax on crypto',
    'I dey do P2P, dem go tax me?',
    'airdrop tax',
    'staking rewards',
    'NFT',
    'binance took 1% of my sale',
  ],
  'crypto-gain-counted': [
    'how do I calculate my bitcoin profit',
    'crypto gain in dollars or naira',
    'crypto loss, can I set it against salary',
  ],
  prizes: [
    'I won a prize',
    'bet9ja winnings',
    'I win lottery, dem go comot tax?',
    'award money from competition',
    'baba ijebu',
    'I won 5 million in a reality show',
  ],
  'late-payment': ['I paid my tax late', 'interest on unpaid tax', 'what if I no pay my tax on time'],
  refund: [
    'my employer deducted too much tax, can I get it back',
    'how I go take collect my money back from tax office',
    'tax refund',
    'overpaid PAYE',
  ],
  'balance-to-pay': [
    'my employer already took PAYE, what is left',
    'how much remain for me to pay after PAYE and withholding',
    'what is the balance I owe',
  ],
  'how-to-pay': [
    'can I pay my tax small small',
    'pay tax in instalments',
    'do I pay tax in advance',
    'development levy',
  ],
  'keep-six-years': [
    'how long must I keep receipts',
    'six years records',
    'how many years I go keep my paper',
  ],
  'which-state': [
    'which state do I pay tax to',
    'I live in Ogun and work in Lagos',
    'I stay Mararaba but work for Abuja, who I go pay?',
    'LIRS or FIRS',
    'where do I file',
  ],
  'what-is-in-a-return': [
    'what do I need to fill in the tax form',
    'form A Lagos what is inside',
    'what must a tax return contain',
  ],
  'get-a-tax-id': [
    'how I go take get tax id',
    'how do I get a TIN',
    'register for tax with my NIN',
    'is my NIN my tax id',
  ],
  'withholding-receipts': [
    'my client did not give me a withholding receipt',
    'client no gree give me WHT certificate',
    'what paper do I need for tax withheld',
    'they withheld the wrong rate',
  ],
  'withholding-rates': [
    'withholding tax rate on consultancy',
    'client removed 5% from my invoice',
    'how much WHT on rent',
    'contract payment 2% deducted',
  ],
  'payslip-check': [
    'is my employer deducting the right PAYE',
    'my tax is too high on my payslip',
    'my oga no dey remit my PAYE',
  ],
  'disagree-with-the-tax-office': [
    'the tax office assessment is wrong',
    'I no agree with the bill wey tax people bring',
    'how to object to an assessment',
  ],
  nysc: ['NYSC allawee', 'corper', 'I be corper, I go pay tax?', 'youth corps 77000', 'is allawee taxed'],
  'non-resident': [
    'I live in London and have a house in Lagos',
    'I don japa but I still get rent for Naija',
    'Nigerian abroad with income at home',
    'do diaspora pay tax in Nigeria',
  ],
  'moved-during-the-year': [
    'I relocated to Canada in July',
    'I came back to Nigeria in August',
    'split year',
  ],
  expatriate: ['expat working in Lagos', 'foreigner working for oil company with house and driver'],
  'minimum-wage-jobs': [
    'I get two work wey dey pay 70k each',
    'minimum wage job plus small trade',
    'two jobs at minimum wage',
  ],
  'minimum-wage-before-2026': ['was minimum wage exempt in 2024', '30000 minimum wage old law'],
  'thirteenth-month': [
    '13th month',
    'christmas bonus tax',
    'why my December tax high',
    'leave bonus paid in december',
  ],
  arrears: ['arrears', 'salary arrears of last year paid now', 'dem pay me the money wey dem owe since 2024'],
  'part-of-a-year': [
    'I started work in July',
    'I lost my job in May and no work again',
    'I changed jobs in the middle of the year',
    'I work only six months this year',
  ],
  'which-year': ['when do I declare my 2026 income', 'which year is it for', 'year of assessment meaning'],
  'rent-in-advance': [
    'I paid two years rent at once',
    'landlord collect two years rent',
    'rent paid in advance for 24 months',
  ],
  meals: [
    'free lunch at work',
    'meal allowance taxed or not',
    'food vouchers from my company',
    'dem dey give us food for office',
  ],
  'foreign-currency': [
    'which exchange rate do I use for my dollars',
    'black market rate or CBN rate',
    'I am paid in pounds',
    'paid in dollars how to convert',
  ],
  'foreign-tax-credit': ['I already paid tax in the US', 'double taxation', 'tax paid abroad credit'],
  'fund-dividends': ['mutual fund payout', 'money market fund income'],
  // What the guide told before.
  student: ['I am a student with a small job', 'undergraduate tax'],
  'rental-income': ['I am a landlord in Surulere', 'my tenants pay me rent'],
  pensioner: ['I don retire, I go pay tax on my pension', 'retired civil servant pension'],
  gratuity: ['gratuity money from office'],
  'freelance-from-abroad': [
    'remote worker for US company',
    'I dey do upwork',
    'fiverr and payoneer money',
    'remote job dey pay me for dollar',
  ],
  'gifts-and-loans': ['my brother sent me money from abroad', 'urgent 2k from friend'],
  'mistake-bank-transfers': ['will they tax transfers into my account', 'narration on bank transfer'],
  'marriage-and-children': ['I have four children, any relief', 'pikin relief'],
  'rent-relief': ['my house rent', 'how much rent relief I go get'],
  'filing-a-return': ['deadline to file', '31 march'],
  'late-filing': ['I did not file last year', 'penalty if I file late'],
  'loss-of-office': ['I was sacked and they paid me off', 'severance'],
  military: ['soldier salary tax', 'navy officer'],
  'domestic-staff': ['my company pays my gateman'],
  'company-house': ['I live in company quarters'],
  'company-car': ['official car benefit'],
  'both-kinds': ['I have a job and sell clothes on the side', '9 to 5 and side hustle'],
  'two-jobs': ['I have two employers'],
  'business-costs': ['can I deduct fuel and data for my work'],
  'old-law': ['how was it in 2025 under PITA'],
  donations: ['tithe and offering'],
  'minimum-wage': ['I earn 70000 a month'],
  'tax-bands': ['list of tax rates'],
}

const rows = Object.entries(asked).flatMap(([id, questions]) => questions.map((ask) => ({ ask, id })))
const three = (ask: string, options: Parameters<typeof index.search>[1]) =>
  index
    .search(ask, options)
    .slice(0, 3)
    .map(({ id }) => String(id))

describe.each(rows)('"$ask"', ({ ask, id }) => {
  it(`leads to ${id} from the search field`, () => {
    expect(three(ask, typedSearch)).toContain(id)
  })
  it(`leads to ${id} when it is asked`, () => {
    expect(three(ask, questionSearch)).toContain(id)
  })
})

describe('who trades or rides without papers', () => {
  test.each(['market trader', 'okada', 'hawker', 'POS', 'no records', 'keke', 'I no get record'])(
    '"%s" finds presumptive tax first',
    (ask) => {
      expect(three(ask, typedSearch)[0]).toBe('presumptive-tax')
      expect(three(ask, questionSearch)[0]).toBe('presumptive-tax')
    },
  )

  it('reads of it first in the guide, and from every page on a trade', () => {
    expect(articles[0]?.id).toBe('presumptive-tax')
    for (const id of ['self-employed', 'business-income', 'business-costs'])
      expect(articleOf(id)?.seeAlso?.[0], id).toBe('presumptive-tax')
  })
})
