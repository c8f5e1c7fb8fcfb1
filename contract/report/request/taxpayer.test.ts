import { describe, expect, test } from 'vitest'
import { cleanText } from './taxpayer.ts'
import { taxpayerOf } from './taxpayer.ts'

const profile = { firstName: 'Ọlápéjú', lastName: 'Ṣówándé', tin: '12345678-0001' }
const answers = { firstName: 'Ngozi', lastName: 'Ụzọma', tin: '87654321-0001' }

describe('the taxpayer', () => {
  test('is the profile’s', () => {
    expect(taxpayerOf(profile, answers)).toEqual({ name: 'Ọlápéjú Ṣówándé', tin: '12345678-0001' })
  })

  test('is the answers’ where the profile is missing or says nothing', () => {
    const empty = { firstName: null, lastName: ' ', tin: null }
    const fromAnswers = { name: 'Ngozi Ụzọma', tin: '87654321-0001' }
    expect(taxpayerOf(null, answers)).toEqual(fromAnswers)
    expect(taxpayerOf(empty, answers)).toEqual(fromAnswers)
  })

  test('is nobody where neither is there', () => {
    expect(taxpayerOf(null, null)).toEqual({ name: null, tin: null })
    expect(taxpayerOf(null, { firstName: 5, lastName: '' })).toEqual({ name: null, tin: null })
  })

  test('has one of two names when the other is missing', () => {
    expect(taxpayerOf({ ...profile, firstName: null }, null).name).toBe('Ṣówándé')
  })
})

describe('a text that is drawn', () => {
  test('is in NFC', () => {
    expect(cleanText('Ọlápéjú'.normalize('NFD'))).toBe('Ọlápéjú'.normalize('NFC'))
  })

  test('has no controls, no marks of direction and single blanks', () => {
    expect(cleanText(' A\u202Eb\u200Fc\u0000\n\td\u2066 e ')).toBe('Abc d e')
  })

  test('keeps markup as the text that it is', () => {
    expect(cleanText('<img src=x onerror=alert(1)>')).toBe('<img src=x onerror=alert(1)>')
  })
})
