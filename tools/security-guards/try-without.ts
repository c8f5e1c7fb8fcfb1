import { execFile, execFileSync } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import type { Guard } from './guards.ts'

const root = resolve(import.meta.dirname, '../..')

const none = { throwIfNoEntry: false } as const

/** A copy of the working tree in which guards are taken away, one at a time. */
export interface Copy {
  /** Runs the guard's test without the guard. @returns how many of its tests ran, and the names of those that failed. */
  runWithout(guard: Guard): Promise<{ ran: number; failed: string[] }>
  remove(): void
}

interface Report {
  testResults: { assertionResults: { status: string; fullName: string }[] }[]
}

/** Which project of vitest.config.ts a test file belongs to. */
const projectOf = (test: string): string => (test.endsWith('.integration.test.ts') ? 'integration' : 'unit')

/** The environment without what this test run has told its own processes. */
const ownEnv = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:VITEST|TEST$|VITE_)/.test(name)))

/** Copies every file that git knows or would add; packages are linked to. */
export function copyTree(): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'guards-'))
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 32 * 1024 * 1024,
  })
  // A file that git still lists may be deleted by now.
  for (const file of listed.split('\0').filter((name) => statSync(join(root, name), none)?.isFile())) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    copyFileSync(join(root, file), join(folder, file))
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))

  async function run(test: string): Promise<Report> {
    const report = join(folder, 'report.json')
    rmSync(report, { force: true })
    const vitest = join(folder, 'node_modules/vitest/vitest.mjs')
    const options = ['run', `--project=${projectOf(test)}`, '--reporter=json', `--outputFile=${report}`, test]
    const output = await new Promise<string>((done) => {
      // It ends with 1 when a test fails, which is wanted.
      execFile(process.execPath, [vitest, ...options], { cwd: folder, env: ownEnv() }, (_error, out, err) =>
        done(out + err),
      )
    })
    try {
      return JSON.parse(readFileSync(report, 'utf8')) as Report
    } catch (cause) {
      throw new Error(`${test} gave no report: ${output.slice(-2000)}`, { cause })
    }
  }

  return {
    runWithout: async ({ file, code, without = '', test }) => {
      const path = join(folder, file)
      const whole = readFileSync(path, 'utf8')
      writeFileSync(
        path,
        whole.replace(code, () => without),
      )
      try {
        const { testResults } = await run(test)
        const results = testResults.flatMap(({ assertionResults }) => assertionResults)
        const failed = results.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName)
        return { ran: results.length, failed }
      } finally {
        writeFileSync(path, whole)
      }
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}
