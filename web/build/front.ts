import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { articles } from '../../tax/guide/index.ts'
import { clientAddresses, frontAddresses, helpAddress } from '../addresses.ts'
import { placeholders } from '../front/rendered.ts'
import { buildAssistant } from './assistant.ts'
import { assetsIn, browsers, buildBeside, readClient } from './bundle.ts'
import { brotliKiB } from './compress.ts'
import { type FrontBuild, renderFront } from './front-pages.ts'
import { searchGuide } from './search-guide.ts'

/**
 * Makes the pages of the public face: HTML with its styles inside, one script for after it is drawn, and
 * `documents.json`, which tells the server what stands under which address [decision 0022].
 * @throws Error when a page is over its budget.
 */
export async function buildFront(paths: FrontBuild): Promise<void> {
  const { outDir } = paths
  const script = await buildScript(paths)
  const pages = await renderFront(paths, { script: `/${script.fileName}`, ahead: await filesAhead(outDir) })
  await keepWithin(pages, script)

  const front = join(outDir, 'front')
  await rm(front, { recursive: true, force: true })
  await mkdir(front)
  await Promise.all(pages.map(({ file, html }) => writeFile(join(front, `${file}.html`), html)))
  await writeFile(join(front, 'robots.txt'), robots)
  await writeFile(join(front, 'sitemap.xml'), sitemap)

  const assistant = await buildAssistant(paths)
  const html = pages.map(({ address, file }) => ({ address, file: `front/${file}.html` }))
  const documents = {
    pages: [
      ...html.filter(({ address }) => address !== undefined),
      ...assistant,
      { address: '/robots.txt', file: 'front/robots.txt' },
      { address: '/sitemap.xml', file: 'front/sitemap.xml' },
    ],
    notFound: html.find(({ address }) => address === undefined)?.file,
    client: { file: 'index.html', addresses: clientAddresses },
  }
  await writeFile(join(outDir, 'documents.json'), JSON.stringify(documents))
}

/** How the name of what Get Started leads to begins in the manifest: the chunk of chunks.ts. */
const next = '_joining-'

/** Addresses of the files with which the client begins: those of its document and of the page after the landing. */
async function filesAhead(outDir: string): Promise<string[]> {
  const { html, names, filesOf } = await readClient(outDir)
  const found = names.filter((name) => name.startsWith(next))
  if (found.length === 0) throw new Error(`The client's build has no ${next} to fetch ahead`)
  return [...new Set([...assetsIn(html), ...filesOf(found)])]
}

/** What is fetched on demand here is one file without styles: nothing to preload, so the bundler's helper only calls it. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
}

/** Builds the script of the public pages into the client's assets; the tax engine is a file of its own. */
function buildScript({ root, outDir }: FrontBuild): Promise<Rolldown.OutputChunk> {
  return buildBeside(root, {
    plugins: [plainImports, searchGuide],
    build: {
      outDir,
      emptyOutDir: false,
      target: browsers,
      modulePreload: false,
      rolldownOptions: {
        input: { front: `${root}/front/script/main.ts` },
        checks: { bundlerTimings: false },
        treeshake: {
          propertyReadSideEffects: false,
          moduleSideEffects: [{ test: /[\\/](tax|contract)[\\/]/, sideEffects: false }],
        },
        output: { entryFileNames: 'assets/[name]-[hash].js', chunkFileNames: 'assets/[name]-[hash].js' },
      },
    },
  })
}

/** For robots: the public pages may be read, what belongs to a person holds nothing for them. */
const robots = [
  'User-agent: *',
  'Disallow: /api/',
  'Disallow: /operator',
  'Allow: /',
  '',
  `Sitemap: ${placeholders.publicUrl}/sitemap.xml`,
  '',
].join('\n')

const entry = (address: string) => `<url><loc>${placeholders.publicUrl}${address}</loc></url>`

const addresses = [...frontAddresses, ...articles.map(({ id }) => helpAddress(id))]

/** Every public page, for search engines. */
const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses.map(entry).join('')}</urlset>
`

/**
 * Budgets of a front page [spec 24.10], in KiB after brotli: what the first packets bring, the script after it, and a
 * page in all.
 */
const most = { document: 14, script: 2, page: 30 }

/**
 * Weighs the public pages.
 * @throws Error that names every page over its budget.
 */
async function keepWithin(
  pages: readonly { file: string; html: string }[],
  script: { code: string },
): Promise<void> {
  const scriptKib = await brotliKiB(script.code)
  const faults =
    scriptKib > most.script ? [fault('The script of the public pages', scriptKib, most.script)] : []
  for (const { file, html } of pages) {
    const documentKib = await brotliKiB(html)
    if (documentKib > most.document)
      faults.push(fault(`The page ${file} with its styles`, documentKib, most.document))
    if (documentKib + scriptKib > most.page)
      faults.push(fault(`The page ${file} in all`, documentKib, most.page))
  }
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

function fault(what: string, weight: number, budget: number): string {
  return `${what} weighs ${weight.toFixed(1)} KiB, budget ${budget} KiB: leave out of web/front what the page does not need.`
}
