import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { classNames } from './class-names.ts'

const root = mkdtempSync(join(tmpdir(), 'class-names-'))
const sheets = Array.from({ length: 40 }, (_, at) => join(root, 'screens', `${at + 10}.module.css`))
mkdirSync(join(root, 'screens'))
for (const sheet of sheets) writeFileSync(sheet, '')
afterAll(() => rmSync(root, { recursive: true, force: true }))

const text = '@keyframes turn {} .row { margin: .5rem } .row .none:hover, .row { animation: turn 1s }'

it('names a class by its sheet and its place there, whatever its styles are', () => {
  const nameOf = classNames(root)
  expect(['row', 'none'].map((name) => nameOf(name, sheets[1] ?? '', text))).toEqual(['_010', '_011'])
  expect(nameOf('none', `${sheets[1]}?used`, text.replace('.5rem', '1rem'))).toBe('_011')
  expect(nameOf('turn', sheets[39] ?? '', text)).toBe('_13-turn')
})

it('gives no name twice', () => {
  const nameOf = classNames(root)
  const many = Array.from({ length: 60 }, (_, at) => `.c${at} {}`).join('\n')
  const names = sheets.flatMap((sheet) =>
    Array.from({ length: 60 }, (_, at) => nameOf(`c${at}`, sheet, many)),
  )
  expect(new Set(names).size).toBe(names.length)
})

it('refuses a sheet that is elsewhere', () => {
  expect(() => classNames(root)('row', '/elsewhere/a.module.css', text)).toThrow('cannot name its classes')
})
