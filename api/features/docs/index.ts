import type { Router } from '@koa/router'
import type { Services } from '../../services.ts'
import { docsPage } from './docs-page.ts'
import { openApi } from './open-api.ts'

/** GET /docs: describes the API from its contract; as a page for a browser, else as OpenAPI JSON. Open to anyone. */
export function docsRoutes(router: Router, { env }: Pick<Services, 'env'>): void {
  router.get('/docs', (ctx) => {
    ctx.vary('Accept')
    if (ctx.accepts('application/json', 'text/html') === 'text/html') {
      ctx.type = 'html'
      ctx.body = docsPage()
      return
    }
    ctx.body = openApi(env)
  })
}
