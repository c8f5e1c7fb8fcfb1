import { describe, expect, it } from 'vitest'
import { figuresWritten } from './figures-written.ts'
import { lettingsTold, rentListTold } from './lettings.ts'
import { kindsTold, listsTold } from './lists.ts'
import { partsTakenTold } from './parts-taken.ts'
import { stretchesTold } from './stretches.ts'

describe('what is told one by one', () => {
  it.each([
    ['I got 4 commissions: 600k, 1.2m, 350k and 900k. Tax?', 'commission of ₦3,050,000 this year'],
    ['this year I did 3 contracts: 2m, 3.5m and 900k, materials took 1m', 'sales of ₦6,400,000 this year'],
    ['three clients 120k, 80k and 200k monthly', 'I earned ₦400,000 a month'],
  ])('%s', (text, told) => expect(listsTold(text)).toContain(told))

  it.each([
    'I got 4 commissions: 600k, 1.2m and 350k',
    'I have two jobs, 300k and 200k monthly',
    'salary 300k, rent 1.2m and pension 24k',
    'bolt takes 112,500 as commission',
  ])('is no list of one name: %s', (text) => expect(listsTold(text)).toBeUndefined())

  it('comes to what each kind sold for, and cost', () => {
    const told = kindsTold(
      'sugar cane 3.2m, goats 1.1m, palm oil 2.75m sales this yr. Expenses sugar cane 1.4m, goats 350k. Tax?',
    )
    expect(told).toContain('sales of ₦7,050,000 this year')
    expect(told).toContain('costs of ₦1,750,000 this year')
  })

  it('is none where a clause stands between', () =>
    expect(kindsTold('my expenses came to 3 million, and clients have withheld 700k as WHT')).toBeUndefined())
})

describe('homes that are let', () => {
  it.each([
    [
      '4 flats paying 600k each and a shop at 350k',
      'rent from tenants of ₦2,400,000 a year and rent from tenants of ₦350,000',
    ],
    ['6 rooms, each tenant pays 15k monthly', 'rent from tenants of ₦90,000 monthly'],
    ['five self contain at 250k each', 'rent from tenants of ₦1,250,000 a year'],
  ])('%s', (text, told) => expect(lettingsTold(text)).toContain(told))

  it.each(['I rent two shops at 400k each', 'I let my flat at 900k a year', 'we built 3 houses at 9m each'])(
    'are none: %s',
    (text) => expect(lettingsTold(text)).toBeUndefined(),
  )

  it('bring what is told of each', () =>
    expect(
      rentListTold('Rent I collected: bungalow 450k, 2 bedroom flat 600k and shop 1.2m for the year.'),
    ).toBe('rent from tenants of ₦2,250,000 a year.'))
})

describe('a part of what comes in', () => {
  it.each([
    ['sales of 9m this year, goods cost me three quarters of that', 'costs ₦6,750,000 this year'],
    ['sales of 9m this year. My manager collects 15% of everything', 'costs ₦1,350,000 this year'],
    ['fees of 22m this year, 30 percent of it na expenses', 'costs ₦6,600,000 this year'],
    [
      'commission ₦600,000 this year. I gave one third of the commission to my agents',
      'costs ₦200,000 this year',
    ],
  ])('%s', (text, told) => expect(partsTakenTold(text)).toContain(told))

  it.each([
    'sales of 9m this year, pension takes 8% of it',
    'sales of 9m this year, my brother takes half of it',
    'sales of 9m a month and sales of 2m a year, the app takes 10% of everything',
    'I pay 10% tax of everything',
  ])('is no cost: %s', (text) => expect(partsTakenTold(text)).toBeUndefined())
})

describe('weeks and months of a year', () => {
  it('come to what all of them bring', () =>
    expect(
      stretchesTold('sales ₦138,000 a week, costs ₦45,000 a week. I work 40 weeks in the year'),
    ).toContain('sales ₦5,520,000 this year, costs ₦1,800,000 this year'))

  it.each([
    'sales ₦138,000 a week, costs ₦45,000. I work 40 weeks in the year',
    'my salary is 90k a month, I worked only 7 months of the year',
    '250k monthly for 12 months or 340k monthly for 8 months of the year',
  ])('are left as they stand: %s', (text) => expect(stretchesTold(text)).toBeUndefined())
})

it('money that is told in words is told in figures', () =>
  expect(figuresWritten('five hundred thousand, 1.4 mil, =N=2m, $300 and 8%')).toBe(
    '₦500,000, ₦1,400,000, ₦2,000,000, $300 and 8%',
  ))
