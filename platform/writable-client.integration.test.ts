import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { useTestDatabase } from '../db/testing/database.ts'
import { DatabaseServers, WritableClient } from './writable-server.ts'

const db = useTestDatabase()

/** Whether a server says in these bytes that it waits for a query: message "Z", five bytes with their length, "I". */
const isReady = (bytes: Buffer): boolean => bytes.includes(Buffer.from([0x5a, 0, 0, 0, 5, 0x49]))

/** A line to the test's server that breaks with the first query. @returns its address, and what closes it. */
async function breakingLine(): Promise<{ url: string; close: () => void }> {
  const target = new URL(db.url)
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
    }
    let ready = false
    far.on('data', (bytes: Buffer) => {
      ready ||= isReady(bytes)
      near.write(bytes)
    })
    near.on('data', (bytes: Buffer) => {
      if (ready) near.destroy()
      else far.write(bytes)
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = new URL(db.url)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: url.href,
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

test('a line that breaks between the sign-in and the first answer fails the connection, and not the process', async () => {
  const line = await breakingLine()
  const uncaught: unknown[] = []
  const keep = (error: unknown) => void uncaught.push(error)
  process.on('uncaughtException', keep)
  try {
    const client = new WritableClient(new DatabaseServers(line.url))
    await expect(client.connect()).rejects.toThrow('Connection terminated unexpectedly')
    await new Promise(setImmediate)
    expect(uncaught).toEqual([])
  } finally {
    process.off('uncaughtException', keep)
    line.close()
  }
})
