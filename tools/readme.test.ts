import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { environmentVariables } from '../platform/env.ts'

const root = resolve(import.meta.dirname, '..')
const readme = readFileSync(join(root, 'README.md'), 'utf8')

test('the README lists every environment variable, and none that does not exist', () => {
  const listed = [...readme.matchAll(/^\| `([A-Z_\d]+)`/gm)].map(([, name]) => name)
  expect(new Set(listed)).toEqual(new Set(environmentVariables.map(({ name }) => name)))
  expect(listed).toHaveLength(environmentVariables.length)
})

test('the README’s map shows every folder of the house', () => {
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(\.|node_modules|dist|docs$|deploy$)/.test(entry.name))
    .map(({ name }) => name)
  for (const folder of folders) expect(readme, folder).toMatch(new RegExp(`^${folder}/ `, 'm'))
})

test('every file that the README links to exists', () => {
  const links = [...readme.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, link]) => link ?? '')
  expect(links.length).toBeGreaterThan(8)
  for (const link of links) expect(existsSync(join(root, link)), link).toBe(true)
})

test('every npm script that the README names exists', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  for (const [, name] of readme.matchAll(/npm run (?:-s )?([\w:]+)/g))
    expect(scripts).toHaveProperty([name ?? ''])
})
