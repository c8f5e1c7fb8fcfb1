import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startCopy, type Copy } from './testing/copy.ts'
import { freePorts, removeData } from './testing/index.ts'

let folder: string
let port: number
const copies: Copy[] = []

function start(env: Record<string, string> = {}): Copy {
  const copy = startCopy('local/testing/fixtures/start.ts', {
    DATA_DIR: folder,
    PORT: `${port}`,
    ...env,
  })
  copies.push(copy)
  return copy
}

async function refusal(copy: Copy): Promise<string> {
  expect(await copy.ended).toBe(1)
  return copy.output()
}

const mode = (name: string): string => (statSync(join(folder, name)).mode & 0o777).toString(8)

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'naijatax-start-'))
  port = await freePorts(10)
})
afterEach(async () => {
  for (const copy of copies.splice(0)) {
    copy.child.kill('SIGTERM')
    await copy.ended
  }
  removeData(folder)
})

async function starts(url: string): Promise<number> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query('select * from started')).rows.length
  } finally {
    await client.end()
  }
}

/** One start makes a database cluster and five processes: seconds on a quiet machine, many times that on a busy one. */
const WITHIN = { timeout: 90_000 }

describe('a start', WITHIN, () => {
  it('runs everything, tells where it is, stops in order and keeps the data', async () => {
    const first = start()
    await first.ready
    const addresses = first.addresses()
    expect(addresses).toMatchObject({
      app: `http://localhost:${port}`,
      inbox: expect.stringMatching(new RegExp(`^http://localhost:${port + 1}/k/[\\w-]{32}$`)) as string,
      inboxApi: `${addresses?.inbox}/api/mails`,
      stripe: expect.stringMatching(new RegExp(`^http://localhost:${port + 7}/k/[\\w-]{32}$`)) as string,
      google: `http://localhost:${port + 5}`,
      microsoft: `http://localhost:${port + 6}`,
      operator: { url: `http://localhost:${port}/operator/jobs`, user: 'operator' },
    })
    expect(addresses).not.toHaveProperty('docs')
    expect(addresses?.stripe?.slice(-32)).not.toBe(addresses?.inbox?.slice(-32))
    // What README.md and docs/operations.md say that it prints, also of a machine so busy that figures are long in coming.
    for (const row of [
      ['App', addresses?.app],
      ['Mail inbox', addresses?.inbox],
      [
        'Job dashboard',
        `${addresses?.operator?.url}  user operator  password ${addresses?.operator?.password}`,
      ],
      [
        '  to look at only',
        `${addresses?.viewer?.url}  user viewer  password ${addresses?.viewer?.password}`,
      ],
      ['Status', `http://localhost:${port}/operator`],
      ['Payments', addresses?.stripe],
      ['Metrics, API', `http://127.0.0.1:${port + 4}/metrics`],
      ['Metrics, worker', `http://127.0.0.1:${port + 9}/metrics`],
    ])
      expect(first.output()).toContain(`  ${row[0]?.padEnd(17)}  ${row[1]}\n`)
    expect([mode('.'), mode('services.json'), mode('secrets.json')]).toEqual(['700', '600', '600'])
    const env = (await (await fetch(`http://localhost:${port}/env`)).json()) as Record<string, string>
    expect(env).toMatchObject({
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      SMTP_URL: `smtp://naijatax:${addresses?.inbox?.slice(-32)}@127.0.0.1:${port + 2}`,
      STRIPE_API_BASE: `http://localhost:${port + 7}`,
      MICROSOFT_ISSUER: `http://localhost:${port + 6}/common/v2.0`,
      DATABASE_URL: addresses?.database,
      PUBLIC_URL: `http://localhost:${port}`,
      DATA_DIR: folder,
      START_PORT: `${port}`,
      GOOGLE_CLIENT_ID: 'naijatax',
      GOOGLE_ISSUER: `http://localhost:${port + 5}`,
      TOKEN_KEY: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      OPERATOR_PASSWORD_HASH: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/) as string,
    })
    await createTransport(env['SMTP_URL']).sendMail({ from: 'a@x.example', to: 'b@x.example', subject: 'S' })
    expect(await starts(env['DATABASE_URL'] ?? '')).toBe(1)

    first.child.kill('SIGINT')
    first.child.kill('SIGINT')
    expect(await first.ended).toBe(0)
    expect(first.addresses()).toBeUndefined()
    expect(readFileSync(join(folder, 'logs', 'api.log'), 'utf8')).toContain('asked to end')

    const second = start()
    await second.ready
    expect(second.addresses()).toEqual(addresses)
    expect(await starts(env['DATABASE_URL'] ?? '')).toBe(2)
    expect(await (await fetch(addresses?.inboxApi ?? '')).json()).toHaveLength(1)
  })

  it('comes up again after it was killed', async () => {
    const first = start()
    await first.ready
    first.child.kill('SIGKILL')
    await first.ended
    const second = start()
    await second.ready
    expect(await starts(second.addresses()?.database ?? '')).toBe(2)
  })

  it('starts a process again that died, and says so', async () => {
    const copy = start()
    await copy.ready
    await fetch(`http://localhost:${port}/die`).catch(() => undefined)
    await expect.poll(() => copy.output(), { timeout: 5000 }).toContain('api ended with exit code 3')
    await expect
      .poll(
        () =>
          fetch(`http://localhost:${port}/readyz`).then(
            (answer) => answer.status,
            () => 0,
          ),
        { timeout: 8000 },
      )
      .toBe(200)
  })

  it('ends at once on a second Ctrl-C', async () => {
    const copy = start({ FIXTURE_WORKER_STAYS: 'yes' })
    await copy.ready
    copy.child.kill('SIGINT')
    await new Promise((resolve) => setTimeout(resolve, 1300))
    copy.child.kill('SIGINT')
    expect(await copy.ended).toBe(130)
  })

  it('runs a second copy beside the first', async () => {
    const first = start()
    await first.ready
    const other = mkdtempSync(join(tmpdir(), 'naijatax-start-'))
    try {
      const second = start({ DATA_DIR: other, PORT: `${await freePorts(8)}` })
      await second.ready
      second.child.kill('SIGTERM')
      expect(await second.ended).toBe(0)
    } finally {
      removeData(other)
    }
    expect(first.addresses()).toBeDefined()
  })

  it('runs no second copy on the same folder', async () => {
    const first = start()
    await first.ready
    const second = start({ PORT: `${await freePorts(8)}` })
    expect(await refusal(second)).toMatch(/already runs on DATA_DIR/)
    expect(first.addresses()).toBeDefined()
  })
})

describe('a start that cannot work ends with one sentence and exit code 1', WITHIN, () => {
  it('when a port is taken', async () => {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(port + 2, '127.0.0.1', resolve))
    try {
      const taken = (server.address() as AddressInfo).port
      expect(await refusal(start())).toMatch(`Port ${taken} for the mail server is taken by another program`)
    } finally {
      server.close()
    }
  })

  it('when DATA_DIR is a file', async () => {
    writeFileSync(join(folder, 'file'), '')
    expect(await refusal(start({ DATA_DIR: join(folder, 'file') }))).toMatch(/DATA_DIR .* cannot be written/)
  })

  it('when DATA_DIR holds other things', async () => {
    writeFileSync(join(folder, 'photo.jpg'), '')
    expect(await refusal(start())).toMatch(/holds other files/)
  })

  it('when DATABASE_URL is wrong', async () => {
    const url = `postgres://someone:secret@127.0.0.1:${port}/nothing`
    const said = await refusal(start({ DATABASE_URL: url }))
    expect(said).toMatch(`nobody answers at 127.0.0.1:${port}`)
    expect(said).not.toContain('secret')
  })

  it('when a process dies while it starts, with the last lines of its log', async () => {
    const said = await refusal(start({ FIXTURE_API_FAILS: 'no such thing' }))
    expect(said).toMatch(/api ended with exit code 1 .*api\.log/)
    expect(said).toContain('Error: no such thing')
  })

  it('when HOST is open to other machines', async () => {
    expect(await refusal(start({ HOST: '0.0.0.0' }))).toMatch(/HOST is 0\.0\.0\.0, and embedded mode/)
  })

  it('when NODE_ENV is production', async () => {
    expect(await refusal(start({ NODE_ENV: 'production' }))).toMatch(/not for NODE_ENV=production/)
  })
})
