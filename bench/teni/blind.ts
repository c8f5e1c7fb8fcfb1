import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { questionsOf } from '../../api/features/assistant/testing/scoring/index.ts'
import { none, printFigures } from '../figures.ts'
import { printVerdicts, wrongIn } from './verdicts.ts'

/** Runs a set from a file, names the file by its hash, and prints what a person must judge with the article shown. */
export function runSet(file: string): void {
  const content = readFileSync(file, 'utf8')
  console.log(`sha256 ${createHash('sha256').update(content).digest('hex')}`)
  const scored = printVerdicts(file, questionsOf(content))
  const right = scored.filter(({ judged }) => judged.verdict === 'right')
  const figures = right.filter(({ question }) => question.expect.some(({ kind }) => kind === 'figure'))
  const atOnce = figures.filter(({ judged }) => !judged.isConfirmed)
  printFigures('in all', [
    none('wrong figures', wrongIn(scored)),
    { label: 'right', figure: `${right.length} of ${scored.length}` },
    {
      label: 'asked back',
      figure: `${scored.filter(({ judged }) => judged.verdict === 'asked').length} of ${scored.length}`,
    },
    { label: 'right figures at once', figure: `${atOnce.length} of ${figures.length}` },
  ])
}
