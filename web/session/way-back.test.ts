import { afterEach, expect, it } from 'vitest'
import { comeBackTo, wayBack } from './way-back.ts'

const page = { pathname: '/dashboard', search: '?a=1', hash: '', key: 'k', state: { draft: 1 } }

afterEach(() => comeBackTo(undefined))

it('is the page itself, unless a press is under way', () => {
  expect(wayBack(page)).toBe(page)
  comeBackTo('/questionnaire?edit=one')
  expect(wayBack(page)).toEqual({ ...page, pathname: '/questionnaire', search: '?edit=one', state: null })
  comeBackTo(undefined)
  expect(wayBack(page)).toBe(page)
})
