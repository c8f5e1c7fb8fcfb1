import { readdirSync, statSync, watch, type FSWatcher } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Service } from './service.ts'

/**
 * The folders that each process is made of; tools/structure.test.ts holds them against the imports. Vite watches the
 * web client itself.
 */
export const sourceFolders: Readonly<Record<string, readonly string[]>> = {
  api: ['api', 'db', 'platform', 'tax', 'templates', 'contract', 'identity'],
  worker: ['worker', 'db', 'platform', 'tax', 'templates', 'contract', 'identity'],
}

/** Changes closer together than this, in milliseconds, are one: an editor saves in steps, git writes many files. */
const SETTLE_MS = 100
/** Where the system cannot watch (too many watches, some network drives), files are compared this often. */
const POLL_MS = 500

interface Tree {
  /** Version of each file, by path: inode, size and time of change. */
  files: Map<string, string>
  /** Folders, by path and inode: one that was removed and made anew must be watched anew. */
  folders: Map<string, string>
}

function readTree(folder: string, tree: Tree): void {
  const { ino } = statSync(folder, { throwIfNoEntry: false }) ?? {}
  if (ino === undefined) return
  tree.folders.set(`${folder} ${ino}`, folder)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) readTree(path, tree)
    else if (/\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)) {
      const stat = statSync(path, { throwIfNoEntry: false })
      if (stat) tree.files.set(path, `${stat.ino} ${stat.size} ${stat.mtimeMs}`)
    }
  }
}

/** Paths that were added, removed or changed. */
function changedPaths(before: Tree['files'], after: Tree['files']): string[] {
  return [
    ...[...after].filter(([path, version]) => before.get(path) !== version).map(([path]) => path),
    ...[...before.keys()].filter((path) => !after.has(path)),
  ]
}

/**
 * Calls `onChange` with their paths when TypeScript files below `folders` (tests apart) were written, replaced, added
 * or removed. The system's events only tell when to look. They belong to an inode, which an editor that saves by
 * rename, `sed -i` and git replace: so folders are watched, not files, and the files in them are compared.
 * @returns stops watching.
 */
function watchFolders(folders: readonly string[], onChange: (paths: readonly string[]) => void): () => void {
  const watchers = new Map<string, FSWatcher>()
  let files: Tree['files'] = new Map()
  let timer: NodeJS.Timeout | undefined
  let polling: NodeJS.Timeout | undefined

  const scan = (): string[] => {
    const tree: Tree = { files: new Map(), folders: new Map() }
    for (const folder of folders) readTree(folder, tree)
    for (const [key, watcher] of watchers)
      if (!tree.folders.has(key)) {
        watcher.close()
        watchers.delete(key)
      }
    for (const [key, folder] of tree.folders)
      if (!watchers.has(key)) {
        const watcher = startWatcher(folder)
        if (watcher) watchers.set(key, watcher)
        else polling ??= setInterval(compare, POLL_MS).unref()
      }
    const changed = changedPaths(files, tree.files)
    files = tree.files
    return changed
  }
  const compare = (): void => {
    try {
      const changed = scan()
      if (changed.length > 0) onChange(changed)
    } catch {
      // A folder was removed while it was read.
      compareSoon()
    }
  }
  const compareSoon = (): void => {
    clearTimeout(timer)
    timer = setTimeout(compare, SETTLE_MS)
  }
  const startWatcher = (folder: string): FSWatcher | undefined => {
    try {
      const watcher = watch(folder, { persistent: false }, compareSoon)
      return watcher.on('error', compareSoon)
    } catch {
      return undefined
    }
  }
  scan()
  return () => {
    clearTimeout(timer)
    clearInterval(polling)
    for (const watcher of watchers.values()) watcher.close()
  }
}

/**
 * Restarts each process when a file that it is made of was saved.
 * @returns stops watching.
 */
export function watchSources(
  root: string,
  services: readonly Service[],
  notice: (sentence: string) => void,
): () => void {
  const folders = new Set(Object.values(sourceFolders).flat())
  const changes = new Map<string, number>()
  const restart = async (service: Service, path: string): Promise<void> => {
    notice(`${service.name} starts anew: ${path} was saved`)
    const startedAt = performance.now()
    const change = (changes.get(service.name) ?? 0) + 1
    changes.set(service.name, change)
    const ready = await service.restart()
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    if (ready && change === changes.get(service.name))
      notice(`${service.name} is ready again after ${seconds} s`)
  }
  return watchFolders(
    [...folders].map((folder) => join(root, folder)),
    (paths) => {
      for (const service of services) {
        const path = paths
          .map((changed) => relative(root, changed))
          .find((changed) => sourceFolders[service.name]?.includes(changed.split(sep)[0] ?? ''))
        if (path !== undefined) void restart(service, path)
      }
    },
  )
}
