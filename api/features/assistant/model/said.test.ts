import { describe, expect, it } from 'vitest'
import { notSaidIn, saidIn } from './said.ts'

const messages = ['I earn $700 a month at 1,500 naira to the dollar', 'rent is 1.2m, and 8% pension']
const said = saidIn(messages, 2026)

describe('a number in a tool call', () => {
  it.each([
    { query: 'rent of ₦1,200,000' },
    { query: '1.2 million naira' },
    { roles: { $700: 'salary' } },
    { query: '$8,400 a year' },
    { query: '₦1,050,000 a month' },
    { query: '₦12,600,000' },
    { query: '8% pension' },
    { query: 'section 30, in 2026, 3 children' },
    {},
  ])('that was said, times its period and a stated rate, passes: %j', (args) => {
    expect(notSaidIn(args, said)).toEqual([])
  })

  it.each([
    { salary: 8400 },
    { salary: 12_600_001 },
    { query: 'salary of ₦700' },
    { query: '₦8,400 a year' },
    { query: '₦1,300,000' },
    { query: 'nine hundred thousand naira' },
    { query: '10% pension' },
    { query: '₦8' },
    { query: '£700' },
    { deep: { list: ['rent', { more: '₦950,000' }] } },
  ])('that was not does not: %j', (args) => {
    expect(notSaidIn(args, said)).not.toEqual([])
  })
})
