import {
  calculations,
  lookUps,
  outside,
  type AskedQuestion,
} from '../../api/features/assistant/questions/index.ts'
import { startTestPostgres } from '../../local/testing/index.ts'
import { withApi } from '../system/start-system.ts'
import { median, ms, percentile, printFigures, under } from '../figures.ts'
import { setUpProAccount, createAssistantClient, type TimedAnswer } from './client.ts'

// Teni without a language model, asked through the API: right sources, right figures, what is not for it, and how soon.

const goals = { sources: 0.9, figures: 1, outside: 1, firstMs: 300 }

/** Whether an answer is what the question asks for. */
function isRight({ article, figure, kind }: AskedQuestion, { text, sources, done }: TimedAnswer): boolean {
  return (
    (article === undefined || sources[0]?.article === article) &&
    (figure === undefined || text.includes(figure)) &&
    (kind === undefined || done.kind === kind)
  )
}

/** A share as it is printed, beside its goal; the questions that went wrong are named. */
function share(label: string, answers: readonly (readonly [AskedQuestion, TimedAnswer])[], goal: number) {
  const wrong = answers.filter(([question, answer]) => !isRight(question, answer))
  for (const [{ ask }, { sources, done }] of wrong)
    console.log(`${label}, wrong: ${ask} -> ${done.kind} ${sources[0]?.article ?? ''}`)
  const right = answers.length - wrong.length
  const percent = ((100 * right) / answers.length).toFixed(1)
  const figure = `${percent}% (${right} of ${answers.length})`
  return { label, figure, goal: `${goal * 100}%`, isMet: right / answers.length >= goal }
}

const postgres = await startTestPostgres()
try {
  const database = postgres.url('postgres')
  const sessionId = await setUpProAccount(database)
  const limits = { LIMIT_ASSISTANT: '1000000/3600', LIMIT_ACCOUNT: '1000000/60' }
  await withApi(database, limits, async (app) => {
    const ask = createAssistantClient(app, sessionId)
    const all = async (questions: readonly AskedQuestion[]) => {
      const answers: (readonly [AskedQuestion, TimedAnswer])[] = []
      for (const question of questions) answers.push([question, await ask(question.ask)])
      return answers
    }
    const [sources, figures, kept] = [await all(lookUps), await all(calculations), await all(outside)]
    const times = [...sources, ...figures, ...kept].map(([, { firstMs }]) => firstMs)
    printFigures(`Teni without a language model, ${times.length} questions`, [
      share('right source first', sources, goals.sources),
      share('right figure', figures, goals.figures),
      share('what is not for it kept out', kept, goals.outside),
      { label: 'first words, median', figure: ms(median(times)) },
      under('first words, 95th percentile', percentile(times, 0.95), goals.firstMs, ms),
      { label: 'first words, slowest', figure: ms(Math.max(...times)) },
    ])
  })
} finally {
  await postgres.stop()
}
