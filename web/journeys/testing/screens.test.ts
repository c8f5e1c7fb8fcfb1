import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { screensOf } from './screens.ts'

test('every screen of every address has its file, and no file is of a screen that is gone', () => {
  const files = readdirSync(new URL('../accessibility-trees', import.meta.url))
  expect(Object.values(screensOf).every(({ length }) => length > 0)).toBe(true)
  const screens = Object.values(screensOf).flat()
  expect(files.toSorted()).toEqual(screens.map((screen) => `${screen}.txt`).toSorted())
})
