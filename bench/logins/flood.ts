/** How the logins of a flood were answered. */
export interface Flood {
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

/** So many logins at once, each of an address of its own. */
export async function flood(app: string, logins: number, round: number): Promise<Flood> {
  const answered = await Promise.all(
    Array.from({ length: logins }, (_, index) => logIn(app, `flood-${round}-${index}@example.test`)),
  )
  const answers: Record<number, number> = {}
  for (const [status] of answered) answers[status] = (answers[status] ?? 0) + 1
  return { answers, longest: Math.max(...answered.map(([, ms]) => ms)) }
}
