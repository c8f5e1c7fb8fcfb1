import {
  type Judged,
  judgedQuestions,
  type Outcome,
  outcomeOf,
} from '../../api/features/assistant/testing/calibration.ts'
import { type Least, thresholds } from '../../api/features/assistant/retrieval/thresholds.ts'

// The guide asked the calibration questions: thresholds that fit them, and how coverage and risk go together. Two thirds
// are fitted on; the third that is held back says how well that holds for questions that were not.

const grid = {
  score: [0, 20, 40, 60, 80, 100, 140, 180, 240, 320],
  known: [0.2, 0.25, 0.3, 0.4, 0.5, 0.55, 0.6, 0.65, 0.7, 0.8, 0.9, 1],
  coverage: [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1],
  nearness: [0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.8, 0.9],
}

/** A wrong article and an answer to something else cost as much as three right ones are worth. */
const worth = ({ right, wrong, astray }: Outcome) => right - 3 * (wrong + astray)

/** The thresholds of the grid that are worth most; the highest of several that are worth the same. */
function fitted(questions: readonly Judged[]): Least {
  let best: Least = { score: 0, known: 0, coverage: 0, nearness: 0 }
  let most = Number.NEGATIVE_INFINITY
  for (const score of grid.score)
    for (const known of grid.known)
      for (const coverage of grid.coverage)
        for (const nearness of grid.nearness) {
          const tried = { score, known, coverage, nearness }
          const value = worth(outcomeOf(questions, { ofTax: tried, others: tried }))
          if (value < most) continue
          best = tried
          most = value
        }
  return best
}

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)}%`

function line(label: string, { right, wrong, unanswered, refused, astray }: Outcome) {
  const onGuide = right + wrong + unanswered
  const answered = right + wrong + astray
  console.log(
    `${label.padEnd(34)} right ${percent(right, onGuide).padStart(6)}  wrong ${percent(wrong, onGuide).padStart(5)}  not answered ${percent(unanswered, onGuide).padStart(6)}  off-topic refused ${percent(refused, refused + astray).padStart(6)}  risk ${percent(wrong + astray, answered).padStart(5)}`,
  )
}

const questions = judgedQuestions()
const fitOn = questions.filter(({ isHeldBack }) => !isHeldBack)
const heldBack = questions.filter(({ isHeldBack }) => isHeldBack)
console.log(`${questions.length} questions, ${heldBack.length} held back`)
line('in use, fitted on', outcomeOf(fitOn, thresholds))
line('in use, held back', outcomeOf(heldBack, thresholds))
const best = {
  ofTax: fitted(fitOn.filter(({ best: found }) => found?.isAboutTax === true)),
  others: fitted(fitOn.filter(({ best: found }) => found?.isAboutTax === false)),
}
console.log(`best fit ${JSON.stringify(best)}`)
line('best fit, fitted on', outcomeOf(fitOn, best))
line('best fit, held back', outcomeOf(heldBack, best))

console.log('\nRisk and coverage, all questions; thresholds in use times')
for (const factor of [0, 0.25, 0.5, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 2]) {
  const times = ({ score, known, coverage, nearness }: Least): Least => ({
    score: score * factor,
    known: Math.min(1, known * factor),
    coverage: Math.min(1, coverage * factor),
    nearness: Math.min(1, nearness * factor),
  })
  line(
    factor.toFixed(2),
    outcomeOf(questions, { ofTax: times(thresholds.ofTax), others: times(thresholds.others) }),
  )
}

for (const { ask, articles, best: found, isHeldBack } of questions) {
  const isAnswered =
    found !== undefined && outcomeOf([{ ask, articles, best: found, isHeldBack }], thresholds)
  if (isAnswered === false || isAnswered.right + isAnswered.refused === 1 || isHeldBack) continue
  console.log(
    `${isAnswered.unanswered ? 'not answered' : 'wrong'}: ${ask} -> ${found?.id} (${articles.join(', ') || 'nothing'})`,
  )
}
