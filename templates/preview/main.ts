import { createServer } from 'node:http'
import { previewPage } from './pages.ts'

// Shows every mail and the report with their samples, on this machine only. PREVIEW_PORT chooses the port.
const port = Number(process.env['PREVIEW_PORT'] ?? 3090)

createServer((request, response) => {
  const page = previewPage(new URL(request.url ?? '/', 'http://localhost').pathname)
  response.writeHead(page ? 200 : 404, { 'Content-Type': `${page?.type ?? 'text/plain'}; charset=utf-8` })
  response.end(page?.body ?? 'There is nothing at this address.')
}).listen(port, '127.0.0.1', () => {
  process.stdout.write(`Mails and report at http://localhost:${port}/\n`)
})
