import { describe, expect, test } from 'vitest'
import { read } from './index.ts'

const rolesOf = (text: string) =>
  read(text, { currentYear: 2026 }).amounts.map(({ words, role }) => `${words} ${role ?? 'asked'}`)

describe('what a person gives away is no pay', () => {
  test.each([
    ['rental income 3m, I pay agent 300k', ['3m rentReceived', '300k asked']],
    ['from my job, i give 485k to my church', ['485k living']],
    ['i pay my boy 50k and earn 400k monthly', ['50k asked', '400k income']],
    ['they pay me 300k a month', ['300k income']],
    ['I am paid 400k monthly', ['400k income']],
    ['how much will i pay on 180k monthly', ['180k income']],
    ['my pay moved from 180k to 240k monthly', ['180k salary', '240k salary']],
  ])('%s', (text, roles) => {
    expect(rolesOf(text)).toEqual(roles)
  })
})

describe('a list without commas', () => {
  const all = ['700k income', '56k pension', '17.5k nhf', '3m rent']
  test.each([
    ['monthly 700k pension 56k nhf 17.5k rent 3m', all],
    ['700k monthly pension 56k nhf 17.5k rent 3m', all],
    ['2.6m salary 480k rent 200k pension', ['2.6m salary', '480k rent', '200k pension']],
    ['salary 2.6m rent 480k pension 200k', ['2.6m salary', '480k rent', '200k pension']],
  ])('%s', (text, roles) => {
    expect(rolesOf(text)).toEqual(roles)
  })
})

describe('what may be left of costs, or of a rent', () => {
  test.each([
    ["after power and subscriptions I'm left with 650k monthly, tax?", ['650k asked']],
    ['studio hire chop 2.1m', ['2.1m asked']],
    ['my flat is 3.5m a year and I earn 1.2m monthly', ['3.5m rent', '1.2m income']],
  ])('%s', (text, roles) => {
    expect(rolesOf(text)).toEqual(roles)
  })
})
