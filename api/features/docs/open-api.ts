import * as z from 'zod/mini'
import type { Env } from '../../../platform/env.ts'
import {
  commonErrors,
  endpoints,
  errorBody,
  errorsOf,
  errorStatus,
  product,
  type Access,
  type Endpoint,
} from '../../../contract/http/index.ts'
import { cookieName } from '../../http/session-cookie.ts'

/** A JSON Schema 2020-12, as OpenAPI 3.1 uses it. */
export type JsonSchema = Record<string, unknown>

/**
 * A zod schema as JSON Schema, for requests (`input`) or responses (`output`). Checks that JSON Schema cannot express
 * are left out.
 * @returns undefined for a part that the call does not have.
 */
export function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema | undefined {
  if (schema._zod.def.type === 'undefined') return undefined
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

/** The members of an object's schema, each with its name and whether it is required. */
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

const refused = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
})

/** An endpoint's error responses by status, each with its codes. */
function refusalsOf(endpoint: Endpoint): Record<string, unknown> {
  const byStatus = Map.groupBy(errorsOf(endpoint), (code) => errorStatus[code])
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [status, refused(`Refused: ${codes.join(', ')}.`)]),
  )
}

const securityOf = (access: Access) => {
  if (access === 'anyone') return []
  return access === 'assistant' ? [{ bearer: [] }] : [{ session: [] }, { bearer: [] }]
}

function parametersOf({ params, query }: Endpoint): unknown[] {
  const inPath = membersOf(jsonSchema(params, 'input')).map((member) => ({ ...member, in: 'path' }))
  const inQuery = membersOf(jsonSchema(query, 'input')).map((member) => ({ ...member, in: 'query' }))
  return [...inPath, ...inQuery]
}

function successOf({ status, repeatStatus, answer, answerType }: Endpoint): Record<string, unknown> {
  const schema = jsonSchema(answer, 'output')
  const content = schema && { content: { [answerType ?? 'application/json']: { schema } } }
  return {
    [status]: { description: 'Done.', ...content },
    ...(repeatStatus && { [repeatStatus]: { description: 'It was done already.', ...content } }),
  }
}

function operationOf(name: string, endpoint: Endpoint): Record<string, unknown> {
  const body = jsonSchema(endpoint.body, 'input')
  return {
    operationId: name,
    summary: endpoint.summary,
    ...(endpoint.limits.length > 0 && { 'x-limits': endpoint.limits }),
    security: securityOf(endpoint.access),
    parameters: parametersOf(endpoint),
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
    responses: {
      ...successOf(endpoint),
      ...refusalsOf(endpoint),
      default: refused(`Refused, as any call can be: ${commonErrors.join(', ')}.`),
    },
  }
}

/** The whole API as an OpenAPI 3.1 document, generated from the contract. */
export function openApi(env: Pick<Env, 'PUBLIC_URL'>): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(name, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${product.name} API`,
      version: '1',
      description: `Requests are strict: an unknown key is refused. Answers may grow keys. Error codes: ${Object.keys(errorStatus).join(', ')}.`,
    },
    servers: [{ url: new URL('/api', env.PUBLIC_URL).href }],
    paths,
    components: {
      schemas: { Error: jsonSchema(errorBody, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: cookieName(env).name },
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
    },
  }
}
