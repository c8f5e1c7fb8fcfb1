import { describe, expect, it } from 'vitest'
import { endpoints, type Endpoint } from '../../../contract/http/index.ts'
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
            responses: { 200: {}, 201: {}, 401: {}, 403: {}, default: {} },
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
