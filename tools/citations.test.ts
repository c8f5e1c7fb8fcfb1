import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Where each kind of citation leads: the page, or folder, that holds its ids, and how an id stands there. */
const sources = {
  spec: { ids: idsOf('docs/specification.md', /^\*\*(\d+\.\d+)\*\* /gm), form: /^\d+\.\d+$/ },
  decision: { ids: decisions(), form: /^\d{4}$/ },
  security: { ids: idsOf('docs/security.md', /^\| (S\d\d|I\d\d?) /gm), form: /^(?:S\d\d|I\d\d?)$/ },
  accessibility: { ids: idsOf('docs/accessibility.md', /^\| (A\d\d) /gm), form: /^A\d\d$/ },
  operations: { ids: idsOf('docs/operations.md', /^\| (O\d\d) /gm), form: /^O\d\d$/ },
  fault: { ids: faults(), form: /^F\d\d$/ },
} as const

function idsOf(file: string, form: RegExp): readonly string[] {
  return [...read(file).matchAll(form)].map(([, id]) => id ?? '')
}

function decisions(): readonly string[] {
  return readdirSync(join(root, 'docs/decisions')).flatMap((name) => /^\d{4}(?=-)/.exec(name) ?? [])
}

/** The table of faults has several in one row: "F20, F21", or "F15 to F19". */
function faults(): readonly string[] {
  return idsOf('tools/faults/README.md', /^\| (F\d\d[^|]*)/gm)
    .flatMap((cell) => [...cell.matchAll(/F(\d\d)(?: to F(\d\d))?/g)])
    .flatMap(([, first, last]) => {
      const from = Number(first)
      return Array.from({ length: Number(last ?? first) - from + 1 }, (_, index) => from + index)
    })
    .map((id) => `F${String(id).padStart(2, '0')}`)
}

const kinds = Object.keys(sources).join('|')
/** A citation; the words of a link are none. */
const citation = new RegExp(`\\[(${kinds}) (\\w[^\\]\`]*)\\](?!\\()`, 'g')
const cutOff = new RegExp(`\\[(?:${kinds})(?: [\\d.A-Z, ]*)?$`)

/** Names of documents that the repository does not have. */
const elsewhere = [
  /\b(?:SPEC|DESIGN|CHECKLISTS?)\b(?!=)/,
  /\b(?:LAW|LOOK|REPORT|STACK|STYLE|IDENTITY|JOURNEY|TENI|PRODUCTION)(?:-\d)?\.md\b/,
  /\bLAW \d/,
  /\bLOOK, [A-Z]/,
  /\b(?:spec|specification|design|checklist)s?,? (?:section|row)s? [\dA-Z]/i,
]

/** What is wrong with the citations of a text, each with its line. */
function faultsOf(text: string): string[] {
  return text.split('\n').flatMap((line, index) => lineFaults(line).map((fault) => `${index + 1}: ${fault}`))
}

function lineFaults(line: string): string[] {
  const faults = [...line.matchAll(citation)].flatMap(([, kind, ids]) =>
    (ids ?? '').split(/, ?/).flatMap((id) => idFault(kind as keyof typeof sources, id)),
  )
  if (cutOff.test(line)) faults.push('a citation stands on one line')
  const stranger = elsewhere.map((name) => name.exec(line)?.[0]).find((name) => name !== undefined)
  return stranger === undefined ? faults : [...faults, `"${stranger}" is not in the repository`]
}

function idFault(kind: keyof typeof sources, id: string): string[] {
  const { ids, form } = sources[kind]
  if (!form.test(id)) return [`[${kind} ${id}] has not the form of an id`]
  return ids.includes(id) ? [] : [`[${kind} ${id}] leads nowhere`]
}

const self = relative(root, import.meta.filename)

function sourceFiles(): string[] {
  const tops = readdirSync(root, { withFileTypes: true }).filter(
    ({ name }) => !/^(\.|node_modules$|dist$)/.test(name),
  )
  return tops
    .flatMap((top) =>
      top.isDirectory()
        ? readdirSync(join(root, top.name), { recursive: true, encoding: 'utf8' }).map((name) =>
            join(top.name, name),
          )
        : [top.name],
    )
    .filter((file) => /\.(?:tsx?|css|sql|md|cjs|yml)$/.test(file) && !/(?:^|\/)(?:dist|\.\w+)\//.test(file))
    .filter((file) => file !== self)
}

/** Paths that a page names: its links, and what stands in backticks, from the root or from its own folder. */
function pathsOf(file: string): string[] {
  const text = read(file)
  const inCode = [
    ...text.matchAll(
      new RegExp(`\`((?:${folders.join('|')})/[\\w./-]*|[\\w./-]+/[\\w.-]+\\.(?:tsx?|css|cjs))\``, 'g'),
    ),
  ].map(([, path]) => path ?? '')
  const links = [...text.matchAll(/\]\((?!\w+:)([^)#]+)[^)]*\)/g)].map(([, path]) =>
    join(dirname(file), path ?? ''),
  )
  return [...inCode, ...links]
}

const folders = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !/^(\.|node_modules$|dist$)/.test(entry.name))
  .map(({ name }) => name)

test('every path that a page of the documentation names exists', () => {
  const pages = sourceFiles().filter((file) => file.endsWith('.md'))
  const named = pages.flatMap((page) => pathsOf(page).map((path) => ({ page, path })))
  expect(named.length).toBeGreaterThan(150)
  expect(
    named.filter(
      ({ page, path }) => !existsSync(join(root, path)) && !existsSync(join(root, dirname(page), path)),
    ),
  ).toEqual([])
})

test.each(Object.entries(sources))('the ids of %s are there, each once', (_kind, { ids }) => {
  expect(ids.length).toBeGreaterThan(10)
  expect(new Set(ids).size).toBe(ids.length)
})

test('a citation that leads nowhere is found, with its line', () => {
  expect(faultsOf('// [spec 1.1]\n// [spec 99.1, 1.2]')).toEqual(['2: [spec 99.1] leads nowhere'])
  expect(faultsOf('[security S99] [decision 7]')).toEqual([
    '1: [security S99] leads nowhere',
    '1: [decision 7] has not the form of an id',
  ])
  expect(faultsOf(' * as it says [spec\n * 1.1]')).toEqual(['1: a citation stands on one line'])
})

test('a document that is not in the repository is found', () => {
  for (const words of [
    'SPEC section 4',
    'DESIGN, Drafts',
    'LAW 1.3',
    'CHECKLISTS S10',
    '(LOOK, Cloth)',
    'STACK.md',
  ])
    expect(faultsOf(words), words).toHaveLength(1)
  expect(faultsOf('Nigeria Tax Act 2025, section 30(2)(a); s.163')).toEqual([])
})

test('every citation of the sources leads to a rule, a decision or a row of the repository', () => {
  const files = sourceFiles()
  expect(files.length).toBeGreaterThan(500)
  expect(files.flatMap((file) => faultsOf(read(file)).map((fault) => `${file}:${fault}`))).toEqual([])
})
