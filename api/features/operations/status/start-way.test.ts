import { expect, test } from 'vitest'
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setApartIn, startWayOf, supportWayOf, typedBy } from './start-way.ts'

test.each([
  ['npm start', 'development', {}],
  ['npm start', 'development', { INVOCATION_ID: 'a', KUBERNETES_SERVICE_HOST: 'b' }],
  ['compose', 'production', {}],
  ['systemd', 'production', { INVOCATION_ID: 'a' }],
  ['kubernetes', 'production', { INVOCATION_ID: 'a', KUBERNETES_SERVICE_HOST: 'b' }],
] as const)('%s is known by its surroundings: %s %o', (way, NODE_ENV, surroundings) => {
  expect(startWayOf({ NODE_ENV }, surroundings)).toBe(way)
})

test.each([
  ['npm start', {}, '/srv/naijatax/api/cli/support/main.ts'],
  ['compose', { NODE_ENV: 'production' }, '/app/dist/server/api/cli/support/main.js'],
  ['systemd', {}, '/opt/naijatax/current/dist/server/api/cli/support/main.js'],
  ['kubernetes', { NODE_ENV: 'production', KUBERNETES_SERVICE_HOST: 'b' }, '/app/dist/main.js'],
] as const)('a command of support was typed as beside %s: %o %s', (way, env, file) => {
  expect(supportWayOf(env, file)).toBe(way)
})

/** What a shell makes of a line, in which programs only say how they were called: their variables and words. */
function pasted(line: string): string {
  const programs = ['npm', 'psql', 'tail', 'grep']
  const said = programs
    .map((name) => `${name}() { echo "${name} DATA_DIR=$DATA_DIR PORT=$PORT"; printf '<%s>' "$@"; echo; }`)
    .join('\n')
  const { PATH } = process.env
  return execFileSync('bash', ['-c', `${said}\n${line}`], { encoding: 'utf8', env: { PATH } })
}

test.each(['plain', "with a blank and an ada's quote", 'naïve $HOME `date`'])(
  'what is printed of a copy in a folder of its own works as it is pasted: %s',
  (name) => {
    const parent = realpathSync(mkdtempSync(join(tmpdir(), 'naijatax-way-')))
    const dataDir = join(parent, name)
    mkdirSync(dataDir)
    writeFileSync(join(dataDir, 'services.json'), '{"database":"postgres://here/tax"}')
    const way = typedBy(
      'npm start',
      true,
      setApartIn({ DATA_DIR: dataDir, START_PORT: '4300', PORT: '4308' }),
    )
    try {
      for (const line of [way.support('jobs failed'), way.backup])
        expect(pasted(line)).toContain(`npm DATA_DIR=${dataDir} PORT=`)
      for (const line of [way.startWorker, way.replaceWorker])
        expect(pasted(line)).toBe(`npm DATA_DIR=${dataDir} PORT=4300\n<start>\n`)
      expect(pasted(way.sql('select 1'))).toContain('<postgres://here/tax><-c><select 1>')
      expect(pasted(way.workerLog)).toContain(`<${dataDir}/logs/worker.log>`)
    } finally {
      rmSync(parent, { recursive: true })
    }
  },
)

test('of the usual copy nothing is printed beside the command', () => {
  const way = typedBy('npm start', true, setApartIn({ PORT: '3000' }))
  expect(way.support('jobs failed')).toBe('npm run -s support -- jobs failed')
  expect(way.startWorker).toMatch(/^npm start /)
})
