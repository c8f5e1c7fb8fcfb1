import { parseArgs } from 'node:util'
import { none, printFigures } from '../figures.ts'
import { runSet } from './blind.ts'
import { runGenerated } from './generated.ts'
import { runHeld } from './held.ts'
import { guideQuestions, knownQuestions } from './known.ts'
import { runSpeed } from './speed.ts'
import { runThroughApi } from './through-api.ts'
import { printVerdicts, wrongIn } from './verdicts.ts'

// Teni without a language model: five verdicts by group on known questions and generated ones, pairs that must not hold,
// what it is not for, and how soon. With --set FILE one set of questions that it has not seen, run once.

const { values } = parseArgs({
  options: {
    set: { type: 'string' },
    generated: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
  },
})

if (values.set === undefined) {
  const known = knownQuestions()
  const scored = [
    ...printVerdicts('Known questions', known),
    ...printVerdicts('Questions of the guide', guideQuestions()),
  ]
  printFigures('Teni without a language model', [
    none('wrong figures, known questions', wrongIn(scored)),
    ...runGenerated(Number(values.generated), Number(values.seed)),
    ...runHeld(),
    ...runSpeed(),
    ...(await runThroughApi(known.filter(({ after }) => after.length === 0))),
  ])
} else {
  runSet(values.set)
}
