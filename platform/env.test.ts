import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { processes } from './env-variables.ts'
import { EnvironmentError, environmentVariables, readEnv } from './env.ts'

const complete = {
  PUBLIC_URL: 'http://localhost:3000',
  DATABASE_URL: 'postgres://user:secret@db/naijatax',
  SMTP_URL: 'smtps://mail.example.ng',
  TOKEN_KEY: '0123456789abcdef'.repeat(2),
}

const payments = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRETS: 'whsec_1',
  STRIPE_PRICE_ID: 'price_1',
}

/** The faults that reading this environment tells of. */
function faultsOf(source: Record<string, string | undefined>): readonly string[] {
  try {
    readEnv(source)
  } catch (error) {
    if (error instanceof EnvironmentError) return error.faults
    throw error
  }
  return []
}

test('what is required is enough; the rest has defaults', () => {
  expect(readEnv(complete)).toMatchObject({ NODE_ENV: 'development', PORT: 3000, FREE_CALCULATIONS: 3 })
})

test('an empty variable counts as not set', () => {
  expect(readEnv({ ...complete, REDIS_URL: '', PORT: '' })).toMatchObject({ PORT: 3000 })
  expect(readEnv({ ...complete, REDIS_URL: '' }).REDIS_URL).toBeUndefined()
})

test('every fault is told at once, by name, with how to mend it', () => {
  const faults = faultsOf({ PORT: 'x', LOG_LEVEL: 'loud', TOKEN_KEY: 'short', DATABASE_URL: 'mysql://db' })
  expect(faults).toContain('PORT must be a whole number from 0 to 65535')
  expect(faults).toContain('LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent')
  expect(faults).toContain(
    'DATABASE_URL must be an address that starts with postgres:// or postgresql://; a password with / # ? @ or % must be percent-encoded in it',
  )
  expect(faults.find((fault) => fault.startsWith('TOKEN_KEY'))).toMatch(
    /at least 32 characters.*openssl rand/,
  )
  expect(faults.find((fault) => fault.startsWith('PUBLIC_URL'))).toMatch(/is not set: /)
  expect(faults.find((fault) => fault.startsWith('SMTP_URL'))).toMatch(/is not set: /)
})

test('a fault never repeats a secret', () => {
  expect(
    faultsOf({ ...complete, TOKEN_KEY: 'canary', DATABASE_URL: 'canary://user:canary@db' }).join(),
  ).not.toContain('canary')
})

test('production refuses what is unsafe there', () => {
  const production = {
    ...complete,
    ...payments,
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://tax.example.ng',
    MAIL_FROM: 'NaijaTax <tax@mail.ng>',
    FALLBACK_PAYMENT_LINK: 'https://buy.stripe.com/1',
  }
  expect(faultsOf(production)).toEqual([])
  expect(faultsOf({ ...production, PUBLIC_URL: 'http://tax.example.ng' })[0]).toMatch(
    /^PUBLIC_URL must start with https/,
  )
  expect(faultsOf({ ...production, MAIL_FROM: '' })[0]).toMatch(/^MAIL_FROM/)
  expect(faultsOf({ ...production, OPERATOR_USER: 'operator' })[0]).toMatch(/go together/)
})

test('every variable has a sentence', () => {
  for (const { name, about } of environmentVariables) expect(about, name).not.toBe('')
})

test.each(['GOOGLE', 'MICROSOFT'])('%s sign-in is configured whole or not at all', (provider) => {
  const sentence = `${provider}_CLIENT_ID and ${provider}_CLIENT_SECRET go together: set both or neither`
  expect(faultsOf({ ...complete, [`${provider}_CLIENT_ID`]: 'id' })).toEqual([sentence])
  expect(faultsOf({ ...complete, [`${provider}_CLIENT_SECRET`]: 'secret' })).toEqual([sentence])
  expect(
    faultsOf({ ...complete, [`${provider}_CLIENT_ID`]: 'id', [`${provider}_CLIENT_SECRET`]: 'secret' }),
  ).toEqual([])
})

test('payments are set up whole or not at all, and in production they are', () => {
  expect(faultsOf({ ...complete, ...payments })).toEqual([])
  expect(faultsOf({ ...complete, ...payments, STRIPE_PRICE_ID: '' })).toEqual([
    'STRIPE_PRICE_ID must be set too: payments are set up whole or not at all',
  ])
  const production = {
    ...complete,
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://tax.example.ng',
    MAIL_FROM: 'NaijaTax <tax@mail.ng>',
  }
  expect(faultsOf(production).map((fault) => fault.split(' ')[0])).toEqual([
    ...Object.keys(payments),
    'FALLBACK_PAYMENT_LINK',
  ])
  const whole = { ...production, ...payments, FALLBACK_PAYMENT_LINK: 'https://buy.stripe.com/1' }
  expect(faultsOf({ ...whole, STRIPE_API_BASE: 'http://127.0.0.1:1' })).toEqual([
    'STRIPE_API_BASE must not be set in production: payments go to Stripe itself',
  ])
})

const secrets = (text: string) => readEnv({ ...complete, ...payments, STRIPE_WEBHOOK_SECRETS: text })

test('one webhook secret, or two while rolling', () => {
  expect(secrets('whsec_1').STRIPE_WEBHOOK_SECRETS).toEqual(['whsec_1'])
  expect(secrets('whsec_1, whsec_2').STRIPE_WEBHOOK_SECRETS).toEqual(['whsec_1', 'whsec_2'])
  for (const text of ['secret', 'whsec_1,', 'whsec_1,whsec_2,whsec_3'])
    expect(() => secrets(text)).toThrow('STRIPE_WEBHOOK_SECRETS must be whsec_')
})

test('a hosted identity provider is given whole or not at all, and over https in production', () => {
  const hosted = {
    IDENTITY_ISSUER: 'https://id.example.ng',
    IDENTITY_AUDIENCE: 'naijatax',
    IDENTITY_SCRIPT_URL: 'https://id.example.ng/script.js',
    IDENTITY_PUBLISHABLE_KEY: 'pk_live_1',
  }
  expect(faultsOf({ ...complete, ...hosted })).toEqual([])
  for (const name of Object.keys(hosted)) {
    const [fault = ''] = faultsOf({ ...complete, ...hosted, [name]: '' })
    expect(fault).toContain(`${name} must be set too`)
  }
  const production = {
    ...complete,
    ...hosted,
    ...payments,
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://tax.example.ng',
    MAIL_FROM: 'Tax <tax@tax.ng>',
    FALLBACK_PAYMENT_LINK: 'https://buy.stripe.com/1',
  }
  expect(faultsOf(production)).toEqual([])
  expect(faultsOf({ ...production, IDENTITY_ISSUER: 'http://id.example.ng' })).toEqual([
    'IDENTITY_ISSUER must start with https:// in production',
  ])
})

test('draining is part of stopping', () => {
  const sentence = 'SHUTDOWN_DRAIN_SECONDS must be less than SHUTDOWN_SECONDS'
  expect(faultsOf({ ...complete, SHUTDOWN_SECONDS: '10', SHUTDOWN_DRAIN_SECONDS: '10' })).toEqual([sentence])
  expect(faultsOf({ ...complete, SHUTDOWN_SECONDS: '10', SHUTDOWN_DRAIN_SECONDS: '9' })).toEqual([])
})

test('one that is too long is told beside every other fault', () => {
  const source = {
    ...complete,
    SHUTDOWN_DRAIN_SECONDS: '40',
    PORT: 'x',
    MAIL_FROM: 'tax',
    TOKEN_KEY: 'short',
  }
  expect(faultsOf(source).map((fault) => fault.split(' ', 1)[0])).toEqual([
    'PORT',
    'MAIL_FROM',
    'TOKEN_KEY',
    'SHUTDOWN_DRAIN_SECONDS',
  ])
})

test('the private port is another than the API’s, where both listen at one address', () => {
  const fault = ['METRICS_PORT must be another port than PORT']
  expect(faultsOf({ ...complete, METRICS_PORT: '3000' })).toEqual(fault)
  expect(faultsOf({ ...complete, METRICS_PORT: '3000', METRICS_HOST: '0.0.0.0' })).toEqual(fault)
  expect(faultsOf({ ...complete, METRICS_PORT: '3000', HOST: '10.0.0.4' })).toEqual([])
  expect(faultsOf({ ...complete, METRICS_PORT: '0', PORT: '0' })).toEqual([])
  // A worker has no other port.
  expect(() => readEnv({ ...complete, METRICS_PORT: '3000' }, 'worker')).not.toThrow()
})

test('NODE_ENV is not forgotten where people are served', () => {
  const https = { ...complete, PUBLIC_URL: 'https://tax.example.ng' }
  expect(faultsOf(https).join()).toMatch(/^NODE_ENV is not set.*NODE_ENV=production/)
  expect(faultsOf({ ...https, NODE_ENV: 'development' })).toEqual([])
  expect(faultsOf({ ...https, NODE_ENV: 'test' })).toEqual([])
  for (const NODE_ENV of ['', 'development', 'test'])
    for (const key of ['sk_live_1', 'rk_live_1'])
      expect(faultsOf({ ...complete, ...payments, NODE_ENV, STRIPE_SECRET_KEY: key }).join()).toMatch(
        /^NODE_ENV must be production.*NODE_ENV=production/,
      )
})

test.each(['https://host.ng/tax', 'https://host.ng/?a', 'https://host.ng/#a', 'https://ada@host.ng'])(
  'PUBLIC_URL is a host and no more: %s is refused, because links would leave the rest out',
  (PUBLIC_URL) => {
    const [fault] = faultsOf({ ...complete, NODE_ENV: 'test', PUBLIC_URL })
    expect(fault).toMatch(/^PUBLIC_URL must be an address without a path, such as/)
  },
)

test.each(['https://host.ng', 'https://host.ng/', 'http://localhost:3000', 'https://HOST.ng:443'])(
  'PUBLIC_URL may be %s',
  (PUBLIC_URL) => {
    expect(faultsOf({ ...complete, NODE_ENV: 'test', PUBLIC_URL })).toEqual([])
  },
)

test('MAIL_FROM that no mail could have as its sender is refused, with how to write it', () => {
  const [fault] = faultsOf({ ...complete, MAIL_FROM: 'tax' })
  expect(fault).toMatch(/^MAIL_FROM must be an address, or a name and an address: NaijaTax <no-reply@/)
  expect(faultsOf({ ...complete, MAIL_FROM: 'tax@mail.ng' })).toEqual([])
})

test('TOKEN_KEY is more than a letter again and again, and what openssl makes always passes', () => {
  expect(faultsOf({ ...complete, TOKEN_KEY: 'k'.repeat(38) })[0]).toMatch(/8 differ.*openssl rand -hex 32/)
  expect(faultsOf({ ...complete, TOKEN_KEY: `${complete.TOKEN_KEY},${'ab'.repeat(20)}` })).toHaveLength(1)
  for (let made = 0; made < 500; made += 1)
    expect(faultsOf({ ...complete, TOKEN_KEY: randomBytes(32).toString('hex') })).toEqual([])
})

/** What each of these variables is when it is broken, and what a process then says of it. */
const broken = {
  NODE_ENV: 'prod',
  PORT: 'x',
  PUBLIC_URL: 'tax.example.ng',
  DATABASE_URL: 'postgres://user:pa/ss@db/naijatax',
  REDIS_URL: 'redis://:pa#ss@redis',
  SMTP_URL: 'smtps://user:1/2@mail.example.ng',
  TOKEN_KEY: 'short',
  STRIPE_SECRET_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRETS: 'secret',
  IDENTITY_MOVE_UNTIL: 'soon',
  OPERATOR_PASSWORD_HASH: 'in the clear',
  SHUTDOWN_SECONDS: '-1',
  LIMIT_LOGIN: 'often',
} as const

test('however many are broken, all of them are told the first time, and each once', () => {
  const names = Object.keys(broken) as (keyof typeof broken)[]
  fc.assert(
    fc.property(fc.subarray(names), (some) => {
      const source = {
        ...complete,
        ...payments,
        ...Object.fromEntries(some.map((name) => [name, broken[name]])),
      }
      const told = faultsOf(source).map((fault) => fault.split(' ', 1)[0])
      expect(told).toHaveLength(some.length)
      expect(new Set(told)).toEqual(new Set(some))
    }),
  )
})

test('faults of several variables together are told beside those of one', () => {
  const told = faultsOf({ ...complete, ...payments, PORT: 'x', TENI_MODEL: 'm', STRIPE_PRICE_ID: '' })
  expect(told).toEqual([
    'PORT must be a whole number from 0 to 65535',
    'TENI_MODEL_URL and TENI_MODEL go together: set both or neither',
    'STRIPE_PRICE_ID must be set too: payments are set up whole or not at all',
  ])
})

test.each(['DATABASE_URL', 'REDIS_URL', 'SMTP_URL'])(
  'a password in %s works with any sign once it is encoded, and is named when it is not',
  (name) => {
    const start = { DATABASE_URL: 'postgres', REDIS_URL: 'redis', SMTP_URL: 'smtps' }[name] ?? ''
    const address = (password: string) => ({ ...complete, [name]: `${start}://ada:${password}@host:1/2` })
    for (const sign of ['/', '#', '?', '@', '%']) {
      expect(faultsOf(address(encodeURIComponent(`1${sign}2`))), sign).toEqual([])
      expect(faultsOf(address(`p${sign}2`)).join(), sign).toMatch(
        sign === '@' || sign === '%' ? /^$|encoded/ : /encoded/,
      )
    }
    expect(faultsOf(address('1/2')).join()).toContain('must be percent-encoded')
  },
)

test('a secret may stand in a file, and no other variable', () => {
  const folder = mkdtempSync(join(tmpdir(), 'naijatax-secret-'))
  const file = join(folder, 'key')
  const key = 'fedcba9876543210'.repeat(2)
  writeFileSync(file, `${key}\n`)
  const { TOKEN_KEY, ...rest } = complete
  expect(readEnv({ ...rest, TOKEN_KEY_FILE: file }).TOKEN_KEY).toBe(key)
  expect(faultsOf({ ...rest, TOKEN_KEY, TOKEN_KEY_FILE: file })).toEqual([
    'TOKEN_KEY and TOKEN_KEY_FILE are both set: set one of them',
  ])
  expect(faultsOf({ ...rest, TOKEN_KEY_FILE: join(folder, 'none'), PORT: 'x' })).toEqual([
    'PORT must be a whole number from 0 to 65535',
    'TOKEN_KEY_FILE must name a file that this process may read (ENOENT)',
  ])
  expect(readEnv({ ...complete, HOST_FILE: file }).HOST).toBe('127.0.0.1')
  rmSync(folder, { recursive: true })
})

test.each(processes)('%s reads what it uses, and is not asked for anything else', (process) => {
  const given = {
    ...complete,
    ...payments,
    PUPPETEER_EXECUTABLE_PATH: '/usr/bin/chromium',
    TENI_API_KEY: 'k',
  }
  const used = environmentVariables.filter(({ usedBy }) => usedBy.includes(process)).map(({ name }) => name)
  const env = readEnv(given, process)
  expect(Object.keys(env).filter((name) => !(used as string[]).includes(name))).toEqual([])
  const unused = Object.keys(complete).filter((name) => !(used as string[]).includes(name))
  expect(() =>
    readEnv({ ...given, ...Object.fromEntries(unused.map((name) => [name, 'broken'])) }, process),
  ).not.toThrow()
})
