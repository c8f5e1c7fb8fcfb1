import { describe, expect, test } from 'vitest'
import { read } from './read.ts'
import type { Reading } from './reading.ts'

const reading = (text: string): Reading => read(text, { currentYear: 2026 })
const rolesOf = (text: string) =>
  reading(text)
    .amounts.map(({ role, times, pair }) =>
      [role ?? 'none', times && `x${times}`, pair !== undefined && `side ${pair}`].filter(Boolean).join(' '),
    )
    .join(', ')
const isBlocked = ({ unplaced, dangling, traps }: Reading) =>
  unplaced.length + dangling.length + traps.length > 0

describe('a word with several roles', () => {
  test.each([
    ['salary 5m a year and rent 1m', 'salary, rent'],
    ['salary 5m a year, tenants pay me 2m a year', 'salary, rentReceived'],
    ['I collect 1.8m a year as rent from my flat', 'rentReceived'],
    ['my employer pays my 2m house rent and my salary is 5m', 'employerRent, salary'],
    ['sales 31m, purchases 24m, rent of the shop 600k', 'revenue, cost, cost'],
    ['salary 300k a month, pension 24k', 'salary, pension'],
    ['salary of 6m less pension 480k less NHF 150k', 'salary, pension, nhf'],
    ['my monthly pension is 120k since I retired', 'pensionReceived'],
    ['gross 550k monthly, the company pays 10% pension for me on top', 'salary, employerPension'],
    ['mortgage interest 600k, annual salary 8.4m', 'mortgage, salary'],
    ['treasury bills interest 800k', 'bondInterest'],
    ['interest from my savings was 250k', 'interest'],
    ['my net is 250k monthly, what is my gross', 'net'],
    ['what do I take home from 400k a month', 'income'],
    ['PAYE of 30k was deducted from my 300k salary', 'taxPaid, salary'],
    ['they remove pension 11k and tax 8k monthly from 142k salary', 'pension, taxPaid, salary'],
    ['basic 120k, housing 80k, transport 45k monthly', 'salary, allowance, allowance'],
    ['total package 9m, basic 4m, housing 3m, transport 2m', 'salary, basicPart, basicPart, basicPart'],
    ['I be okada rider, 2.6m I make this year but fuel chop 900k', 'revenue, cost'],
    ['my uncle dash me 2m, salary na 310k monthly', 'gift, salary'],
    ['my company gives me a car that cost them 20m and my salary is 10m per annum', 'employerCar, salary'],
    ['staff dey pay ajo 50k, salary 160k every month', 'savings, salary'],
  ])('%s: %s', (text, roles) => {
    expect(rolesOf(text)).toBe(roles)
  })
})

describe('parts of a year, pairs and rates', () => {
  test.each([
    ['I resumed on 1 July 2026 at 500k per month', 'income x6'],
    ['Jan to April I was on 220k, July till December they took me at 410k', 'income x4, income x6'],
    ['300k monthly for 7 months then 400k monthly for 5 months', 'income x7, income x5'],
    ['9,500 per day, 6 days weekly, 50 weeks', 'income x300'],
    ['I earn N15,000 daily, 26 days a month', 'income x312'],
    ['pay moved from 180k to 240k monthly', 'income side 0, income side 1'],
    ['I got a raise from 250k to 310k', 'salary side 0, salary side 1'],
    ['$1,500 a month at 1480', 'income, rate'],
    ['earning $1200 monthly at 1,500 naira to the dollar', 'income, rate'],
    ['I earn 230k, sorry I mean 330k monthly', 'income'],
  ])('%s: %s', (text, roles) => {
    expect(rolesOf(text)).toBe(roles)
  })
})

describe('what was said to be nothing', () => {
  test.each([
    ['300k monthly, no pension, no NHF', ['pension', 'nhf']],
    ['I no dey pay rent, salary na 180k monthly', ['rent']],
    ['without NHF', ['nhf']],
    ['2.7m a year, no deductions', ['rent', 'pension', 'nhf', 'nhis']],
    ['it is my brother that paid the rent', ['rent']],
  ])('%s', (text, zero) => {
    expect(reading(text).zero.toSorted()).toEqual(zero.toSorted())
  })
})

describe('what may be two things', () => {
  test.each([
    'my shop makes 300k monthly',
    'salary of 300k including bonus of 50k',
    'I collect 300k but after deductions I get 262k',
    'I have three jobs paying 100k monthly each',
    '300k monthly and they pay my rent',
    'salary 300k for 13 months',
    'my rent is $5000 a year at 1500, salary 20m a year',
    'I earn between 300k and 400k monthly',
    'My MD just sent me 2m, salary is 300k monthly',
    'Leave allowance is 10% of basic. Gross 500k monthly, rent 600k',
  ])('blocks: %s', (text) => {
    expect(isBlocked(reading(text))).toBe(true)
  })
})
