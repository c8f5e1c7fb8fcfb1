import { prerender } from 'react-dom/static'
import { StaticRouter } from '../router.ts'
import '../styles/tokens.css'
import '../styles/base.css'
import '../styles/tables.css'
import '../styles/print.css'
import { Document, FlashMessageRegion } from './Document.tsx'
import { pages } from './pages.tsx'
import type { RenderedPage, PageAssets } from './rendered.ts'

/** Renders every public page to HTML. */
export async function renderPages(assets: PageAssets): Promise<RenderedPage[]> {
  return Promise.all(
    pages.map(async ({ content, file, ...head }) => {
      const { prelude } = await prerender(
        <Document {...head} {...assets}>
          <StaticRouter location={head.address ?? '/'}>{content}</StaticRouter>
          <FlashMessageRegion />
        </Document>,
      )
      return { address: head.address, file, html: await new Response(prelude).text() }
    }),
  )
}
