import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** How the network between two programs behaves. */
export interface NetworkFaults {
  /** How much later each piece of an answer arrives, in milliseconds. */
  latencyMs: number
  /** Most bytes of an answer that pass in a second. */
  bytesPerSecond: number
  /** `refused`: a new connection is reset at once. `silent`: nothing passes, and nobody is told. */
  link: 'open' | 'refused' | 'silent'
}

const noFaults: NetworkFaults = { latencyMs: 0, bytesPerSecond: Number.POSITIVE_INFINITY, link: 'open' }

/** A network with faults that a test injects: programs connect to its port and reach the target through it. */
export interface TcpProxy {
  readonly port: number
  /** The address of a service, as programs reach it through the proxy. */
  through(url: string): string
  /** Connections open at this moment. */
  readonly connections: number
  /** Sets the faults, for open connections too; a setting that is left out has no fault. */
  set(faults?: Partial<NetworkFaults>): void
  /** Resets every open connection. */
  cut(): void
  /** Lets every open connection fall silent for good, while new ones pass: a firewall that lost its memory. */
  forget(): void
  stop(): Promise<void>
}

/** Milliseconds between looks at whether a silent link speaks again. */
const LOOK = 20

/** Starts a proxy in front of `target` (of its address only host and port count) on a free port of 127.0.0.1. */
export async function startTcpProxy(target: string): Promise<TcpProxy> {
  const { hostname, port: targetPort } = new URL(target)
  const pairs = new Set<readonly [Socket, Socket]>()
  const forgotten = new WeakSet<Socket>()
  let faults = noFaults

  const unlessSilent = async (socket: Socket): Promise<void> => {
    while ((faults.link === 'silent' || forgotten.has(socket)) && !socket.destroyed) await pause(LOOK)
  }
  /** Passes pieces on one after the other, each delayed as set. */
  const carry = (from: Socket, to: Socket, isAnswer: boolean): void => {
    let before = Promise.resolve()
    from.on('data', (piece: Buffer) => {
      const { latencyMs, bytesPerSecond } = faults
      const arrives = isAnswer && latencyMs > 0 ? pause(latencyMs) : Promise.resolve()
      from.pause()
      const arrive = async (earlier: Promise<void>): Promise<void> => {
        await earlier
        await arrives
        if (isAnswer && Number.isFinite(bytesPerSecond)) await pause((piece.length / bytesPerSecond) * 1000)
        await unlessSilent(from)
        if (!to.destroyed) to.write(piece)
        from.resume()
      }
      before = arrive(before)
    })
    from.on('end', () => void before.then(() => to.end()))
  }

  const server: Server = createServer({ allowHalfOpen: true }, (near) => {
    if (faults.link === 'refused') {
      near.resetAndDestroy()
      return
    }
    const far = connect({ host: hostname, port: Number(targetPort), allowHalfOpen: true })
    const pair = [near, far] as const
    pairs.add(pair)
    for (const socket of pair) {
      socket.setNoDelay(true)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        pairs.delete(pair)
        for (const other of pair) if (!other.destroyed) other.destroy()
      })
    }
    carry(near, far, false)
    carry(far, near, true)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  const cut = (): void => {
    for (const pair of pairs) for (const socket of pair) socket.resetAndDestroy()
  }
  return {
    port,
    through: (url) => {
      const address = new URL(url)
      address.host = `127.0.0.1:${port}`
      return address.href
    },
    get connections() {
      return pairs.size
    },
    set: (changes = {}) => {
      faults = { ...noFaults, ...changes }
    },
    cut,
    forget: () => {
      for (const pair of pairs) for (const socket of pair) forgotten.add(socket)
    },
    stop: async () => {
      faults = noFaults
      cut()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}
