import { routes } from 'virtual:routes'
import * as z from 'zod'
import { beforeAll, describe, expect, it } from 'vitest'
import { endpoints, type Endpoint } from '../../contract/http/index.ts'
import { isAnswerOf, loadRoute, routeOf, type RouteName } from './routes.ts'

/** The keys that every answer of a call holds, by the contract. */
function requiredKeys({ answer }: Endpoint): { keys: readonly string[]; list: boolean } {
  const schema = z.toJSONSchema(answer, { unrepresentable: 'any', io: 'output' })
  const list = schema.type === 'array'
  const member = (list ? schema.items : schema) as { required?: string[] }
  return { keys: member.required ?? [], list }
}

const called = Object.entries<Endpoint>(endpoints).filter(
  ([, { status, access, signed }]) => status !== 302 && access !== 'assistant' && !signed,
)

describe.each(called)('%s', (name, endpoint) => {
  beforeAll(() => loadRoute(name as RouteName))
  it('goes where the contract says', () => {
    expect(routeOf(name as RouteName)).toMatchObject({ method: endpoint.method, path: endpoint.path })
  })
  it('reads what every answer holds', () => {
    const promised = requiredKeys(endpoint)
    const route = routeOf(name as RouteName)
    expect(route.keys).toEqual(promised.keys)
    expect(route.isList).toBe(promised.keys.length > 0 && promised.list)
  })
})

it('keeps the routes of seldom opened pages out of the first download', () => {
  const first: readonly string[] = Object.keys(routes)
  expect(first).toEqual(expect.arrayContaining(['createToken', 'login', 'readProfile', 'updateDraft']))
  for (const seldom of ['resetPassword', 'showMailedCode', 'askEmailChange'])
    expect(first).not.toContain(seldom)
})

describe('isAnswerOf', () => {
  it.each([undefined, null, 'text', [], {}, { user: 1 }])('refuses %j for a draft', (answer) => {
    expect(isAnswerOf('readDraft', answer)).toBe(false)
  })
  it('takes a list of nothing, and no list with a stranger in it', () => {
    expect(isAnswerOf('listDrafts', [])).toBe(true)
    expect(isAnswerOf('listDrafts', [{}])).toBe(false)
    expect(isAnswerOf('listDrafts', {})).toBe(false)
  })
  it('takes an empty answer where nothing is read', () => {
    expect(isAnswerOf('deleteDraft', undefined)).toBe(true)
  })
})
