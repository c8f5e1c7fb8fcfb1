import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createApp } from '../app.ts'
import type { Services } from '../services.ts'

/** The API listening on a port of its own on 127.0.0.1. */
export class TestServer {
  #server: Server | undefined
  #services: Services | undefined

  async start(services: Services): Promise<void> {
    const answer = createApp(services).callback()
    const server = createServer((request, response) => void answer(request, response))
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(0, '127.0.0.1', resolve)
    })
    this.#server = server
    this.#services = services
  }

  async stop(): Promise<void> {
    const server = this.#server
    if (!server) return
    server.closeAllConnections()
    await new Promise((resolve) => {
      server.close(resolve)
    })
  }

  get services(): Services {
    if (!this.#services)
      throw new Error('The API starts before the first test: use it inside tests and hooks')
    return this.#services
  }

  get origin(): string {
    const address = this.#server?.address() as AddressInfo | null | undefined
    if (!address) throw new Error('The API starts before the first test: use it inside tests and hooks')
    return `http://127.0.0.1:${address.port}`
  }
}
