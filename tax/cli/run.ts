import { calculate } from '../calculate.ts'
import { TaxInputError } from '../rules/declared.ts'
import {
  type Explanation,
  explain,
  type Standing,
  standingInWords,
  standingOf,
  yearLawTaxOf,
} from '../explanation/index.ts'
import { formatNaira } from '../money/format.ts'
import { yearLawName } from '../words/index.ts'
import type { Result } from '../result.ts'
import { CommandError, readCommand } from './input.ts'
import { notCounted } from './not-counted.ts'
import { usage } from './options.ts'
import { printExplanation, printResult } from './print.ts'

/** What a run of the command writes, and the code with which it ends. */
export interface Outcome {
  readonly out: string
  readonly error: string
  readonly exitCode: number
}

const done = (out: string): Outcome => ({ out, error: '', exitCode: 0 })

/**
 * The `tax` command: 0 done, 1 the file cannot be read, 2 an option or answer is wrong.
 * @param argv what stands after the command's name.
 * @param currentYear the calendar year in Lagos.
 */
export function run(argv: readonly string[], currentYear: number): Outcome {
  try {
    const command = readCommand(argv, currentYear)
    if (command.help) return done(usage)
    const { answers } = command
    const context = { currentYear }
    const taxYear = Number(answers.taxYear ?? currentYear)
    const toldOf = ({ isExempt }: Result, standing: Standing, act: Explanation['act']) =>
      standingInWords(standing, { taxYear, isExempt, hasSeveralJobs: act?.hasSeveralJobs ?? false })
    const lawTax = yearLawTaxOf(answers, currentYear)
    const law = lawTax === null ? [] : [`${yearLawName(taxYear)} the tax is ${formatNaira(lawTax)}.`]
    const heading = `Tax year ${answers.taxYear ?? currentYear}, ${answers.status}`
    if (!command.explain) {
      const result = calculate(answers, context)
      if (command.json) return done(JSON.stringify(result, null, 2))
      return done(
        printResult(result, [...law, ...toldOf(result, standingOf(answers, context), null)], heading),
      )
    }
    const explanation = explain(answers, context)
    if (command.json) return done(JSON.stringify(explanation, null, 2))
    const told = [...law, ...toldOf(explanation.result, explanation.standing, explanation.act)]
    const dropped = notCounted(explanation.act, answers, currentYear)
    return done(printExplanation(explanation, told, dropped, heading))
  } catch (error) {
    if (error instanceof CommandError) return { out: '', error: error.message, exitCode: error.exitCode }
    if (error instanceof TaxInputError) return { out: '', error: error.message, exitCode: 2 }
    throw error
  }
}
