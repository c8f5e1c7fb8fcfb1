import { setTimeout as pause } from 'node:timers/promises'

/** A request that is sent at a steady pace, whatever becomes of those before it. */
export interface Paced {
  address: string
  cookie: string
  /** Milliseconds between two. */
  every: number
}

/** One request of those: how long it took in milliseconds, and its status. */
export interface Taken {
  ms: number
  status: number
}

async function timed({ address, cookie }: Paced): Promise<Taken> {
  const started = performance.now()
  const answer = await fetch(address, { headers: { Cookie: cookie } })
  await answer.arrayBuffer()
  return { ms: performance.now() - started, status: answer.status }
}

/** Sends requests at their pace until `ends` is over. @returns how each was answered. */
export async function requestsWhile(paced: Paced, ends: Promise<unknown>): Promise<Taken[]> {
  const state = { over: false }
  const end = ends.finally(() => (state.over = true))
  const under: Promise<Taken>[] = []
  while (!state.over) {
    under.push(timed(paced))
    await pause(paced.every)
  }
  await end
  return Promise.all(under)
}
