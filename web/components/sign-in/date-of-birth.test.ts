import { describe, expect, it } from 'vitest'
import { datePartsOf, readDateOfBirth } from './DateOfBirth.tsx'

const today = '2026-11-21'
const read = (day: string, month: string, year: string) => readDateOfBirth({ day, month, year }, today)

describe('readDateOfBirth', () => {
  it.each([
    ['7', '3', '1988', '1988-03-07'],
    [' 07 ', '03', '1988', '1988-03-07'],
    ['7', 'March', '1988', '1988-03-07'],
    ['7', 'mar', '1988', '1988-03-07'],
    ['7', 'Sept.', '1988', '1988-09-07'],
    ['29', '2', '2000', '2000-02-29'],
    ['20', '11', '2026', '2026-11-20'],
  ])('reads %s %s %s', (day, month, year, date) => {
    expect(read(day, month, year)).toEqual({ ok: true, date })
  })

  it.each([
    ['', '', '', 'day'],
    ['', '3', '1988', 'day'],
    ['7', '', '1988', 'month'],
    ['7', '3', '', 'year'],
    ['0', '3', '1988', 'day'],
    ['32', '3', '1988', 'day'],
    ['seven', '3', '1988', 'day'],
    ['7', '13', '1988', 'month'],
    ['7', 'Ma', '1988', 'month'],
    ['7', 'Marching', '1988', 'month'],
    ['7', '3', '88', 'year'],
    ['31', '4', '1988', 'day'],
    ['29', '2', '1900', 'day'],
    ['21', '11', '2026', 'year'],
    ['22', '11', '2026', 'year'],
    ['7', '3', '1900', 'year'],
  ])('refuses %j %j %j and names the %s', (day, month, year, part) => {
    expect(read(day, month, year)).toMatchObject({ ok: false, part })
  })

  it('says how to mend it', () => {
    expect(read('31', 'April', '1988')).toMatchObject({ message: 'April 1988 has no day 31' })
  })
})

describe('datePartsOf', () => {
  it('fills the boxes from a stored date', () => {
    expect(datePartsOf('1988-03-07')).toEqual({ day: '7', month: '3', year: '1988' })
  })
  it('leaves them empty without one', () => {
    expect(datePartsOf(null)).toEqual({ day: '', month: '', year: '' })
  })
})
