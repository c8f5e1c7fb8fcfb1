import { describe, expect, it } from 'vitest'
import { mostUsedPasswords } from './most-used.ts'
import { guessableRefusal, whyGuessable } from './policy.ts'

const email = 'ada.obi@example.test'

describe('a guessable password', () => {
  it('is one of 3,000 that are long enough to be typed at all', () => {
    expect(mostUsedPasswords.size).toBe(3000)
    for (const password of mostUsedPasswords) {
      expect(password.length, password).toBeGreaterThanOrEqual(8)
      expect(whyGuessable(password, email), password).toMatch(/most used/)
    }
  })

  it.each(['password', 'PASSWORD', 'ｐａｓｓｗｏｒｄ', 'Qwertyuiop', '12345678', 'iloveyou'])(
    '%s is refused whatever its case or width',
    (password) => {
      expect(whyGuessable(password, email)).toMatch(/most used/)
    },
  )

  it.each([
    'NaijaTax',
    'naijatax2026',
    'tax-tax-tax',
    'TeniTeni!',
    'teni & tax',
    'ada.obi2026',
    'Ada.Obi!!',
    'ada.obi tax',
  ])('%s is refused for what it is about', (password) => {
    expect(whyGuessable(password, email)).toMatch(/easy to guess/)
  })

  it.each([
    'seven green yams',
    'password of my own making',
    'my tax is paid on time',
    '93847562910',
    'ada.obi likes yams',
    '🍠🍠🍠🍠🍠🍠🍠🍠',
  ])('%s is fine', (password) => {
    expect(whyGuessable(password, email)).toBeUndefined()
  })

  it('is not made by a local part of one or two letters', () => {
    expect(whyGuessable('aaaa-9473', 'a@example.test')).toBeUndefined()
  })

  it('is made by one of three letters, and by one that holds a word of ours', () => {
    expect(whyGuessable('ada-9473', 'ada@example.test')).toMatch(/easy to guess/)
    expect(whyGuessable('taxi2026', 'taxi@example.test')).toMatch(/easy to guess/)
  })

  it('is refused at the field where it was typed', () => {
    const why = whyGuessable('naijatax2026', email) ?? ''
    const refused = guessableRefusal('naijatax2026', email)
    expect(refused).toMatchObject({ status: 400, code: 'validation', fields: { password: why } })
    expect(guessableRefusal('naijatax2026', email, 'newPassword')?.fields).toEqual({ newPassword: why })
    expect(guessableRefusal('seven green yams', email)).toBeUndefined()
  })

  it('is told in no time however long the text is', () => {
    expect(whyGuessable('naijatax'.repeat(32), email)).toMatch(/easy to guess/)
    expect(whyGuessable(`${'naijatax'.repeat(31)} x`, email)).toBeUndefined()
  })
})
