import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  rmdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { StartError } from '../errors.ts'
import { canReach } from './run.ts'
import { sharedHome, type SystemUser } from './system-user.ts'

const owner = 'belongs-to'

function linkTarget(path: string): string | undefined {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ? readlinkSync(path) : undefined
}

/** Refuses a link that was copied with a DATA_DIR: two copies must not share one database. */
function refuseSharing(link: string, target: string): void {
  const record = join(dirname(target), owner)
  const first = existsSync(record) ? readFileSync(record, 'utf8').trim() : link
  if (first !== link && linkTarget(first) === target)
    throw new StartError(
      `${link} leads to the database of ${dirname(first)}, of which this folder seems to be a copy. ` +
        `Remove ${link} to start here with an empty database.`,
    )
  if (existsSync(dirname(record))) writeFileSync(record, `${link}\n`)
}

/** Renames an old cluster whose DATA_DIR was emptied; a person's data is never deleted here. */
function setAside(home: string): void {
  if (!existsSync(home)) return
  let number = 1
  while (existsSync(`${home}.old-${number}`)) number += 1
  renameSync(home, `${home}.old-${number}`)
}

/** The folder of a cluster, and the user that its server runs as (undefined: the user of this process). */
export interface ClusterLocation {
  cluster: string
  user: SystemUser | undefined
}

function makeHome(link: string, user: SystemUser): string {
  const home = join(sharedHome(), createHash('sha256').update(link).digest('hex').slice(0, 16))
  setAside(home)
  mkdirSync(home, { mode: 0o700 })
  chmodSync(home, 0o700)
  chownSync(home, user.uid, user.gid)
  writeFileSync(join(home, owner), `${link}\n`)
  const cluster = join(home, 'cluster')
  rmSync(link, { force: true })
  symlinkSync(cluster, link)
  return cluster
}

/**
 * The folder of the cluster of `dataDir`. Without `user`, or where that user can enter the parent folder, it is
 * `dataDir` itself; otherwise it is a folder outside that `user` can reach, and `dataDir` is a link to it. A cluster
 * that another user made runs as that user.
 * @throws StartError when `dataDir` is a link to the database of another folder.
 */
export function locateCluster(dataDir: string, user: SystemUser | undefined): ClusterLocation {
  const own = join(realpathSync(dirname(dataDir)), basename(dataDir))
  if (!user) return { cluster: own, user }
  const target = linkTarget(own)
  if (target !== undefined && existsSync(dirname(target))) {
    refuseSharing(own, target)
    return { cluster: target, user }
  }
  const there = target === undefined ? statSync(own, { throwIfNoEntry: false }) : undefined
  if (there && there.uid !== 0)
    return { cluster: own, user: { name: `number ${there.uid}`, uid: there.uid, gid: there.gid } }
  if (target === undefined && canReach(dirname(own), user, 'enter')) return { cluster: own, user }
  if (there) rmdirSync(own)
  return { cluster: makeHome(own, user), user }
}
