import type { Answered, ApiClient } from '../../api/testing/index.ts'

/** What went to and fro between a browser and the API. */
export interface Recording {
  /** Every answer, status line to last byte of the body. */
  received: string
  /** Every address that was asked, with its query. */
  asked: string[]
}

/** A browser whose traffic is written down. */
export function recorded(client: ApiClient): { browser: ApiClient; recording: Recording } {
  const recording: Recording = { received: '', asked: [] }
  const send: ApiClient['send'] = async (method, path, sent) => {
    const answer: Answered = await client.send(method, path, sent)
    recording.asked.push(path)
    recording.received += `${method} ${path} ${answer.status}\n${JSON.stringify([...answer.headers])}\n${answer.text}\n`
    return answer
  }
  const withBody = (method: string) => (path: string, body?: unknown, headers?: Record<string, string>) =>
    send(method, path, { body, ...(headers && { headers }) })
  const without = (method: string) => (path: string, headers?: Record<string, string>) =>
    send(method, path, { ...(headers && { headers }) })
  const browser: ApiClient = {
    cookies: client.cookies,
    send,
    get: without('GET'),
    delete: without('DELETE'),
    post: withBody('POST'),
    put: withBody('PUT'),
  }
  return { browser, recording }
}
