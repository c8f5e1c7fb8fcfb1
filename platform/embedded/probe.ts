import type { Addresses } from './data-dir/addresses.ts'
import type { Secrets } from './data-dir/secrets.ts'

async function status(url: string): Promise<number | undefined> {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(2000) })
    await answer.body?.cancel()
    return answer.status
  } catch {
    return undefined
  }
}

/**
 * The addresses inside the API that answer as they should: job dashboard (asks for its password), API docs,
 * metrics. `api` is where the API itself listens, `metricsPort` where its metrics would.
 */
export async function probeApi(
  api: string,
  metricsPort: number,
  secrets: Secrets,
): Promise<Pick<Addresses, 'operator' | 'docs' | 'metrics'>> {
  const dashboard = `${api}/operator/jobs`
  const docs = `${api}/api/docs`
  const metrics = `http://127.0.0.1:${metricsPort}/metrics`
  const [asks, documented, measured] = await Promise.all([status(dashboard), status(docs), status(metrics)])
  const { operatorUser: user, operatorPassword: password } = secrets
  return {
    ...(asks === 401 ? { operator: { url: dashboard, user, password } } : {}),
    ...(documented === 200 ? { docs } : {}),
    ...(measured === 200 ? { metrics } : {}),
  }
}
