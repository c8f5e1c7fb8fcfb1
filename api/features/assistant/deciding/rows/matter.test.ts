import { expect, test } from 'vitest'
import { read } from '../../reading/index.ts'
import { decide } from '../index.ts'

const decided = (text: string) =>
  decide(read(text, { currentYear: 2026 }), { own: undefined, currentYear: 2026, isConfirmed: false }).kind

test.each([
  'what percent do the very rich pay on what is over 50m',
  'GTCO removed 10% from my dividend, do I still declare and pay more on it?',
  'if I enter the 18% band is all my income taxed at 18%',
  'which phone should I buy under 200k',
  'why was I charged 50 naira on transfer',
  'If I earn 200k salary and make 50k from selling cakes, do I still have to file a return?',
  'I bought a new sewing machine of 400k for my business, can I take it off?',
  'can I deduct my transport to work, I spend 60k monthly',
  'my client withheld 5% from my consultancy invoice, what is that',
])('is looked up: %s', (text) => {
  expect(decided(text)).toBe('lookup')
})

test.each([
  'what is the tax on 50m a year',
  'I earn 800k a year and pay 18% of it to my pension, tax?',
  'my rent is 500k and salary is 3m a year, what tax do I pay',
  'tax on 900 naira a day for 200 days',
  'I earn 300k a month and can deduct 8% pension, what is my tax?',
  'my employer takes 30k as tax every month from my salary of 300k, is that right?',
])('is not looked up: %s', (text) => {
  expect(decided(text)).not.toBe('lookup')
})
