import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { endpoints, type Endpoint } from '../../contract/http/index.ts'

const web = join(import.meta.dirname, '..')

/** The sources of the client by their paths below web/, without tests. */
const sources = new Map(
  globSync('**/*.{ts,tsx}', { cwd: web })
    .map((path) => path.split('\\').join('/'))
    .filter((path) => !/\.test\.|testing\/|journeys\/|^build\/|^front\/|^gallery\//.test(path))
    .map((path) => [path, readFileSync(join(web, path), 'utf8')]),
)

/** What binds a write to a button: the hook, and what two features make of it. */
const hooks = /\b(useWrite|useSecurityChange|DeletionDialog)\b/

/** Modules that write without a button, each with what makes it write once. */
const unpressed: Readonly<Record<string, string>> = {
  'features/autosave/remote.ts': 'the autosave writes by itself, one save after the other',
  'features/assistant/open-draft.ts': 'asked by the frame of the assistant, and done once at a time',
  'features/pending-results/save.ts': 'saves by itself: a draft with its answers is one calculation',
  'features/exact/send.ts': 'saves answers after a result by itself, one save after the other',
  'features/billing/PlanWatch.tsx':
    'asked by the page when Pro begins; the server answers the first yes and the others no',
  'components/sign-in/ShownCode.tsx': 'reads, by POST so that the token stays out of the address',
  'features/reset-password/index.tsx': 'reads, by POST so that the token stays out of the address',
}

const writes = Object.entries<Endpoint>(endpoints).flatMap(([name, { method, status, access }]) =>
  method === 'GET' || status === 302 || access === 'assistant' ? [] : [name],
)

/** Those that no feature of the client calls. */
const elsewhere: Readonly<Record<string, string>> = {
  logout: 'sent by sendLogout of the session, which SignedInNav and /verify-pending press by the hook',
  createToken: 'the bearer asks before a call',
  createAssistantToken: 'the page of the assistant asks before a message',
  receiveStripeEvent: 'the payment provider calls it',
  openSharedCalculation:
    'the page of a link reads it without a session, by POST so that the token stays out of the address',
  endByOneClick: 'mail programs call it',
}

/** The files outside web/api that name a call, or a function of web/api that makes it. */
function callersOf(name: string): string[] {
  const made = new RegExp(`\\bcall\\('${name}'`)
  const functions = [...sources].flatMap(([path, text]) =>
    path.startsWith('api/')
      ? text
          .split(/^(?=export )/m)
          .flatMap((part) => (made.test(part) ? [/^export const (\w+)/.exec(part)?.[1] ?? ''] : []))
      : [],
  )
  const imports = functions.map(
    (each) => new RegExp(`import \\{[^}]*\\b${each}\\b[^}]*\\} from '[./]*api/[\\w-]*calls\\.ts'`),
  )
  return [...sources].flatMap(([path, text]) =>
    !path.startsWith('api/') && [made, ...imports].some((pattern) => pattern.test(text)) ? [path] : [],
  )
}

/** The files that import a module, by the end of its path. */
function importersOf(path: string): string[] {
  const [folder = '', file = ''] = path.split('/').slice(-2)
  const near = new RegExp(`'\\./(?:${folder}/)?${file}'|'[./]*(?:[\\w-]+/)*${folder}/${file}'`)
  return [...sources].flatMap(([other, text]) => (other !== path && near.test(text) ? [other] : []))
}

/** Why a module's writes may happen twice: the way from it to a page without the hook; undefined when none is there. */
function unguarded(path: string, way: readonly string[] = []): string | undefined {
  const here = [...way, path]
  if (unpressed[path] !== undefined || hooks.test(sources.get(path) ?? '')) return undefined
  const importers = importersOf(path).filter((other) => !here.includes(other))
  if (importers.length === 0) return here.join(' < ')
  return importers.map((other) => unguarded(other, here)).find((fault) => fault !== undefined)
}

it.each(writes)('%s is written through the one hook, or by no button', (name) => {
  const callers = callersOf(name)
  expect(callers.length > 0 || elsewhere[name] !== undefined).toBe(true)
  expect(callers.flatMap((path) => unguarded(path) ?? [])).toEqual([])
})

it('names no module or call that is gone', () => {
  expect(Object.keys(unpressed).filter((path) => !sources.has(path))).toEqual([])
  expect(Object.keys(elsewhere).filter((name) => !writes.includes(name))).toEqual([])
})

it('no other module knows the hook of the library', () => {
  const users = [...sources].flatMap(([path, text]) => (/\buseMutation\b/.test(text) ? [path] : []))
  expect(users).toEqual(['writes/use-write.ts'])
})

/** Buttons that are disabled before they are pressed, never by a press. */
const disabledBefore = [
  'features/questionnaire/ScreenFrame.tsx',
  'features/questionnaire/work-out/WorkOut.tsx',
]

it('no button is disabled by its own press, which would drop the focus to the body of the page', () => {
  const users = [...sources].flatMap(([path, text]) =>
    /<(Nav)?Button[^>]*\sdisabled/.test(text) ? [path] : [],
  )
  expect(users.sort()).toEqual(disabledBefore)
})
