import { setTimeout as pause } from 'node:timers/promises'

/** How a burst of logins was answered. */
export interface LoginResults {
  /** By status. */
  answers: Readonly<Record<number, number>>
  /** Longest that one took, in milliseconds. */
  longest: number
}

async function logIn(app: string, email: string): Promise<[status: number, ms: number]> {
  const started = performance.now()
  const answer = await fetch(`${app}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: 'a password that is nobody’s' }),
  })
  await answer.arrayBuffer()
  return [answer.status, performance.now() - started]
}

/** Sends logins at once, each for another address. */
export async function sendLogins(app: string, logins: number, round: number): Promise<LoginResults> {
  const answered = await Promise.all(
    Array.from({ length: logins }, (_, index) => logIn(app, `flood-${round}-${index}@example.test`)),
  )
  const answers: Record<number, number> = {}
  for (const [status] of answered) answers[status] = (answers[status] ?? 0) + 1
  return { answers, longest: Math.max(...answered.map(([, ms]) => ms)) }
}

/** A request that is sent at a steady pace, whatever becomes of those before it. */
export interface PacedRequest {
  address: string
  cookie: string
  /** Milliseconds between two. */
  every: number
}

/** One request of those: how long it took in milliseconds, and its status. */
export interface TimedResponse {
  ms: number
  status: number
}

async function timed({ address, cookie }: PacedRequest): Promise<TimedResponse> {
  const started = performance.now()
  const answer = await fetch(address, { headers: { Cookie: cookie } })
  await answer.arrayBuffer()
  return { ms: performance.now() - started, status: answer.status }
}

/** Sends requests at their pace until `ends` is over. @returns how each was answered. */
export async function requestAtPace(paced: PacedRequest, ends: Promise<unknown>): Promise<TimedResponse[]> {
  const state = { over: false }
  const end = ends.finally(() => (state.over = true))
  const under: Promise<TimedResponse>[] = []
  while (!state.over) {
    under.push(timed(paced))
    await pause(paced.every)
  }
  await end
  return Promise.all(under)
}
