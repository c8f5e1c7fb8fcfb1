import { expect, test } from 'vitest'
import { processes } from '../platform/env-variables.ts'
import { EnvironmentError, environmentVariables, readEnv } from '../platform/env.ts'
import { productionLimits } from '../platform/rates.ts'

/** What must be given, with values that are only valid: everything else is then at its default. */
const required = {
  PUBLIC_URL: 'http://localhost:3000',
  DATABASE_URL: 'postgres://localhost/naijatax',
  SMTP_URL: 'smtp://localhost:25',
  TOKEN_KEY: 'an example of at least 32 characters',
}

const defaults: Readonly<Record<string, unknown>> = { ...readEnv(required), ...productionLimits }

/** What production asks for beside them: whatever it names when it is given these alone. */
const requiredInProduction: readonly string[] = (() => {
  try {
    readEnv({ ...required, PUBLIC_URL: 'https://tax.example.ng', NODE_ENV: 'production' })
  } catch (error) {
    if (error instanceof EnvironmentError) return error.faults.map((fault) => fault.split(' ', 1)[0] ?? '')
    throw error
  }
  return []
})()

const header = `# Every variable of platform/env.ts, with its default after the comment sign.
# \`npm start\` needs none of them. Elsewhere: copy this file to .env, fill in what is required, and start a process with
# \`node --env-file=.env\`, or give the file to docker compose. An empty variable counts as not set.
# In production: NODE_ENV=production, and what is marked so is required there (README, "Environment").
# This file is made by \`npx vitest run --project=unit tools/env-example.test.ts -u\`.
`

/** Who is given a variable, where not every process is, and how a secret may come. */
const remarks = ({ name, usedBy, isSecret }: (typeof environmentVariables)[number]): string =>
  [
    ...(usedBy.length < processes.length ? [`of ${usedBy.join(' and ')}`] : []),
    ...(isSecret ? [`or ${name}_FILE, a file with it`] : []),
    ...(requiredInProduction.includes(name) ? ['required in production'] : []),
  ]
    .map((remark) => `; ${remark}`)
    .join('')

function lines(variable: (typeof environmentVariables)[number]): string {
  const { name, required: isRequired } = variable
  const about = `${variable.about}${remarks(variable)}`
  if (isRequired) return `# ${about}; required\n${name}=\n`
  const value = defaults[name]
  return `# ${about}\n# ${name}=${typeof value === 'string' ? quoted(value) : (JSON.stringify(value) ?? '')}\n`
}

/** Text with spaces or other signs of the shell stands in quotes, so that every reader of such files agrees on it. */
const quoted = (text: string) => (/^[\w./:@-]*$/.test(text) ? text : `"${text}"`)

test('.env.example has every variable of the environment, its sentence and its default, and no other', async () => {
  expect(environmentVariables.filter((variable) => variable.required).map(({ name }) => name)).toEqual(
    Object.keys(required),
  )
  expect(requiredInProduction).toEqual([
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRETS',
    'STRIPE_PRICE_ID',
    'FALLBACK_PAYMENT_LINK',
    'MAIL_FROM',
  ])
  await expect([header, ...environmentVariables.map(lines)].join('\n')).toMatchFileSnapshot('../.env.example')
})
