import { expect, test } from 'vitest'
import {
  amountKeys,
  amountRows,
  deductionRows,
  employmentIncomeKeys,
  isTakenOff,
  kebab,
  reliefRows,
} from './keys.ts'

test('no word for what is taken off means two rows', () => {
  const words = [...deductionRows, ...reliefRows].map(({ shortName }) => shortName.toLowerCase())
  // The assistant looks for the word in the question, so that it may not be a part of another either.
  const found = words.map((word) => words.filter((other) => new RegExp(`\\b${word}\\b`).test(other)))
  expect(found).toEqual(words.map((word) => [word]))
})

test('no option of the command means two answers', () => {
  const options = amountRows.flatMap(({ option }) => (option === null ? [] : [option]))
  const all = [...options, ...amountKeys.map(kebab)]
  expect(all).toEqual([...new Set(all)])
})

test('the income from an employer is pay and benefits alone', () => {
  const groups = amountRows.filter(({ key }) => employmentIncomeKeys.includes(key)).map(({ group }) => group)
  expect([...new Set(groups)]).toEqual(['earned', 'benefit'])
})

test('what is taken off is the deductions and the reliefs', () => {
  expect(new Set(amountRows.filter(isTakenOff))).toEqual(new Set([...deductionRows, ...reliefRows]))
})
