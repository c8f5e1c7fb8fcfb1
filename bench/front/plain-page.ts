import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

/** The same words as bare HTML: no styles, no pictures, no script. What no page can be faster than. */
function bare(html: string): string {
  return html
    .replace(/<(style|script|svg)[\s\S]*?<\/\1>/g, '')
    .replace(/<link[^>]*>/g, '')
    .replace(/ (?:class|data-[\w-]+)="[^"]*"/g, '')
}

/** Serves the bare page on loopback. @returns its address and how to end it. */
export async function servePlainPage(html: string): Promise<{ address: string; close: () => void }> {
  const body = brotliCompressSync(bare(html))
  const server: Server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { address: `http://localhost:${port}/`, close: () => server.close() }
}
