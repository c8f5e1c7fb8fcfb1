import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { withProduct } from '../web/with-product.ts'
import { runJourney } from './run-journey.ts'
import { profiles } from '../front/profiles.ts'
const rows: { n: number; url: string; method: string; head: number; body: number; status: number }[] = []
const samples: Record<string, unknown> = {}
let at = 0
const server = createServer((asked, answer) => {
  const onward = request(asked.url ?? '', { method: asked.method, headers: asked.headers }, (given) => {
    const row = { n: at++, url: new URL(asked.url!).pathname, method: asked.method!, head: 0, body: 0, status: given.statusCode! }
    rows.push(row)
    row.head = 15 + given.rawHeaders.reduce((sum, each) => sum + each.length + 2, 0)
    samples[row.method + row.url] = given.rawHeaders
    answer.writeHead(given.statusCode ?? 502, given.headers)
    given.on('data', (d: Buffer) => (row.body += d.length))
    given.pipe(answer)
  })
  onward.on('error', () => answer.destroy())
  asked.pipe(onward)
})
await once(server.listen(0, '127.0.0.1'), 'listening')
const { port } = server.address() as { port: number }
const proxy = { address: '', taken: () => { rows.push({ n: at++, url: '--- taken', method: '', head: 0, body: 0, status: 0 }); return 0 }, close: () => {} }
await withProduct(async (browser, services) => {
  await runJourney(browser, proxy as never, services, profiles[0]!)
}, [`--proxy-server=http://127.0.0.1:${port}`, '--proxy-bypass-list=<-loopback>'])
for (const r of rows) console.log(String(r.n).padStart(3), r.method.padEnd(6), r.status, String(r.head).padStart(6), String(r.body).padStart(7), r.url)
console.log(JSON.stringify(Object.fromEntries(Object.entries(samples).slice(0, 60).filter(([k]) => /GET\/$|users\/me|drafts|assets\/.*css/.test(k)).slice(0,6)), null, 1))
server.close(); server.closeAllConnections()
