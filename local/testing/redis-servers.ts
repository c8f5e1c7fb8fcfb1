import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { makeCertificate } from './certificate.ts'
import { cleanUpOnExit } from './cleanup.ts'
import { freePorts } from './free-port.ts'

/** Several servers of Redis that belong together, each a process of its own on 127.0.0.1. */
export interface RedisServers {
  /** Their ports, in the order they were asked for. */
  readonly ports: readonly number[]
  /** Ends one at once (-9), as a crash does. */
  crash(index: number): Promise<void>
  stop(): Promise<void>
}

/** Waits until `done`. @throws when that takes longer than half a minute. */
async function until(what: string, done: () => boolean): Promise<void> {
  for (let waited = 0; !done(); waited += 50) {
    if (waited > 30_000) throw new Error(`Waited too long for ${what}`)
    await pause(50)
  }
}

/** What `redis-cli` says to a command. */
function askRedis(port: number, password: string | undefined, ...command: readonly string[]): string {
  const login = password === undefined ? [] : ['-a', password, '--no-auth-warning']
  const { stdout, stderr } = spawnSync('redis-cli', ['-p', String(port), ...login, ...command], {
    encoding: 'utf8',
  })
  return `${stdout}${stderr}`
}

/**
 * Starts servers with a configuration each, in a temporary folder.
 * @param configure gives the lines of a server's redis.conf by its place and all ports; the first word of `program` runs it.
 */
async function startServers(
  count: number,
  configure: (index: number, ports: readonly number[]) => { program?: string[]; lines: readonly string[] },
): Promise<RedisServers> {
  const folder = mkdtempSync(join(tmpdir(), 'naijatax-redis-'))
  const cleanUp = cleanUpOnExit(folder)
  // As many again for what the servers of a cluster tell each other.
  const first = await freePorts(2 * count)
  const ports = Array.from({ length: count }, (_, index) => first + index)
  const processes: ChildProcess[] = []
  for (const [index, port] of ports.entries()) {
    const home = join(folder, String(index))
    mkdirSync(home)
    const { program = ['redis-server'], lines } = configure(index, ports)
    const file = join(home, 'redis.conf')
    writeFileSync(
      file,
      [`port ${port}`, 'bind 127.0.0.1', `dir ${home}`, `pidfile ${join(home, 'pid')}`, ...lines, ''].join(
        '\n',
      ),
    )
    const [command = '', ...flags] = program
    processes.push(spawn(command, [file, ...flags], { cwd: home, stdio: 'ignore' }))
  }
  const crash = async (index: number): Promise<void> => {
    const server = processes[index]
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill('SIGKILL')
    await ended
  }
  return {
    ports,
    crash,
    stop: async () => {
      for (const index of processes.keys()) await crash(index)
      await cleanUp()
    },
  }
}

const durable = ['appendonly yes', 'save ""', 'maxmemory-policy noeviction', 'repl-diskless-sync-delay 0']

/** A fact as redis-cli prints it: its name, and on the next line its value. */
const factOf = (facts: string, name: string) => new RegExp(`^${name}\\n(.*)$`, 'm').exec(facts)?.[1]

/** A server, its replica, and three Sentinels that call them `jobs`; the server and the Sentinels want this password. */
export async function startSentinels(
  password: string,
): Promise<
  RedisServers & { /** The port of the server that takes writes now. */ writer(): number; url: string }
> {
  const servers = await startServers(5, (index, [server = 0]) =>
    index < 2
      ? {
          lines: [
            ...durable,
            `requirepass ${password}`,
            `masterauth ${password}`,
            ...(index === 1 ? [`replicaof 127.0.0.1 ${server}`] : []),
          ],
        }
      : {
          program: ['redis-server', '--sentinel'],
          lines: [
            `requirepass ${password}`,
            `sentinel monitor jobs 127.0.0.1 ${server} 2`,
            `sentinel auth-pass jobs ${password}`,
            'sentinel down-after-milliseconds jobs 1000',
            'sentinel failover-timeout jobs 3000',
          ],
        },
  )
  const [, replica = 0, ...sentinels] = servers.ports
  const sentinelFacts = (port: number) => askRedis(port, password, 'sentinel', 'master', 'jobs')
  await until('the replica', () =>
    askRedis(replica, password, 'info', 'replication').includes('link_status:up'),
  )
  await until('the Sentinels', () =>
    sentinels.every((port) => {
      const facts = sentinelFacts(port)
      return factOf(facts, 'num-slaves') === '1' && factOf(facts, 'num-other-sentinels') === '2'
    }),
  )
  const hosts = sentinels.map((port) => `127.0.0.1:${port}`).join(',')
  return {
    ...servers,
    url: `redis+sentinel://:${password}@${hosts}/jobs?sentinelPassword=${password}`,
    writer: () => Number(factOf(sentinelFacts(sentinels[0] ?? 0), 'port')),
  }
}

/** A cluster of three servers with a replica each, which want this password. */
export async function startCluster(password: string): Promise<RedisServers & { url: string }> {
  const servers = await startServers(6, (index, ports) => ({
    lines: [
      `cluster-port ${(ports[index] ?? 0) + ports.length}`,
      ...durable,
      `requirepass ${password}`,
      `masterauth ${password}`,
      'cluster-enabled yes',
      'cluster-node-timeout 2000',
    ],
  }))
  const [first = 0] = servers.ports
  const nodes = servers.ports.map((port) => `127.0.0.1:${port}`)
  await until('six servers', () =>
    servers.ports.every((port) => askRedis(port, password, 'ping').includes('PONG')),
  )
  askRedis(first, password, '--cluster', 'create', ...nodes, '--cluster-replicas', '1', '--cluster-yes')
  await until('the cluster', () =>
    servers.ports.every((port) => askRedis(port, password, 'cluster', 'info').includes('cluster_state:ok')),
  )
  await until('the replicas', () =>
    servers.ports.every((port) =>
      /connected_slaves:1|link_status:up/.test(askRedis(port, password, 'info', 'replication')),
    ),
  )
  return { ...servers, url: `redis+cluster://:${password}@${nodes.join(',')}` }
}

/** A server that speaks TLS alone, with a certificate of its own making for 127.0.0.1. */
export async function startRedisWithTls(
  password: string,
): Promise<
  RedisServers & { url: string; /** The file of the certificate that clients must trust. */ ca: string }
> {
  const folder = mkdtempSync(join(tmpdir(), 'naijatax-certificate-'))
  const { key, certificate: ca } = makeCertificate(folder)
  const servers = await startServers(1, (_, [port = 0]) => ({
    lines: [
      ...durable,
      'port 0',
      `tls-port ${port}`,
      `tls-cert-file ${ca}`,
      `tls-key-file ${key}`,
      'tls-auth-clients no',
      `requirepass ${password}`,
    ],
  }))
  const [port = 0] = servers.ports
  const ping = () => askRedis(port, password, '--tls', '--cacert', ca, 'ping')
  await until('the server', () => ping().includes('PONG'))
  return { ...servers, ca, url: `rediss://:${password}@127.0.0.1:${port}` }
}
