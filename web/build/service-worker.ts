import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { clientAddresses } from '../addresses.ts'

interface Built {
  file: string
  imports?: string[]
}

/** The pages that a person may need without a connection: all of the questionnaire and what leads to it. */
const pages = ['dashboard', 'questionnaire', 'results', 'submission']

/** Any of them gives the client's document; this one stands for all. */
const clientAddress = '/dashboard'

/** Files of the shell: who has used the questionnaire has them in the browser's cache already, so they cost no data. */
async function shellFiles(outDir: string): Promise<{ url: string; revision: string | null }[]> {
  const html = await readFile(join(outDir, 'index.html'), 'utf8')
  const manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Built
  >
  const wanted = new Set(
    Object.keys(manifest).filter((name) =>
      pages.some((page) => name.includes(`/${page}/`) || name.startsWith(`_${page}-`)),
    ),
  )
  // A set hands out what is added while it is walked.
  for (const name of wanted) for (const other of manifest[name]?.imports ?? []) wanted.add(other)
  const ofPages = [...wanted].flatMap((name) => manifest[name]?.file ?? []).map((file) => `/${file}`)
  const start = await readFile(join(outDir, 'front/landing.html'), 'utf8')
  const assets = [...new Set([...assetsOf(html), ...assetsOf(start), ...ofPages])].map((url) => ({
    url,
    revision: null,
  }))
  return [
    { url: clientAddress, revision: revisionOf(html) },
    { url: '/', revision: revisionOf(start) },
    ...assets,
  ]
}

/** The files of ours that a document names. */
function assetsOf(html: string): string[] {
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, address = '']) => address)
}

const revisionOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** Builds the service worker beside the client, with the list of what it keeps. */
export async function buildServiceWorker({ root, outDir }: { root: string; outDir: string }): Promise<void> {
  const draws = `^(${clientAddresses.map((address) => address.replace(/:\w+/g, '[^/]+')).join('|')})/?$`
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    define: {
      SHELL_FILES: JSON.stringify(await shellFiles(outDir)),
      CLIENT: JSON.stringify({ address: clientAddress, draws }),
    },
    build: {
      outDir,
      emptyOutDir: false,
      target: ['es2020', 'chrome80', 'firefox78', 'safari14'],
      modulePreload: false,
      rolldownOptions: {
        input: { 'service-worker': join(root, 'service-worker/main.ts') },
        checks: { bundlerTimings: false },
        output: { entryFileNames: '[name].js', format: 'iife' },
      },
    },
  })
}
