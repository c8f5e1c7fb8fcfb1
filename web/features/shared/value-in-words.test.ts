import { expect, test } from 'vitest'
import type { WorksheetField } from '../../../tax/index.ts'
import { valueInWords } from './value-in-words.ts'

const choice = { kind: 'choice', options: [{ value: 'rent', label: 'Rent' }] } as const

test.each<[WorksheetField, string | number, string]>([
  [{ kind: 'money' }, 1_200_000.5, '₦1,200,000.50'],
  [{ kind: 'foreign' }, 24_000, '24,000'],
  [{ kind: 'rate' }, 1_523.123456, '1,523.123456'],
  [{ kind: 'percent' }, 12.5, '12.5%'],
  [{ kind: 'count', least: 1, most: 12 }, 3, '3'],
  [choice, 'rent', 'Rent'],
  [choice, 'gone', 'gone'],
  [{ kind: 'date', within: 'any' }, '2026-03-31', '31 March 2026'],
  [{ kind: 'text', most: 100 }, 'Tenant Ltd', 'Tenant Ltd'],
])('%o: %s reads %s', (field, value, words) => {
  expect(valueInWords(field, value)).toBe(words)
})
