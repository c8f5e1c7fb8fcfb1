import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { statusStyle } from '../api/features/operations/status/style.ts'

const root = resolve(import.meta.dirname, '..')
const tokens = readFileSync(join(root, 'web/styles/tokens.css'), 'utf8')

/** Colours of the light and of the dark theme, by name. */
function colours(sheet: string): Record<string, string>[] {
  return sheet
    .split(/@media[^{]*prefers-color-scheme: dark/)
    .map((part) =>
      Object.fromEntries(
        [...part.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', colour = '']) => [
          name,
          colour,
        ]),
      ),
    )
}

test('the status page has the product’s colours, in both themes', () => {
  const [light = {}, dark = {}] = colours(statusStyle)
  const [lightTokens = {}, darkTokens = {}] = colours(tokens)
  expect(Object.keys(light)).toEqual(Object.keys(dark))
  expect(Object.keys(light).length).toBeGreaterThan(7)
  expect(lightTokens).toMatchObject(light)
  expect(darkTokens).toMatchObject(dark)
})
