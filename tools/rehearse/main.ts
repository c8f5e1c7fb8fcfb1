import { parseArgs } from 'node:util'
import { missingPackages, versionOf } from './house/programs.ts'
import { openHouse, type House } from './house/index.ts'
import { judge, type Verdict } from './judge.ts'
import { under } from './load.ts'
import { steps } from './steps/index.ts'
import type { Step } from './steps/step.ts'

// The compiled product on two API and two worker processes behind nginx with TLS, PgBouncer, PostgreSQL with a standby
// and Redis with Sentinels: everything that happens to a production happens to it, under a load whose every
// acknowledged write and mail is checked. npm run rehearse [-- STEP…] [--keep]

const { values, positionals } = parseArgs({ allowPositionals: true, options: { keep: { type: 'boolean' } } })

/** A step with how it went. */
interface Told {
  readonly step: Step
  readonly verdict: Verdict
  readonly tookMs: number
  readonly note: string | undefined
}

async function rehearse(house: House, step: Step): Promise<Told> {
  let note: string | undefined
  let broken: string | undefined
  const seen = await under(house, async () => {
    try {
      note = await step.happen(house)
    } catch (error) {
      broken = error instanceof Error ? error.message : String(error)
    }
  })
  const verdict = judge(seen, step.goal)
  const faults = broken === undefined ? verdict.faults : [`it broke: ${broken}`, ...verdict.faults]
  return { step, verdict: { ...verdict, faults }, tookMs: seen.tookMs, note }
}

const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

function print({ step, verdict, tookMs, note }: Told): void {
  const { requests, failed, longestPause, mailsMs, faults } = verdict
  const cells = [
    step.name,
    step.about,
    inSeconds(tookMs),
    `${requests} / ${failed}`,
    inSeconds(longestPause),
    inSeconds(mailsMs),
    faults.length === 0
      ? `held${note === undefined ? '' : `; ${note}`}`
      : `**NOT**: ${faults.slice(0, 5).join('; ')}`,
  ]
  console.log(`| ${cells.join(' | ')} |`)
}

const chosen = steps.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
const missing = missingPackages()
if (missing.length > 0) {
  console.error(`The rehearsal needs what this machine lacks: apt-get install ${missing.join(' ')}`)
  process.exit(2)
}
if (chosen.length === 0) {
  console.error(`There is no such step. Steps: ${steps.map(({ name }) => `"${name}"`).join(' ')}`)
  process.exit(2)
}
const versions = [
  `nginx ${versionOf('nginx', '-v')}`,
  `PgBouncer ${versionOf('pgbouncer')}`,
  `Redis ${versionOf('redis-server')}`,
]
console.log(`${versions.join(', ')}, Node ${process.versions.node}\n`)
console.log(
  '| Step | What happens | Took | Requests / failed | Longest without a kept write | Last mail after | Goal |',
)
console.log('| --- | --- | --- | --- | --- | --- | --- |')
const house = await openHouse()
try {
  for (const step of chosen) {
    const told = await rehearse(house, step)
    print(told)
    if (told.verdict.faults.length > 0) process.exitCode = 1
  }
} finally {
  if (values.keep) console.log(`kept: ${house.folder}`)
  else await house.stop()
}
process.exit()
