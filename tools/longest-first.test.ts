import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { longest } from './longest-first.ts'

test('every test file that is named to begin first is there', () => {
  expect(longest.filter((file) => !existsSync(file))).toEqual([])
})
