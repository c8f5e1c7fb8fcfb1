import type { Addresses } from './data-dir/addresses.ts'
import type { Ports } from './ports.ts'
import type { Secrets } from './data-dir/secrets.ts'

async function status(url: string): Promise<number | undefined> {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(2000) })
    // Read to the end: a body that is only cancelled leaves the connection open, and the API cannot close.
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return undefined
  }
}

/**
 * The addresses inside the API that answer as they should: job dashboard (asks for its password), API docs,
 * metrics of both processes. `api` is where the API itself listens.
 */
export async function probeApi(
  api: string,
  ports: Pick<Ports, 'metrics' | 'workerMetrics'>,
  secrets: Secrets,
): Promise<Pick<Addresses, 'operator' | 'viewer' | 'status' | 'docs' | 'metrics' | 'workerMetrics'>> {
  const dashboard = `${api}/operator/jobs`
  const docs = `${api}/api/docs`
  const metrics = `http://127.0.0.1:${ports.metrics}/metrics`
  const workerMetrics = `http://127.0.0.1:${ports.workerMetrics}/metrics`
  const [asks, documented, measured, workerMeasured] = await Promise.all(
    [dashboard, docs, metrics, workerMetrics].map(status),
  )
  const people = {
    operator: { url: dashboard, user: secrets.operatorUser, password: secrets.operatorPassword },
    viewer: { url: dashboard, user: secrets.viewerUser, password: secrets.viewerPassword },
    status: `${api}/operator`,
  }
  return {
    ...(asks === 401 ? people : {}),
    ...(documented === 200 ? { docs } : {}),
    ...(measured === 200 ? { metrics } : {}),
    ...(workerMeasured === 200 ? { workerMetrics } : {}),
  }
}
