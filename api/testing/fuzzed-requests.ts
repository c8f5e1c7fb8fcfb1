import * as fc from 'fast-check'
import * as z from 'zod/mini'
import type { Endpoint } from '../../contract/http/index.ts'
import { ofShape, type Shape } from './from-schema.ts'
import { hostileKey, hostileText, hostileValue, toJson } from './hostile.ts'
import { pathOf, type SoundCall } from './sound-calls.ts'

/** A request as it is sent: path under /api with its query, and a body of any kind. */
export interface FuzzedRequest {
  path: string
  raw: string | undefined
  type: string
}

const takes = (part: z.ZodMiniType): boolean => part._zod.def.type !== 'undefined'
const shapeOf = (part: z.ZodMiniType): Shape =>
  z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' }) as Shape

const inAddress = (text: string): string => encodeURIComponent(text.toWellFormed())

/** A sound body, whole, with one member of its shape, or with one key hostile or added; the shape itself; anything at all. */
function bodies({ body }: Endpoint, sound: SoundCall): fc.Arbitrary<string | undefined> {
  const good = (sound.body ?? {}) as Record<string, unknown>
  const keys = Object.keys(good)
  const within = (good['answers'] ?? {}) as Record<string, unknown>
  const mutated = fc
    .tuple(keys.length > 0 ? fc.oneof(fc.constantFrom(...keys), hostileKey) : hostileKey, hostileValue)
    .map(([key, value]) => ({ ...good, [key]: value }))
  const inside = fc
    .tuple(fc.oneof(fc.constantFrom(...Object.keys(within), 'salary', 'tin'), hostileKey), hostileValue)
    .map(([key, value]) => ({ ...good, answers: { ...within, [key]: value } }))
  const shape: Shape = takes(body) ? shapeOf(body) : {}
  // One member at a time: were all at odds at once, the first would be refused and the others never looked at.
  const members = Object.entries(shape.properties ?? {}).map(([key, member]) =>
    ofShape(member).map((some) => {
      const value = key === 'answers' ? { ...within, ...Object(some) } : some
      return { ...good, [key]: value }
    }),
  )
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant(toJson(good)) },
    {
      weight: 3,
      arbitrary: fc.oneof(ofShape(shape), mutated, ...('answers' in good ? [inside] : [])).map(toJson),
    },
    ...(members.length > 0 ? [{ weight: 6, arbitrary: fc.oneof(...members).map(toJson) }] : []),
    { weight: 1, arbitrary: hostileValue.map(toJson) },
    { weight: 1, arbitrary: fc.constantFrom(undefined, '', '{', '{"a":1}{', '\uFEFF{}', 'a'.repeat(70_000)) },
  )
}

function queries({ query }: Endpoint): fc.Arbitrary<string> {
  const pairs = fc
    .array(
      fc.tuple(
        fc.oneof(fc.constantFrom('before', 'limit', 'token', 'format', 'limit[]'), hostileKey),
        hostileText,
      ),
      {
        maxLength: 3,
      },
    )
    .map((some) =>
      some.map((pair) => pair.map((text) => inAddress(text.slice(0, 2_000))).join('=')).join('&'),
    )
  const shape = takes(query)
    ? ofShape(shapeOf(query)).map((some) =>
        Object.entries(some as Record<string, unknown>)
          .map(([key, value]) => `${inAddress(key)}=${inAddress(String(value))}`)
          .join('&'),
      )
    : fc.constant('')
  return fc.oneof(
    { weight: 3, arbitrary: shape },
    { weight: 1, arbitrary: pairs },
    fc.constantFrom('%', '&&=', '%00=%00', 'a=%E0%A4%A'),
  )
}

const types = fc.oneof(
  { weight: 12, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/json; charset=utf-16',
      'application/json; charset=none',
      'application/vnd.api+json',
      'nonsense',
    ),
  },
)

/**
 * Requests to an endpoint, from nearly sound ones to hostile ones.
 * @param ids what stands for `:id` in the sound ones.
 */
export function fuzzedRequests(
  endpoint: Endpoint,
  sound: SoundCall,
  ids: readonly string[],
): fc.Arbitrary<FuzzedRequest> {
  const id = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...ids) },
    {
      weight: 1,
      arbitrary: fc.oneof(
        fc.uuid(),
        hostileText.filter((text) => text !== '').map((text) => inAddress(text.slice(0, 2_000))),
        fc.constantFrom('%', '%00', '%E0%A4%A'),
      ),
    },
  )
  return fc
    .record({
      id,
      query: queries(endpoint),
      raw: endpoint.method === 'GET' ? fc.constant(undefined) : bodies(endpoint, sound),
      type: types,
    })
    .map(({ id: given, query, raw, type }) => ({
      path: pathOf(endpoint, sound, given) + (query === '' ? '' : `?${query}`),
      raw,
      type,
    }))
}
