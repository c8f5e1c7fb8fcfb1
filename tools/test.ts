import { spawnSync } from 'node:child_process'

/**
 * `npm test`: the check, then every test but those on faults. `npm test -- FILE…` runs these files alone, of whatever
 * kind they are, without the check; further options are those of Vitest.
 */
function run(command: string, args: readonly string[]): number {
  return spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status ?? 1
}

const args = process.argv.slice(2)
process.exitCode =
  args.length > 0
    ? run('vitest', ['run', ...args])
    : run('npm', ['run', '--silent', 'check']) || run('vitest', ['run', '--project=!faults'])
