import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { section } from '../tax/years/sections.ts'

const root = resolve(import.meta.dirname, '..')
const files = ['tax', 'contract', 'web', 'templates', 'api']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((file) => join(folder, String(file))),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/journeys\/|\/testing\//.test(file))

const commentsOut = (source: string) => source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
/** A section that the two texts number differently, written by hand: of the Nigeria Tax Act, since others are named before it. */
const byHand =
  /(?<!(?:Administration|Income Tax|Reform|Protection) Act(?: \d{4})?, )\bsections? (?:\d+[\w()]* and )?(?:89|9\d|\d{3})\b(?![\w()]* \(\d+ in the)/gi

const handWritten = (source: string) => commentsOut(source).match(byHand) ?? []

test('a section that the two texts number differently is cited with both numbers, by the one function', () => {
  expect(files.length).toBeGreaterThan(500)
  const faults = files.flatMap((file) =>
    handWritten(readFileSync(join(root, file), 'utf8')).map((text) => `${file}: ${text}`),
  )
  expect(faults).toEqual([])
})

test('one that is written by hand is found', () => {
  expect(handWritten("cite: 'Section 163(1)(i)'")).toEqual(['Section 163'])
  expect(handWritten("cite: 'Sections 28 and 163(1)(n)'")).toEqual(['Sections 28 and 163'])
  expect(handWritten('Nigeria Tax Act 2025, section 202')).toEqual(['section 202'])
  expect(handWritten(section('163(1)(i)', '28'))).toEqual([])
  expect(handWritten('Nigeria Tax Administration Act, section 101')).toEqual([])
  expect(handWritten('/* section 203 */')).toEqual([])
})
