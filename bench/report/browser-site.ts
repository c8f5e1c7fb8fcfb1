import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { build } from 'vite'
import { contractRoutes } from '../../web/build/contract-routes.ts'
import { leanPdf } from '../../web/build/lean-pdf.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.ttf': 'font/ttf',
}

/** The bench's pages, built as the client is and served on loopback. */
export interface BenchSite {
  address: string
  close: () => Promise<void>
}

/**
 * Builds `browser-pages/{name}.ts` as a page each, and serves them.
 * @param isLean with the PDF library as the client has it, or as it is published.
 */
export async function openSite(names: readonly string[], isLean: boolean): Promise<BenchSite> {
  const folder = await mkdtemp(join(tmpdir(), 'report-bench-'))
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    plugins: [contractRoutes(), ...(isLean ? [leanPdf()] : [])],
    build: {
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      target: ['es2020', 'chrome80'],
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: Object.fromEntries(
          names.map((name) => [name, join(import.meta.dirname, `browser-pages/${name}.ts`)]),
        ),
        output: { entryFileNames: '[name].js' },
      },
    },
  })
  for (const name of names)
    await writeFile(
      join(folder, `${name}.html`),
      `<!doctype html><script type="module" src="/${name}.js"></script>`,
    )

  const server = createServer(({ url = '/' }, response) => {
    const path = normalize(new URL(url, 'http://bench').pathname)
    response.setHeader('Content-Type', types[extname(path)] ?? 'application/octet-stream')
    createReadStream(join(folder, path))
      .on('error', () => response.writeHead(404).end())
      .pipe(response)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await rm(folder, { recursive: true, force: true })
    },
  }
}
