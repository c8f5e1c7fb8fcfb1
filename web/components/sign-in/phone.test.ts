import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { phoneCountries, type PhoneCountry } from '../../../contract/http/phone.ts'
import {
  cleanPhone,
  phoneFault,
  spacedPhone,
  storedPhone,
  typedPhoneOf,
  typePhone,
  type TypedPhone,
} from './Phone.tsx'

describe('cleanPhone', () => {
  it('strips everything except digits, spaces and hyphens', () => {
    expect(cleanPhone('+234 (0)803-555 0142 ext')).toBe('234 0803-555 0142 ')
  })
})

describe('phoneFault', () => {
  it.each([['12345'], ['1234567890123456'], ['-']])('refuses %s', (text) => {
    expect(phoneFault({ country: 'NG', text })).toBe('Enter a valid phone number')
  })
  it.each([['123456'], ['123456789012345'], ['0803 555-0142'], ['']])('takes %j', (text) => {
    expect(phoneFault({ country: 'NG', text })).toBeUndefined()
  })
})

describe('storedPhone', () => {
  it.each<[PhoneCountry, string, string | undefined]>([
    ['NG', '0803 555 0142', '+2348035550142'],
    ['NG', '803-555-0142', '+2348035550142'],
    ['UK', '07700 900123', '+447700900123'],
    ['US', '0202 555 0142', '+102025550142'],
    ['NG', '12345', undefined],
    ['NG', '1234567890123456', undefined],
    ['NG', '', undefined],
  ])('stores %s %s as %s', (country, text, stored) => {
    expect(storedPhone({ country, text })).toBe(stored)
  })
})

describe('typedPhoneOf', () => {
  it.each<[string | null, PhoneCountry, string]>([
    ['+2348035550142', 'NG', '8035550142'],
    ['+12025550142', 'US', '2025550142'],
    ['+447700900123', 'UK', '7700900123'],
    ['+33123456789', 'NG', '33123456789'],
    [null, 'NG', ''],
  ])('reads %s as %s', (stored, country, text) => {
    expect(typedPhoneOf(stored)).toMatchObject({ country, text })
  })
  it('gives back what was stored', () => {
    for (const stored of ['+2348035550142', '+12025550142', '+447700900123', '+23412345'])
      expect(storedPhone(typedPhoneOf(stored))).toBe(stored)
  })
})

describe('spacedPhone', () => {
  it('groups a stored number', () => {
    expect(spacedPhone('+2348035550142')).toBe('+234 803 555 0142')
    expect(spacedPhone(null)).toBe('')
  })
})

const empty: TypedPhone = { country: 'NG', text: '' }
const byKeys = (raw: string, from = empty) =>
  raw.split('').reduce((typed, letter) => typePhone(typed, typed.text + letter), from)

describe('typePhone', () => {
  it.each<[string, TypedPhone]>([
    ['+234 803 555 0142', { country: 'NG', text: '803 555 0142' }],
    ['00234 803-555-0142', { country: 'NG', text: '803-555-0142' }],
    ['0803 555 0142', { country: 'NG', text: '0803 555 0142' }],
    ['+44 (0)7700 900123', { country: 'UK', text: '07700 900123' }],
    ['Tel: +1 (202) 555-0142', { country: 'US', text: '202 555-0142' }],
    ['+33 1 23 45 67 89', { country: 'NG', text: '33 1 23 45 67 89', hasPlus: true }],
    ['+0803 555 0142', { country: 'NG', text: '0803 555 0142' }],
    ['+', { country: 'NG', text: '', hasPlus: true }],
  ])('reads %s, pasted', (raw, typed) => {
    expect(typePhone(empty, raw)).toMatchObject(typed)
  })

  it('reads what is typed key by key as what is pasted, and shows digits, spaces and hyphens only', () => {
    const raws = fc
      .record({
        country: fc.constantFrom(...phoneCountries),
        mark: fc.constantFrom('+', '00'),
        gap: fc.constantFrom('', ' ', '-', ' (0)'),
        digits: fc.stringMatching(/^[1-9]\d{9}$/),
      })
      .filter(({ country, gap }) => country.dropsZero || gap !== ' (0)')
    fc.assert(
      fc.property(raws, ({ country: { code, value }, mark, gap, digits }) => {
        const raw = `${mark}${code}${gap}${digits}`
        for (const typed of [typePhone(empty, raw), byKeys(raw), byKeys(raw, { country: 'US', text: '' })]) {
          expect(storedPhone(typed)).toBe(`+${code}${digits}`)
          expect(typed).toMatchObject({ country: value, text: cleanPhone(typed.text) })
        }
      }),
    )
  })

  it('refuses a country that is not among ours, and forgets its plus when the field is emptied', () => {
    const other = byKeys('+33123456789')
    expect([phoneFault(other), storedPhone(other)]).toEqual(['Enter a valid phone number', undefined])
    const again = byKeys('0803 555 0142', typePhone(other, ''))
    expect(storedPhone(again)).toBe('+2348035550142')
  })

  it('leaves the country that a number named when another number is typed', () => {
    const british = typePhone(empty, '+44 7700 900123')
    expect(british.country).toBe('UK')
    expect(storedPhone(byKeys('0701 234 5678', typePhone(british, '')))).toBe('+2347012345678')
    // What was chosen by hand stays.
    expect(typePhone({ country: 'UK', text: '' }, '07700 900123').country).toBe('UK')
  })
})
