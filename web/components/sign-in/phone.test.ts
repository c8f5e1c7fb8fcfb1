import { describe, expect, it } from 'vitest'
import {
  cleanPhone,
  phoneFault,
  spacedPhone,
  storedPhone,
  typedPhoneOf,
  type PhoneCountry,
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
    expect(typedPhoneOf(stored)).toEqual({ country, text })
  })
  it('gives back what was stored', () => {
    for (const stored of ['+2348035550142', '+12025550142', '+447700900123'])
      expect(storedPhone(typedPhoneOf(stored))).toBe(stored)
  })
})

describe('spacedPhone', () => {
  it('groups a stored number', () => {
    expect(spacedPhone('+2348035550142')).toBe('+234 803 555 0142')
    expect(spacedPhone(null)).toBe('')
  })
})
