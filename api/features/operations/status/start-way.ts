import type { Env } from '../../../../platform/env.ts'
import { loginUid } from '../../../../platform/login-uid.ts'
import { NAME_GAP } from '../../../../platform/reason.ts'

/** How the product was started here: what its operator types depends on it. */
export type StartWayName = 'npm start' | 'compose' | 'systemd' | 'kubernetes'

/** What is typed where the product was started in one way. */
export interface StartWay {
  /** A command of support. */
  support: (words: string) => string
  /** Statements to the database, one after the other in one session. */
  sql: (...statements: readonly string[]) => string
  /** Starts a worker where none runs. */
  startWorker: string
  /** Starts the worker anew, also one that runs and does nothing. */
  replaceWorker: string
  /** What the worker logged in the last hour. */
  workerLog: string
  /** Requests that the API could not answer in the last ten minutes. */
  failedRequests: string
  /** Makes a backup now. */
  backup: string
}

/** Asks a database that may say nothing: psql alone would wait for ever to be let in. */
const psql =
  (address: string) =>
  (...statements: readonly string[]): string =>
    `PGCONNECT_TIMEOUT=5 psql ${address} ${statements.map((statement) => `-c "${statement}"`).join(' ')}`

const failed = 'grep -E "a request (failed|was turned away)"'

/**
 * What was set of a copy of `npm start` that runs apart from the usual one, without which its commands would reach that one: its
 * folder, and for another start its port. Left out where it was not set.
 */
export interface SetApart {
  readonly dataDir?: string | undefined
  readonly port?: string | undefined
}

/** What was set apart of the copy whose surroundings these are; PORT is in each process its own. */
export const setApartIn = (surroundings: Readonly<Record<string, string | undefined>>): SetApart => ({
  dataDir: surroundings['DATA_DIR'] || undefined,
  port: surroundings['START_PORT'] || undefined,
})

/** A text as a shell takes it for one word. */
const word = (text: string): string =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`

/** What is typed beside a copy of `npm start`, in its clone. */
export function npmStart({ dataDir, port }: SetApart): StartWay {
  const withData = dataDir === undefined ? '' : `DATA_DIR=${word(dataDir)} `
  const withPort = port === undefined ? '' : `PORT=${word(port)} `
  const logs = dataDir === undefined ? '"${DATA_DIR:-.data}"/logs' : word(`${dataDir}/logs`)
  const database = `"$(${withData}node -p "require(require('path').resolve(process.env.DATA_DIR || '.data', 'services.json')).database")"`
  const again = `${withData}${withPort}npm start # where it runs, first Ctrl-C`
  return {
    support: (words) => `${withData}npm run -s support -- ${words}`,
    sql: psql(database),
    startWorker: again,
    replaceWorker: again,
    workerLog: `tail -n 200 ${logs}/worker.log`,
    failedRequests: `tail -n 1000 ${logs}/api.log | ${failed}`,
    backup: `${withData}npm run -s backup -- "../naijatax-backups/$(date +%FT%H%M)"`,
  }
}

/** Each way of starting the product, and what is typed there; the runbook lists the same. */
export const startWays: Readonly<Record<StartWayName, StartWay>> = {
  'npm start': npmStart({}),
  compose: {
    support: (words) => `docker compose run --rm support ${words}`,
    sql: psql('"$DATABASE_URL"'),
    startWorker: 'docker compose up -d worker',
    replaceWorker: 'docker compose up -d --force-recreate worker',
    workerLog: 'docker compose logs --since 1h worker',
    failedRequests: `docker compose logs --since 10m api | ${failed}`,
    backup: 'docker compose run --rm --entrypoint backup backup "/backups/$(date +%FT%H%M)"',
  },
  systemd: {
    support: (words) =>
      `/opt/naijatax/bin/node /opt/naijatax/current/dist/server/api/cli/support/main.js ${words}`,
    sql: psql('"$DATABASE_URL"'),
    startWorker: 'systemctl start naijatax-worker',
    replaceWorker: 'systemctl restart naijatax-worker',
    workerLog: 'journalctl -u naijatax-worker --since -1h',
    failedRequests: `journalctl -u 'naijatax-api@*' --since -10min | ${failed}`,
    backup: 'systemctl start naijatax-backup',
  },
  kubernetes: {
    support: (words) => `kubectl -n naijatax exec -it deployment/naijatax-api -- support ${words}`,
    sql: psql('"$DATABASE_URL"'),
    startWorker: 'kubectl -n naijatax scale deployment/naijatax-worker --replicas=1',
    replaceWorker: 'kubectl -n naijatax rollout restart deployment/naijatax-worker',
    workerLog: 'kubectl -n naijatax logs --since=1h --prefix -l app.kubernetes.io/name=naijatax-worker',
    failedRequests: `kubectl -n naijatax logs --since=10m --tail=-1 -l app.kubernetes.io/name=naijatax-api | ${failed}`,
    backup: 'kubectl -n naijatax create job --from=cronjob/naijatax-backup backup-by-hand',
  },
}

/** Commands of support that name nobody in the audit log, so that nobody has to say who they are. */
export const isAboutNobody = (words: string): boolean =>
  /^(?:jobs (?:failed|waiting)|outbox list)\b/.test(words)

/**
 * Whether whoever types beside the product is known to their machine: a container keeps no login, a server that one signs in to does,
 * and beside `npm start` it is the machine that this process was started on.
 */
export function keepsLogin(way: StartWayName): boolean {
  return way === 'npm start' ? loginUid() !== undefined : way === 'systemd'
}

/**
 * What is typed in a way of starting, where the machine keeps a login or does not: then a command of support says who types it.
 * @param given what was set apart of a copy of `npm start`.
 */
export function typedBy(name: StartWayName, isLoginKept: boolean, given: SetApart = {}): StartWay {
  const way = name === 'npm start' ? npmStart(given) : startWays[name]
  if (isLoginKept) return way
  return {
    ...way,
    support: (words) => `${way.support(words)}${isAboutNobody(words) ? '' : ` ${NAME_GAP}`}`,
  }
}

/** The way in which a command of support was typed: by where it runs. */
export function supportWayOf(
  env: Readonly<Record<string, string | undefined>>,
  file: string | undefined,
): StartWayName {
  if (env['KUBERNETES_SERVICE_HOST']) return 'kubernetes'
  if (file?.startsWith('/opt/naijatax/')) return 'systemd'
  return env['NODE_ENV'] === 'production' ? 'compose' : 'npm start'
}

/** The way in which this process was started: by what its surroundings set of themselves. */
export function startWayOf(
  { NODE_ENV }: Pick<Env, 'NODE_ENV'>,
  surroundings: Readonly<Record<string, string | undefined>> = process.env,
): StartWayName {
  if (NODE_ENV !== 'production') return 'npm start'
  if (surroundings['KUBERNETES_SERVICE_HOST']) return 'kubernetes'
  return surroundings['INVOCATION_ID'] ? 'systemd' : 'compose'
}
