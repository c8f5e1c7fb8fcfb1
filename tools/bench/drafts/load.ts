import { connect, type Socket } from 'node:net'

/** What is sent over and over. */
export interface Put {
  port: number
  path: string
  cookie: string
  body: string
}

function requestOf({ port, path, cookie, body }: Put): string {
  return [
    `PUT ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    `Cookie: ${cookie}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
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
      if (!answer.startsWith('HTTP/1.1 200')) return end(new Error(`The server answered: ${answer}`))
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(answer)?.[1])
      if (Number.isNaN(length) ? answer.endsWith('0\r\n\r\n') : answer.length >= head + 4 + length) end()
    }
    socket.on('data', onData).on('error', end).on('close', onClose)
    socket.write(request)
  })
}

/**
 * Puts load on a server for some seconds: everyone saves on a connection of their own, and again when answered.
 * @returns requests answered with 200 a second. Rejects at the first other answer.
 */
export async function requestsPerSecond(puts: readonly Put[], seconds: number): Promise<number> {
  const started = performance.now()
  const until = started + seconds * 1000
  const counts = await Promise.all(
    puts.map(async (put) => {
      const request = requestOf(put)
      const socket = connect(put.port, '127.0.0.1').setNoDelay(true).setEncoding('latin1')
      let count = 0
      for (; performance.now() < until; count += 1) await exchange(socket, request)
      socket.destroy()
      return count
    }),
  )
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - started) / 1000)
}
