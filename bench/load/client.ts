import { Agent, request } from 'node:http'

/** What is sent. */
export interface Sent {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  cookie?: string
  body?: unknown
  /** The answer needs nothing but what changed. */
  minimal?: boolean
}

/** What came back. */
export interface Got {
  /** 0 when nothing did. */
  status: number
  toldWhen: boolean
  body: Buffer
}

/** Longest wait for an answer, in milliseconds: a browser's person is gone by then. */
const PATIENCE = 30_000

const nothing: Got = { status: 0, toldWhen: false, body: Buffer.alloc(0) }

/** Sends requests over kept connections, as a balancer in front of the API does. */
export function createClient(app: string): (sent: Sent) => Promise<Got> {
  const { hostname, port } = new URL(app)
  const agent = new Agent({ keepAlive: true, maxSockets: 512 })
  return ({ method, path, cookie, body, minimal }) =>
    new Promise((resolve) => {
      const text = body === undefined ? undefined : JSON.stringify(body)
      const headers = {
        ...(cookie === undefined ? {} : { Cookie: cookie }),
        ...(minimal ? { Prefer: 'return=minimal' } : {}),
        ...(text === undefined
          ? {}
          : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }),
      }
      const going = request({
        hostname,
        port,
        method,
        path: `/api${path}`,
        headers,
        agent,
        timeout: PATIENCE,
      })
      going.on('error', () => resolve(nothing))
      going.on('timeout', () => going.destroy())
      going.on('response', (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('error', () => resolve(nothing))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            toldWhen: answer.headers['retry-after'] !== undefined,
            body: Buffer.concat(parts),
          }),
        )
      })
      going.end(text)
    })
}
