import * as fc from 'fast-check'
import { hostileText } from './hostile.ts'

/** A schema as JSON Schema says it; only what the contract uses is understood, anything else may be any JSON. */
export interface Shape {
  const?: unknown
  enum?: unknown[]
  anyOf?: Shape[]
  allOf?: Shape[]
  type?: string | string[]
  format?: string
  pattern?: string
  properties?: Record<string, Shape>
  required?: string[]
  propertyNames?: Shape
  additionalProperties?: Shape | boolean
  items?: Shape
  minimum?: number
  maximum?: number
}

const text = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.constantFrom('Ada', '3,600,000', '₦1,000.50', '2026', 'employee', '12345678-0001', '+2348031234567'),
  hostileText,
)
const formats: Record<string, fc.Arbitrary<string>> = {
  uuid: fc.uuid(),
  email: fc.uuid().map((id) => `${id}@example.test`),
  'date-time': fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
}

function ofString({ format, pattern }: Shape): fc.Arbitrary<string> {
  const known = format === undefined ? undefined : formats[format]
  if (known) return known
  return pattern === undefined ? text : fc.oneof(fc.stringMatching(new RegExp(pattern)), text)
}

const within = ({ minimum: min = -(2 ** 31), maximum: max = 2 ** 31 }: Shape) => ({ min, max })

function ofObject(shape: Shape): fc.Arbitrary<unknown> {
  if (shape.propertyNames && typeof shape.additionalProperties === 'object')
    return fc.dictionary(ofShape(shape.propertyNames).map(String), ofShape(shape.additionalProperties), {
      maxKeys: 8,
    })
  const members = Object.entries(shape.properties ?? {}).map(([key, member]) => [key, ofShape(member)])
  return fc.record(Object.fromEntries(members) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: shape.required ?? [],
  })
}

/**
 * Values of a schema's shape: of the right kinds, though a text may be hostile and a
 * check that no shape can say may refuse them.
 */
export function ofShape(shape: Shape): fc.Arbitrary<unknown> {
  if ('const' in shape) return fc.constant(shape.const)
  if (shape.enum) return fc.constantFrom(...shape.enum)
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map(ofShape))
  if (Array.isArray(shape.type)) return fc.oneof(...shape.type.map((type) => ofShape({ ...shape, type })))
  if (shape.type === 'string') return ofString(shape)
  if (shape.type === 'integer') return fc.oneof(fc.integer(), fc.integer(within(shape)))
  if (shape.type === 'number') return fc.oneof(fc.nat(1_000_000_000), fc.double())
  if (shape.type === 'boolean') return fc.boolean()
  if (shape.type === 'null') return fc.constant(null)
  if (shape.type === 'array') return fc.array(ofShape(shape.items ?? {}), { maxLength: 4 })
  return shape.type === 'object' ? ofObject(shape) : fc.jsonValue({ maxDepth: 2 })
}
