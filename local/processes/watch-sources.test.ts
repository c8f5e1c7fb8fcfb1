import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { watchSources } from './watch-sources.ts'

let root: string
let stop: () => void
let restarts: string[] = []

const git = (...args: string[]): void =>
  void execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], {
    cwd: root,
    stdio: 'ignore',
  })

function write(name: string, text = `export const x = ${Math.random()}\n`): void {
  mkdirSync(join(root, name, '..'), { recursive: true })
  writeFileSync(join(root, name), text)
}

function writeBeside(name: string): void {
  write(`${name}.tmp`)
  renameSync(join(root, `${name}.tmp`), join(root, name))
}

const service = (name: string) => ({
  name,
  stop: () => Promise.resolve(),
  kill: () => undefined,
  restart: () => {
    restarts.push(name)
    return Promise.resolve(true)
  },
})

/** The services that were restarted, once no further restart follows. */
async function restarted(): Promise<string[]> {
  await expect.poll(() => restarts.length, { timeout: 5000, interval: 20 }).toBeGreaterThan(0)
  await sleep(300)
  return restarts.toSorted()
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'naijatax-watch-'))
  for (const name of ['api/app.ts', 'api/http/serve.ts', 'worker/main.ts', 'contract/http/drafts.ts'])
    write(name)
  git('init')
  git('add', '.')
  git('commit', '-m', 'first')
  stop = watchSources(root, [service('api'), service('worker'), service('web')], () => undefined)
  await sleep(100)
})
beforeEach(() => {
  restarts = []
})
afterAll(() => {
  stop()
  rmSync(root, { recursive: true })
})

const both = ['api', 'worker']

it.each<[string, () => void, string[]]>([
  ['a write', () => write('api/app.ts'), ['api']],
  ['a second write of the same file', () => write('api/app.ts'), ['api']],
  ['a temporary file renamed over it', () => writeBeside('api/app.ts'), ['api']],
  ['the same once more', () => writeBeside('api/app.ts'), ['api']],
  ['sed -i', () => execFileSync('sed', ['-i', '$ a // x', join(root, 'api/app.ts')]), ['api']],
  ['git stash', () => git('stash'), ['api']],
  ['git stash pop', () => git('stash', 'pop'), ['api']],
  ['git checkout', () => git('checkout', '.'), ['api']],
  ['a write in a folder inside', () => write('api/http/serve.ts'), ['api']],
  ['a new file', () => write('worker/new.ts'), ['worker']],
  ['a new folder with a file', () => write('worker/jobs/new.ts'), ['worker']],
  ['a write in the new folder', () => write('worker/jobs/new.ts'), ['worker']],
  ['a deleted file', () => rmSync(join(root, 'worker/new.ts')), ['worker']],
  ['a deleted folder', () => rmSync(join(root, 'worker/jobs'), { recursive: true }), ['worker']],
  ['the folder made anew', () => write('worker/jobs/new.ts'), ['worker']],
  ['a write in the folder made anew', () => writeBeside('worker/jobs/new.ts'), ['worker']],
  ['a file that both are made of', () => writeBeside('contract/http/drafts.ts'), both],
  ['files of several folders in one go', () => git('checkout', '.'), both],
])('%s restarts what is made of it, once', async (_way, save, expected) => {
  save()
  expect(await restarted()).toEqual(expected)
})

it('leaves the services alone when a test, or something that is no source, was saved', async () => {
  write('api/app.test.ts')
  write('api/notes.md')
  await sleep(400)
  expect(restarts).toEqual([])
})
