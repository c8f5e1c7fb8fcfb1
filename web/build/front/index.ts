import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { clientAddresses } from '../../addresses.ts'
import { buildAssistant } from '../assistant.ts'
import { filesAhead } from './files-ahead.ts'
import { type FrontBuild, renderFront } from './render-front.ts'
import { buildScript } from './script.ts'
import { sitemap, robots } from './texts.ts'
import { weighFront } from './weigh-front.ts'

/**
 * Makes the pages of the public face: HTML with its styles inside, one script for after it is drawn, and
 * `documents.json`, which tells the server what stands under which address.
 * @throws Error when a page is over its budget.
 */
export async function buildFront(paths: FrontBuild): Promise<void> {
  const { outDir } = paths
  const script = await buildScript(paths)
  const pages = await renderFront(paths, { script: `/${script.fileName}`, ahead: await filesAhead(outDir) })
  await weighFront(pages, script)

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
