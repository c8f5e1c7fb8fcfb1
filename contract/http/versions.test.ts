import * as z from 'zod'
import { expect, it } from 'vitest'
import { endpoints, type Endpoint } from './index.ts'

/** Every object of a schema and whether it refuses keys that it does not know. */
function objectsOf(schema: Endpoint['answer']): boolean[] {
  const strict: boolean[] = []
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if ('properties' in node)
      strict.push('additionalProperties' in node && node.additionalProperties === false)
    for (const part of Object.values(node)) walk(part)
  }
  // As an input: what a schema refuses, not what comes out of it.
  walk(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }))
  return strict
}

const all = Object.entries<Endpoint>(endpoints)

// A client of the version before stays open for days: what it is answered may have grown, and what it does not know
// must not stop it [fault F27].
it.each(all)('%s may be answered with keys that an older client does not know', (_name, { answer }) => {
  expect(objectsOf(answer)).not.toContain(true)
})

// The others are opened by a link of anybody's, or sent by Stripe: not for us to be strict about.
const ours = all.filter(([, { signed, status }]) => !signed && status !== 302)

it.each(ours)('%s refuses keys of a request that it does not know', (_name, { body, query, params }) => {
  const outermost = [body, query, params].map((part) => objectsOf(part)[0])
  expect(outermost).not.toContain(false)
})

it('looks at objects', () => {
  expect(objectsOf(z.strictObject({ a: z.object({}) }) as unknown as Endpoint['answer'])).toEqual([
    true,
    false,
  ])
})
