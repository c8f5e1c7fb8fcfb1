import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { answerKeys } from '../answers/answer-keys.ts'
import { factKeys } from '../answers/facts.ts'
import { amountKeys, type AnswerKey, employmentIncomeKeys } from '../answers/keys.ts'
import { answersVersion, migrateAnswers } from '../answers/migrate.ts'
import type { Status } from '../answers/status.ts'
import { ownAnswer } from '../answers/raw-answers.ts'
import type { RawAnswers } from '../answers/raw-answers.ts'
import { checkField } from '../questionnaire/index.ts'
import { answerOptions, optionOf, parseOptions } from './options.ts'

/** What went wrong with the command line, with the exit code that says so. */
export class CommandError extends Error {
  readonly exitCode: number

  constructor(message: string, exitCode: number) {
    super(message)
    this.name = 'CommandError'
    this.exitCode = exitCode
  }
}

/** What the command is asked to do. */
export interface Command {
  readonly help: boolean
  readonly explain: boolean
  readonly json: boolean
  readonly answers: RawAnswers
}

/**
 * Reads the command line and the file that it names.
 * @throws CommandError naming the option or answer and how to mend it.
 */
export function readCommand(argv: readonly string[], currentYear: number): Command {
  const values = parsed(argv)
  const options = { explain: values['explain'] === true, json: values['json'] === true }
  if (values['help'] === true) return { help: true, ...options, answers: {} }
  const file = values['file']
  const given: RawAnswers = typeof file === 'string' ? { ...fromFile(file) } : {}
  for (const [name, key] of answerOptions) {
    const value = values[name]
    if (typeof value === 'string') given[key] = value
  }
  refuseFaults(given, currentYear)
  return { help: false, ...options, answers: { ...given, status: given.status ?? statusFrom(given) } }
}

function parsed(argv: readonly string[]): Partial<Record<string, string | boolean>> {
  try {
    return parseArgs({ args: [...argv], options: parseOptions, strict: true }).values
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new CommandError(`${message}. See --help for the options.`, 2)
  }
}

function fromFile(path: string): RawAnswers {
  const content = parseJson(read(path), path)
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    throw new CommandError(`${path} must hold answers as an object, like {"salary": 6000000}`, 2)
  const { answers, version } = content as { answers?: unknown; version?: unknown }
  const plain = answers === undefined ? content : answers
  refuseUnknown(plain, path)
  try {
    return migrateAnswers(plain, typeof version === 'number' ? version : answersVersion)
  } catch (error) {
    throw new CommandError(`${path}: ${error instanceof Error ? error.message : String(error)}`, 2)
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new CommandError(`${path} cannot be read: check the name and its permissions`, 1)
  }
}

function parseJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new CommandError(`${path} is not JSON: write it like {"salary": 6000000}`, 2)
  }
}

function refuseUnknown(answers: unknown, path: string): void {
  const known: readonly string[] = answerKeys
  const unknown = Object.keys(answers ?? {}).find((key) => !known.includes(key))
  if (unknown !== undefined)
    throw new CommandError(
      `${path}: there is no answer called "${unknown}". Known are ${known.join(', ')}`,
      2,
    )
}

/** A figure that is mistyped must not silently count as nothing here: whoever checks a tax wants to know. */
function refuseFaults(answers: RawAnswers, currentYear: number): void {
  const checked: readonly AnswerKey[] = ['taxYear', 'status', ...amountKeys, 'monthsPaid', ...factKeys]
  for (const key of checked) {
    const value = ownAnswer(answers, key)
    if (value === undefined || value === null) continue
    const check = checkField(key, value, { currentYear })
    if (!check.ok) throw new CommandError(`${optionOf(key)}: ${check.message}`, 2)
  }
}

/** The status that fits the incomes given; an employee when none tells. */
function statusFrom(given: RawAnswers): Status {
  const isGiven = (key: AnswerKey) => given[key] !== undefined
  const employed = employmentIncomeKeys.some(isGiven)
  if (isGiven('businessIncome')) return employed ? 'both' : 'self-employed'
  return isGiven('pension') && !employed ? 'pensioner' : 'employee'
}
