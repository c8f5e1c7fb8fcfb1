import { describe, expect, it } from 'vitest'
import { commonErrors, endpoints, errorsOf, type Endpoint } from '../../../contract/http/index.ts'
import { docsPage } from './docs-page.ts'
import { openApi } from './open-api.ts'

const document = openApi({ PUBLIC_URL: 'https://naijatax.example' })
const operations = Object.values(document['paths'] as Record<string, Record<string, { operationId: string }>>)

describe('the OpenAPI document', () => {
  it('has every endpoint of the contract and no other', () => {
    const names = operations.flatMap((path) => Object.values(path).map(({ operationId }) => operationId))
    expect(names.toSorted()).toEqual(Object.keys(endpoints).toSorted())
  })

  it('declares every parameter of every path', () => {
    for (const [path, methods] of Object.entries(document['paths'] as Record<string, object>)) {
      const wanted = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      for (const operation of Object.values(methods) as { parameters: { name: string; in: string }[] }[])
        expect(operation.parameters.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(
          wanted,
        )
    }
  })

  it('says what is refused and what is repeated', () => {
    expect(document).toMatchObject({
      openapi: '3.1.0',
      paths: {
        '/submissions': {
          post: {
            security: [{ session: [] }, { bearer: [] }],
            requestBody: {
              content: { 'application/json': { schema: { type: 'object', additionalProperties: false } } },
            },
            responses: {
              200: {},
              201: {},
              400: {},
              401: {},
              402: {},
              403: {},
              404: {},
              409: {},
              default: {},
            },
          },
        },
      },
      components: { securitySchemes: { session: { name: '__Host-session', in: 'cookie' } } },
    })
  })

  it('survives JSON', () => expect(JSON.parse(JSON.stringify(document))).toEqual(document))
})

describe('the page', () => {
  it('lists every endpoint, without script or style', () => {
    const page = docsPage()
    for (const { method, path } of Object.values<Endpoint>(endpoints))
      expect(page).toContain(`<code>${method} /api${path}</code>`)
    expect(page).not.toMatch(/<script|<style|style=|javascript:|\son\w+=/i)
  })
})

function listed(endpoint: Endpoint): string {
  const { method, path, access, limits, status, repeatStatus } = endpoint
  const lines = [
    `caller: ${access}`,
    ...limits.map((limit) => {
      const apart = 'scope' in limit ? `, apart for ${limit.scope}` : ''
      return `limit: ${limit.counts ?? 'calls'} by ${limit.by}${apart}, ${limit.name}`
    }),
    `answers: ${[status, repeatStatus].filter(Boolean).join(', ')}`,
    `refuses: ${errorsOf(endpoint).toSorted().join(', ') || 'nothing of its own'}`,
  ]
  return [`## ${method} /api${path}`, '', ...lines.map((line) => `- ${line}`)].join('\n')
}

// A removed limit, refusal or access shows in the diff of this page. Review it, then regenerate the page with `npx
// vitest run --project=unit api/features/docs -u`.
it('docs/endpoints.md lists who may call each endpoint, its limits, answers and refusals', async () => {
  const sections = Object.values<Endpoint>(endpoints)
    .toSorted((one, other) => (`${one.path} ${one.method}` < `${other.path} ${other.method}` ? -1 : 1))
    .map(listed)
  const head = [
    '# Endpoints',
    'Made from [contract/http](../contract/http/index.ts) by a test. Outside production an answer that is not listed fails.',
    `Any call can be refused with: ${commonErrors.join(', ')}.`,
  ]
  await expect(`${[...head, ...sections].join('\n\n')}\n`).toMatchFileSnapshot('../../../docs/endpoints.md')
})
