import {
  commonErrors,
  endpoints,
  errorsOf,
  product,
  type Access,
  type Endpoint,
  type Limit,
} from '../../../contract/http/index.ts'
import { escapeHtml } from '../../http/html.ts'
import { jsonSchema, membersOf } from './open-api.ts'

const callers: Record<Access, string> = {
  anyone: 'Anyone.',
  session: 'Needs a session.',
  assistant: 'Needs a token of the assistant.',
  verified: 'Needs a session with a verified address.',
}

/** The parameter names of a part of a call; optional ones are marked. */
function namesOf(part: Endpoint['body']): string {
  return membersOf(jsonSchema(part, 'input'))
    .map(({ name, required }) => `<code>${escapeHtml(name)}</code>${required ? '' : ' (optional)'}`)
    .join(', ')
}

const codesOf = (codes: readonly string[]) => codes.map((code) => `<code>${code}</code>`).join(', ')

/** What a limit counts, and by what: `wrong passwords by email+ip (LIMIT_LOGIN)`. */
const limitOf = ({ name, by, counts = 'calls' }: Limit) => `${counts} by ${by} (<code>${name}</code>)`

function section(endpoint: Endpoint): string {
  const { method, path, access, summary, status, repeatStatus, limits } = endpoint
  const refused = errorsOf(endpoint)
  const query = namesOf(endpoint.query)
  const body = namesOf(endpoint.body)
  return `<section>
<h2><code>${method} /api${escapeHtml(path)}</code></h2>
<p>${escapeHtml(summary)} ${callers[access]}</p>
<ul>${query && `<li>Query: ${query}</li>`}${body && `<li>Body: ${body}</li>`}${limits.length > 0 ? `<li>Limits: ${limits.map(limitOf).join('; ')}</li>` : ''}<li>Answers ${[status, repeatStatus].filter(Boolean).join(' or ')}${refused.length > 0 ? `, or is refused with ${codesOf(refused)}` : ''}</li></ul>
</section>`
}

/** The API as a plain HTML page: without script or style, so that it needs no exception in the content policy. */
export function docsPage(): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API - ${escapeHtml(product.name)}</title>
</head>
<body>
<main>
<h1>${escapeHtml(product.name)} API</h1>
<p>The same as an OpenAPI 3.1 document: <code>curl -H 'Accept: application/json'</code> this address.</p>
<p>A refusal answers <code>{error, code, fields?}</code>. Any call can answer ${codesOf(commonErrors)}; what else it can answer stands with it.</p>
${Object.values<Endpoint>(endpoints).map(section).join('\n')}
</main>
</body>
</html>
`
}
