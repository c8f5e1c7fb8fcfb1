import { afterAll, beforeAll, expect, it } from 'vitest'
import { paidAccount } from '../../../db/testing/factories.ts'
import { freePort } from '../../../local/testing/free-port.ts'
import { useTestApi } from '../../testing/index.ts'
import { eventsIn } from './testing/events.ts'
import { startModelServer, tokensEach, type ModelServer } from './testing/model-server.ts'

const port = await freePort()
const says = { says: 'Rent relief needs a receipt.' }
let model: ModelServer
beforeAll(async () => {
  model = await startModelServer(
    Array.from({ length: 20 }, () => says),
    port,
  )
})
afterAll(() => model.stop())

/** Enough for two answers: the reservation for a third exceeds the rest. */
const most = 2 * tokensEach + 2000
const api = useTestApi({
  env: {
    TENI_MODEL_URL: `http://127.0.0.1:${port}/v1`,
    TENI_MODEL: 'test',
    LIMIT_TENI_TOKENS: `${most}/86400`,
  },
})

it('one account’s tokens of a day are bounded; then the guide answers and says so, and the next day is new', async () => {
  const client = await api.signedInAs(await paidAccount(api.db))
  const ask = async () => {
    const { token } = (await client.post('/assistant/token')).body
    const headers = { Authorization: `Bearer ${String(token)}`, Origin: 'null' }
    const answer = await api
      .anonymous()
      .post('/assistant/messages', { message: 'how does rent relief work' }, headers)
    return eventsIn(answer.text).done
  }
  const answers = []
  for (let time = 0; time < 6; time += 1) answers.push(await ask())
  const byModel = answers.filter(({ by }) => by === 'model').length
  expect(byModel).toBeGreaterThan(0)
  expect(byModel).toBeLessThan(6)
  expect(answers.slice(byModel).every(({ by }) => by === 'guide')).toBe(true)
  expect(answers.at(-1)?.note).toContain('as much as it may')
  expect(model.requests).toHaveLength(byModel)
  expect(model.requests[0]?.max_tokens).toBeGreaterThan(0)

  const other = await api.signedInAs(await paidAccount(api.db))
  expect((await other.post('/assistant/token')).status).toBe(200)
  api.clock.advance({ days: 1 })
  expect((await ask()).by).toBe('model')
})
