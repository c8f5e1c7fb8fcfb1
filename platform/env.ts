import { readFileSync } from 'node:fs'
import { faultsTogether, type Known } from './env-faults.ts'
import { fileFaults } from './env-files.ts'
import {
  environmentVariables,
  type Env,
  type EnvOf,
  isUsedBy,
  type Process,
  schema,
  secrets,
  type VariableName,
} from './env-variables.ts'

export { environmentVariables, type Env, type EnvOf, type Process } from './env-variables.ts'

/** Every fault of the environment, each with how to correct it. */
export class EnvironmentError extends Error {
  readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super(`The environment needs mending:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`)
    this.name = 'EnvironmentError'
    this.faults = faults
  }
}

type Source = Readonly<Record<string, string | undefined>>

/** Every fault of the environment so far, and what was read. */
interface Reading {
  readonly faults: string[]
  readonly faulty: Set<string>
}

/** Faults that an environment alone does not show. */
type Besides = (env: Known) => string[]

const fileOf = (name: string): string => `${name}_FILE`

/** A secret's own text, or that of the file that NAME_FILE names, without the line break at its end. */
function readSecret(name: string, source: Source, { faults, faulty }: Reading): string | undefined {
  const [given, file] = [source[name], source[fileOf(name)]]
  if (!file) return given
  if (given) faults.push(`${name} and ${fileOf(name)} are both set: set one of them`)
  else
    try {
      return readFileSync(file, 'utf8').replace(/\r?\n$/, '')
    } catch (error) {
      const { code = 'it cannot be read' } = error as { code?: string }
      faults.push(`${fileOf(name)} must name a file that this process may read (${code})`)
    }
  faulty.add(name)
  return undefined
}

/**
 * Takes the secrets of an environment from the files that NAME_FILE names.
 * @throws EnvironmentError that names every file that cannot be read.
 */
export function withSecretFiles(source: Source): Source {
  const reading: Reading = { faults: [], faulty: new Set() }
  const read = Object.fromEntries(secrets.map((name) => [name, readSecret(name, source, reading)]))
  if (reading.faults.length > 0) throw new EnvironmentError(reading.faults)
  return { ...source, ...read }
}

/** One variable's value; undefined where it is at fault, which is told. */
function readVariable(name: VariableName, text: string | undefined, { faults, faulty }: Reading): unknown {
  const given = text === '' ? undefined : text
  const parsed = schema.shape[name].safeParse(given)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const about = environmentVariables.find((variable) => variable.name === name)?.about
  faults.push(given === undefined ? `${name} is not set: ${about}` : `${name} ${issue?.message}`)
  faulty.add(name)
  return undefined
}

/** Reads the environment of this process. When it is at fault, prints every fault and exits with code 1. */
export function readEnvOrExit<P extends Process>(process: P): EnvOf<P> {
  try {
    const env = readEnv(globalThis.process.env, process, fileFaults)
    // No process that this one starts inherits them, and no dump of the environment shows them.
    for (const name of secrets) for (const each of [name, fileOf(name)]) delete globalThis.process.env[each]
    return env
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    globalThis.process.stderr.write(`${error.message}\n`)
    return globalThis.process.exit(1)
  }
}

/**
 * Reads and validates the environment of a process: the variables that it uses, and no other. An empty variable counts as
 * not set; a secret may stand in the file that NAME_FILE names.
 * @param process left out, every variable is read, for tests.
 * @param besides faults of this machine, which are told with the others.
 * @throws EnvironmentError that names every fault at once; the process must not start then.
 */
export function readEnv(source?: Source): Env
export function readEnv<P extends Process>(source: Source, process: P, besides?: Besides): EnvOf<P>
export function readEnv(
  source: Source = globalThis.process.env,
  process?: Process,
  besides: Besides = () => [],
): Env {
  const reading: Reading = { faults: [], faulty: new Set() }
  const values: Record<string, unknown> = {}
  for (const { name, isSecret } of environmentVariables) {
    if (process !== undefined && !isUsedBy(name, process)) continue
    const text = isSecret ? readSecret(name, source, reading) : source[name]
    if (!reading.faulty.has(name)) values[name] = readVariable(name, text, reading)
  }
  const typed = [...reading.faulty].flatMap((name) => (source[name] ? [[name, source[name]]] : []))
  const known = { ...values, ...Object.fromEntries(typed) } as Known
  const isModeGiven = Boolean(source['NODE_ENV'])
  const together = faultsTogether(known, { faulty: reading.faulty, isModeGiven, process })
  const faults = [...reading.faults, ...together, ...besides(known)]
  if (faults.length > 0) throw new EnvironmentError(faults)
  return values as Env
}
