import * as z from 'zod/mini'

/** A schema in the words of JSON Schema 2020-12, which OpenAPI 3.1 speaks. */
export type JsonSchema = Record<string, unknown>

/**
 * A zod schema as JSON Schema, as it is sent (`input`) or answered (`output`). Checks that JSON Schema cannot say
 * are left out. @returns undefined for a part that the call does not have.
 */
export function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema | undefined {
  if (schema._zod.def.type === 'undefined') return undefined
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

/** The members of an object's schema, each with its name and whether it must be there. */
export function membersOf(
  schema: JsonSchema | undefined,
): { name: string; schema: unknown; required: boolean }[] {
  const required = new Set(Array.isArray(schema?.['required']) ? (schema['required'] as unknown[]) : [])
  const properties = (schema?.['properties'] ?? {}) as Record<string, unknown>
  return Object.entries(properties).map(([name, member]) => ({
    name,
    schema: member,
    required: required.has(name),
  }))
}
