import { setTimeout as pause } from 'node:timers/promises'
import { v7 as uuidv7 } from 'uuid'
import type { Answered } from '../../../api/testing/index.ts'
import { createHistory, type History } from './history.ts'
import type { Person } from './product.ts'

/** How requests went: answers by status, and those that got none. */
export interface Outcome {
  status: number | 'no answer'
  /** When it ended, by performance.now(). */
  at: number
  /** From sending to the end of the answer, in milliseconds. */
  ms: number
}

/** People who save drafts without a pause. */
export interface Writers {
  readonly history: History
  readonly outcomes: readonly Outcome[]
  /** Resolves when everybody's request in hand was answered. */
  stop(): Promise<void>
}

/** How long somebody waits who got no answer, or was told to come back, in milliseconds. */
const PATIENCE = 50

interface SavedDraft {
  version: number
  answers: { salary?: string }
}
/** A stale write is answered with the draft as it is; every other answer is the draft itself. */
const savedIn = ({ status, body }: Answered): SavedDraft =>
  (status === 409 ? body['draft'] : body) as SavedDraft

/** The version that the next write replaces. Stale is right only when the try before was kept and its answer lost. */
function versionAfter(answer: Answered, value: number): number {
  const { version, answers } = savedIn(answer)
  if (answers.salary !== `${value}`) throw new Error(`${value} was refused, ${answers.salary} is kept`)
  return version
}

/**
 * Lets each person write growing numbers into a draft of their own, as fast as they are answered, and keeps what they
 * were told. Whoever gets no answer asks again, of the next process. A write says which version it replaces, so one
 * that arrives late changes nothing.
 * @param ports of the API processes that may be asked, asked for before each request.
 * @param rest how long each waits between two saves, in milliseconds.
 */
export function startWriters(people: readonly Person[], ports: () => readonly number[], rest = 0): Writers {
  const history = createHistory()
  const outcomes: Outcome[] = []
  const stopping = new AbortController()
  let turn = 0

  const ask = async (send: (port: number) => Promise<Answered>): Promise<Answered | undefined> => {
    turn += 1
    const port = ports()[turn % ports().length] ?? 0
    const started = performance.now()
    const answer = await send(port).catch(() => undefined)
    const at = performance.now()
    outcomes.push({ status: answer?.status ?? 'no answer', at, ms: at - started })
    return answer
  }
  const untilTold = async (
    send: (port: number) => Promise<Answered>,
    told: readonly number[],
  ): Promise<Answered | undefined> => {
    for (;;) {
      const answer = await ask(send)
      if (answer && told.includes(answer.status)) return answer
      if (answer && answer.status < 500 && answer.status !== 429)
        throw new Error(`A writer was answered ${answer.status}: ${answer.text}`)
      if (stopping.signal.aborted) return undefined
      await pause(PATIENCE)
    }
  }

  const write = async (person: Person): Promise<void> => {
    const id = uuidv7()
    const created = await untilTold((port) => person.at(port).post('/drafts', { id }), [200, 201])
    if (!created) return
    let { version } = savedIn(created)
    for (let value = 1; !stopping.signal.aborted; value += 1) {
      history.sending(id, value)
      const body = { answers: { salary: `${value}` }, currentStep: 0 }
      const answer = await untilTold(
        (port) => person.at(port).put(`/drafts/${id}`, { ...body, version }),
        [200, 409],
      )
      if (!answer) return
      version = versionAfter(answer, value)
      history.acknowledged(id, value)
      if (rest > 0) await pause(rest)
    }
  }
  const writing = Promise.all(people.map(write))
  writing.catch(() => undefined)
  return {
    history,
    outcomes,
    stop: async () => {
      stopping.abort()
      await writing
    },
  }
}
