import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

interface Locked {
  license?: string
  hasInstallScript?: boolean
  dev?: boolean
}
const wanted = JSON.parse(read('package.json')) as {
  dependencies: Record<string, string>
  optionalDependencies: Record<string, string>
  devDependencies: Record<string, string>
  allowScripts: Record<string, boolean>
}
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> }

const page = read('docs/dependencies.md')
const rows = [...page.matchAll(/^\| `([^`]+)`\s*\| (.+?)\s*\| (\S+)\s*\| (\w*)\s*\|$/gm)].map(
  ([, name = '', why = '', licence = '', script = '']) => ({ name, why, licence, script }),
)

/** Packages of production that say their licence outside of `license`; each was read and is MIT. */
const saidElsewhere = new Set(['passport-local', 'passport-strategy', 'pause', 'png-js'])
const licenceOf = (name: string, locked: Locked | undefined): string | undefined =>
  locked?.license ?? (saidElsewhere.has(name) ? 'MIT' : undefined)

/** Folder of the lock file without what leads to it: the name of the package. */
const nameOf = (folder: string): string => folder.replace(/^.*node_modules\//, '')
const inProduction = Object.entries(packages).filter(([folder, { dev }]) => folder !== '' && !dev)

describe('the page of dependencies', () => {
  test('has a row for each, in the order of package.json, and none for what is gone', () => {
    const names = [...Object.keys(wanted.dependencies), ...Object.keys(wanted.optionalDependencies)]
    expect(rows.map(({ name }) => name)).toEqual(names)
  })

  test.each(rows)('$name: reason, licence and install script', ({ name, why, licence, script }) => {
    const locked = packages[`node_modules/${name}`]
    const allowed = wanted.allowScripts[name] === true ? 'runs' : 'refused'
    expect(why.length).toBeGreaterThan(5)
    expect(licence).toBe(licenceOf(name, locked))
    expect(script).toBe(locked?.hasInstallScript ? allowed : '')
  })

  test('names every licence that production has', () => {
    const [, list = ''] =
      /under one of these licences: ([^.]+(?:\.\d[^.]*)*)\./.exec(page.replaceAll('\n', ' ')) ?? []
    const named = new Set(list.split(',').map((licence) => licence.trim()))
    const found = new Set(inProduction.map(([folder, locked]) => licenceOf(nameOf(folder), locked)))
    expect(found).toEqual(named)
  })

  test('a package without a licence field is named', () => {
    for (const name of saidElsewhere) expect(page).toContain(`\`${name}\``)
  })
})

describe('what is installed', () => {
  test('is pinned exactly', () => {
    const versions = [wanted.dependencies, wanted.optionalDependencies, wanted.devDependencies].flatMap(
      Object.values,
    )
    for (const version of versions) expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/)
  })

  test('runs no script that nobody decided on', () => {
    const withScript = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript)
    expect(withScript.length).toBeGreaterThan(3)
    const undecided = withScript
      .map(([folder]) => nameOf(folder))
      .filter((name) => !(name in wanted.allowScripts))
    expect(undecided).toEqual([])
  })
})
