import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { cookieName } from '../../../api/http/session-cookie.ts'
import { createClient } from '../../../api/testing/client.ts'
import { productionEnv } from '../../../bench/production-env.ts'
import { signIn, withDatabase } from '../../../bench/system/databases.ts'
import type { Database } from '../../../db/connection.ts'
import { isDatabaseUnavailable } from '../../../db/unavailable.ts'
import { verifiedAccount } from '../../../db/testing/factories.ts'
import { startSentinels } from '../../../local/testing/index.ts'
import type { Person } from '../../faults/testing/product.ts'
import { startMailServer, type TestMailServer } from '../../../worker/testing/mail-server.ts'
import { makeCertificate } from './certificate.ts'
import { startProduct, type Product } from './product.ts'
import { keepsStatements } from './programs.ts'
import { startProxy, type Proxy } from './proxy.ts'
import { makeReleases, type Releases } from './releases.ts'
import { makeRoles, passwords, type Role } from './roles.ts'
import { startSites, type Sites } from './sites.ts'

/** Secrets that a step may change; whoever starts later has the new ones. */
export interface Secrets {
  tokenKey: string
  webhookSecrets: string
  /** The role that the product's processes sign in to the database as. */
  role: Role
}

/** The product with everything that a production of it stands on, on this machine. */
export interface House {
  readonly sites: Sites
  readonly sentinels: Awaited<ReturnType<typeof startSentinels>>
  readonly mailServer: TestMailServer
  readonly proxy: Proxy
  readonly product: Product
  readonly releases: Releases
  readonly secrets: Secrets
  /** Runs work on the database that takes writes now, and again for as long as none answers. */
  look<Found>(work: (database: Database) => Promise<Found>): Promise<Found>
  rows(sql: string): Promise<Record<string, unknown>[]>
  /** An address of the database of this name, past the poolers, as the owner of the schema. */
  readonly ownerUrl: (name: string) => string
  /** Verified people with a session each, whose requests go through the proxy. */
  people(count: number): Promise<Person[]>
  readonly folder: string
  stop(): Promise<void>
}

const redisPassword = 'rehearsal'
const publicUrl = 'https://naijatax.test'

/** Everybody asks from one address; what counts by account stays as in production. */
const roomForOneClient = {
  LIMIT_IP: '1000000/60',
  LIMIT_LOGIN_IP: '1000000/900',
  LIMIT_MAIL_IP: '1000000/3600',
  MAIL_GAPS: 'off',
}

/** An address of a database over several servers or poolers. */
const over = (ports: readonly number[], role: Role, name = 'tax') =>
  `postgres://${role}:${passwords[role]}@${ports.map((port) => `127.0.0.1:${port}`).join(',')}/${name}`

/** Builds the house; call it with a compiled product in dist. */
export async function openHouse(): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'naijatax-rehearsal-'))
  // Other users than root run some of it.
  chmodSync(folder, 0o755)
  const undo: (() => Promise<unknown> | undefined)[] = [
    () => Promise.resolve(rmSync(folder, { recursive: true, force: true })),
  ]
  const keep = <Part extends { stop(): Promise<unknown> }>(part: Part): Part => {
    undo.push(() => part.stop())
    return part
  }
  const stop = async (): Promise<void> => {
    for (const each of undo.toReversed()) await each()
  }
  try {
    const releases = makeReleases()
    undo.push(() => Promise.resolve(releases.remove()))
    const certificate = makeCertificate(folder)
    const mailServer = keep(await startMailServer())
    const sentinels = keep(await startSentinels(redisPassword))
    const sites = keep(await startSites(folder, passwords))
    await makeRoles(sites.writer)

    const ownerUrl = (name: string) => over(sites.ports, 'tax_owner', name)
    const secrets: Secrets = {
      tokenKey: 'the first key of thirty-two letters or so',
      webhookSecrets: 'whsec_first',
      role: 'tax_app',
    }
    const envOf = (who: 'process' | 'owner'): Record<string, string> => {
      const role = who === 'owner' ? 'tax_owner' : secrets.role
      return productionEnv(
        over(
          sites.poolers.map(({ port }) => port),
          role,
        ),
        {
          ...roomForOneClient,
          DATABASE_DIRECT_URL: over(sites.ports, role),
          DATABASE_PREPARED: keepsStatements() ? 'on' : 'off',
          REDIS_URL: sentinels.url,
          SMTP_URL: mailServer.url,
          TOKEN_KEY: secrets.tokenKey,
          STRIPE_WEBHOOK_SECRETS: secrets.webhookSecrets,
          TRUSTED_PROXY_HOPS: '1',
          SHUTDOWN_DRAIN_SECONDS: '1',
          PUBLIC_URL: publicUrl,
        },
      )
    }
    const logs = join(folder, 'logs')
    const { product, proxy } = await startProduct(logs, releases.current, envOf, (ports) =>
      startProxy(join(folder, 'proxy'), certificate, ports),
    )
    keep(product)
    keep(proxy)
    /** With connections made for it alone: those of before may lead to a server that is the writer no more. */
    const look: House['look'] = async (work) => {
      for (let tries = 1; ; tries += 1) {
        try {
          return await withDatabase(ownerUrl('tax'), work)
        } catch (error) {
          if (tries === 60 || !isDatabaseUnavailable(error)) throw error
          await pause(500)
        }
      }
    }
    const person = async (database: Database): Promise<Person> => {
      const account = await verifiedAccount(database)
      const cookies = { [cookieName({ PUBLIC_URL: publicUrl }).name]: await signIn(database, account.id) }
      const client = createClient(`https://127.0.0.1:${proxy.port}`, cookies)
      return { account, at: () => client }
    }
    return {
      sites,
      sentinels,
      mailServer,
      proxy,
      product,
      releases,
      secrets,
      look,
      rows: (sql) =>
        look(async ({ connection }) => (await connection.raw<{ rows: Record<string, unknown>[] }>(sql)).rows),
      ownerUrl,
      people: (count) =>
        look((database) => Promise.all(Array.from({ length: count }, () => person(database)))),
      folder,
      stop,
    }
  } catch (error) {
    await stop().catch((fault: unknown) => console.error(fault))
    throw error
  }
}
