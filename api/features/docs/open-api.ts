import type { Env } from '../../../platform/env.ts'
import {
  endpoints,
  errorBody,
  errorCodes,
  product,
  type Access,
  type Endpoint,
} from '../../../contract/http/index.ts'
import { cookieName } from '../../http/session-cookie.ts'
import { jsonSchema, membersOf } from './schemas.ts'

const refused = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
})

/** Refusals that follow from who may call. */
const accessRefusals: Record<Access, Record<string, unknown>> = {
  anyone: {},
  session: { 401: refused('No live session.') },
  assistant: { 401: refused('No live token of the assistant.') },
  verified: { 401: refused('No live session.'), 403: refused('The address is not verified.') },
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
    security: securityOf(endpoint.access),
    parameters: parametersOf(endpoint),
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
    responses: {
      ...successOf(endpoint),
      ...accessRefusals[endpoint.access],
      default: refused('Refused, with how to mend it.'),
    },
  }
}

/** The whole API as an OpenAPI 3.1 document, made from the contract alone. */
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
      description: `Requests are strict: an unknown key is refused. Answers may grow keys. Error codes: ${errorCodes.join(', ')}.`,
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
