import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { read } from './read.ts'

const openIn = (text: string) => read(text, { currentYear: 2026 }).dangling

const pay = fc.constantFrom('I earn 1.1m a month', 'My salary is 800k monthly', 'I am paid 900k every month')
const who = fc.constantFrom('the company', 'my employer', 'my office', 'they', 'the bank')
const gave = fc.constantFrom('gave me', 'also gives me', 'just bought me', 'provided me with', 'assigned me')
const thing = (...things: readonly string[]) =>
  fc
    .tuple(fc.constantFrom('a', 'an official', 'one'), fc.constantFrom(...things))
    .map((said) => said.join(' '))
const told = (things: fc.Arbitrary<string>) =>
  fc
    .tuple(pay, who, gave, things)
    .map(([said, by, how, what]) => `${said} and ${by} ${how} ${what}. What is my tax?`)

test('a car of the employer is asked for what it cost', () => {
  fc.assert(
    fc.property(told(thing('car', 'SUV', 'jeep', 'Prado', 'Hilux', 'Corolla')), (text) => {
      expect(openIn(text), text).toContain('employerCar')
    }),
  )
})

test('a home of the employer is asked for what it would rent for', () => {
  fc.assert(
    fc.property(told(thing('flat', 'house in Ikoyi', 'duplex', 'apartment')), (text) => {
      expect(openIn(text), text).toContain('employerRent')
    }),
  )
})

test.each([
  'I earn 500k monthly and I drive my own car to work. What is my tax?',
  'I earn 500k a month and they gave me car allowance of 50k monthly. What is my tax?',
  'I earn 500k a month and my company gave me a car loan. What is my tax?',
  'I am a company driver on 150k a month. What is my tax?',
  'I earn 300k a month in a car company. What is my tax?',
  'I earn 1m a month and my company bought me a car of 20m. What is my tax?',
  'I earn 700k a month, my office gives me housing allowance of 100k monthly. What is my tax?',
  'I earn 700k a month and I pay 1m rent for my flat. What is my tax?',
])('no benefit is open: %s', (text) => {
  const open = openIn(text)
  expect(open).not.toContain('employerCar')
  expect(open).not.toContain('employerRent')
})
