import { startTestPostgres } from '../../local/testing/index.ts'
import type { ScoredQuestion } from '../../api/features/assistant/testing/scoring/index.ts'
import { type Figure, median, ms, none, percentile, under } from '../figures.ts'
import { withApi } from '../system/start-system.ts'
import { createAssistantClient, setUpProAccount } from './client.ts'

const goalMs = 300

/** Asks a sample through the API as the frame does: how soon the first words are there, and what too long a message gets. */
export async function runThroughApi(questions: readonly ScoredQuestion[]): Promise<Figure[]> {
  const postgres = await startTestPostgres()
  try {
    const database = postgres.url('postgres')
    const sessionId = await setUpProAccount(database)
    const limits = { LIMIT_ASSISTANT: '1000000/3600', LIMIT_ACCOUNT: '1000000/60' }
    const figures: Figure[] = []
    await withApi(database, limits, async (app) => {
      const ask = createAssistantClient(app, sessionId)
      const times: number[] = []
      for (const question of questions) times.push((await ask.answer(question.ask)).firstMs)
      const tooLong = await ask.status('tax on 300k '.repeat(1_700))
      figures.push(
        { label: `first words of ${times.length} questions, median`, figure: ms(median(times)) },
        under('first words, 95th percentile', percentile(times, 0.95), goalMs, ms),
        { label: 'first words, slowest', figure: ms(Math.max(...times)) },
        none('20,000 characters let in', tooLong === 400 || tooLong === 422 ? 0 : 1),
      )
    })
    return figures
  } finally {
    await postgres.stop()
  }
}
