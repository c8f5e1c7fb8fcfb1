import * as z from 'zod'
import { describe, expect, it } from 'vitest'
import { endpoints, type Endpoint } from '../../contract/http/index.ts'
import { isAnswerOf, routes, type RouteName } from './routes.ts'

/** The keys that every answer of a call holds, by the contract. */
function requiredKeys(name: RouteName): { keys: readonly string[]; list: boolean } {
  const schema = z.toJSONSchema(endpoints[name].answer, { unrepresentable: 'any', io: 'output' })
  const list = schema.type === 'array'
  const member = (list ? schema.items : schema) as { required?: string[] }
  return { keys: member.required ?? [], list }
}

/** What a part of the client with a lookup of its own calls, or nobody there. */
const elsewhere = [
  'logout',
  'updateSubmission',
  'downloadReport',
  'readTokenKeys',
  'createAssistantToken',
  'askAssistant',
]

const called = Object.entries<Endpoint>(endpoints).flatMap(([name, { status, signed }]) =>
  status === 302 || signed || elsewhere.includes(name) ? [] : [name as RouteName],
)

describe.each(called)('%s', (name) => {
  it('goes where the contract says', () => {
    const { method, path } = endpoints[name]
    expect(routes[name]).toMatchObject({ method, path })
  })
  it('reads only what every answer holds', () => {
    const { keys: read = [], list = false } = routes[name]
    const promised = requiredKeys(name)
    expect(promised.keys).toEqual(expect.arrayContaining([...read]))
    expect(read.length > 0 && promised.list).toBe(list)
  })
})

describe('isAnswerOf', () => {
  it.each([undefined, null, 'text', [], {}, { user: 1 }])('refuses %j for a draft', (answer) => {
    expect(isAnswerOf(routes.readDraft, answer)).toBe(false)
  })
  it('takes a list of nothing, and no list with a stranger in it', () => {
    expect(isAnswerOf(routes.listDrafts, [])).toBe(true)
    expect(isAnswerOf(routes.listDrafts, [{}])).toBe(false)
    expect(isAnswerOf(routes.listDrafts, {})).toBe(false)
  })
  it('takes an empty answer where nothing is read', () => {
    expect(isAnswerOf(routes.deleteDraft, undefined)).toBe(true)
  })
})
