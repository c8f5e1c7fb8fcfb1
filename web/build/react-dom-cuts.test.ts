import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { asModule } from './lean-react.ts'
import { cutReactDom, unexported } from './react-dom-cuts.ts'

const root = join(import.meta.dirname, '..')
const package_ = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'))
const source = readFileSync(join(package_, 'cjs/react-dom-client.production.js'), 'utf8')
const { code, gone } = cutReactDom(source)

describe('what is left out of react-dom', () => {
  it('is there in this version', () => {
    expect(gone).toEqual([])
  })
  it('is not half there: what takes its place is one function, which throws', () => {
    expect(code.match(/^function leftOut\(/gm)).toHaveLength(1)
    expect(code).not.toMatch(/\bfunction (?:updateActivityComponent|FragmentInstance)\b/)
  })
  it('is named when another version has it no more', () => {
    const other = source.replace('function acquireResource(', 'function acquireResources(')
    expect(cutReactDom(other).gone).toEqual(['acquireResource'])
  })
  it('cannot be imported', () => {
    const [, exported = ''] = /^export \{(.*)\};$/m.exec(asModule(code, unexported)) ?? []
    expect(exported).toContain('createRoot')
    expect(exported).not.toContain('hydrateRoot')
  })
})

/** Sources of what the browser draws with React; the public face is made to HTML at build. */
const drawn = globSync(['{components,features,forms,gallery,session,shell}/**/*.tsx', '*.tsx'], { cwd: root })

it.each([
  [
    'an element that React would load, or move to the document’s head',
    /<(?:link|style|script|html|head|body)\b/,
  ],
  ['a custom element', /<[a-z]+-[a-z]/],
  ['a reference to a fragment', /<Fragment[^>]*\bref=/],
  ['a transition of its own', /\b(?:startTransition|useTransition)\b/],
  ['what listens to a selection', /\bonSelect(?:Capture)?=/],
])('the client draws nowhere %s', (_what, pattern) => {
  expect(drawn.length).toBeGreaterThan(200)
  expect(drawn.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})
