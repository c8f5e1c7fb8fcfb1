import { connect, type Socket } from 'node:net'

/** What is sent over and over. */
export interface Request {
  method: 'GET' | 'POST' | 'PUT'
  port: number
  path: string
  cookie: string
  body?: string
}

function textOf({ method, port, path, cookie, body }: Request): string {
  const about =
    body === undefined ? [] : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`]
  return [
    `${method} ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    `Cookie: ${cookie}`,
    ...about,
    '',
    body ?? '',
  ].join('\r\n')
}

/** Sends one request and waits for the whole answer. A plain socket, so that the load costs little beside the servers. */
function exchange(socket: Socket, request: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const end = (error?: Error): void => {
      socket.off('data', onData).off('error', end).off('close', onClose)
      if (error) reject(error)
      else resolve()
    }
    const onClose = (): void => end(new Error(`The server hung up after: ${answer}`))
    const onData = (part: string): void => {
      answer += part
      const head = answer.indexOf('\r\n\r\n')
      if (head === -1) return
      if (!/^HTTP\/1\.1 20[01]/.test(answer)) return end(new Error(`The server answered: ${answer}`))
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(answer)?.[1])
      if (Number.isNaN(length) ? answer.endsWith('0\r\n\r\n') : answer.length >= head + 4 + length) end()
    }
    socket.on('data', onData).on('error', end).on('close', onClose)
    socket.write(request)
  })
}

/**
 * Puts load on a server for some seconds: everyone asks on a connection of their own, and again when answered.
 * @returns requests answered well a second. Rejects at the first other answer.
 */
export async function requestsPerSecond(requests: readonly Request[], seconds: number): Promise<number> {
  const started = performance.now()
  const until = started + seconds * 1000
  const counts = await Promise.all(
    requests.map(async (request) => {
      const text = textOf(request)
      const socket = connect(request.port, '127.0.0.1').setNoDelay(true).setEncoding('latin1')
      let count = 0
      for (; performance.now() < until; count += 1) await exchange(socket, text)
      socket.destroy()
      return count
    }),
  )
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - started) / 1000)
}
