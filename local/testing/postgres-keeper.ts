/**
 * Waits until its standard input closes, which happens when the process that started it ends in whatever
 * way; then stops the PostgreSQL in the folder named by its argument and removes the folder.
 */
import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { endOrphan } from '../postgres/orphan.ts'
import { removeData } from './remove-data.ts'

const folder = process.argv[2]
if (!folder) throw new Error('postgres-keeper needs the folder to watch over')

function cluster(inside: string): string {
  const path = join(inside, 'postgres')
  try {
    return realpathSync(path)
  } catch {
    return path
  }
}

process.on('SIGINT', () => undefined)
process.stdin.resume().once('end', () => {
  void endOrphan(cluster(folder)).then(() => removeData(folder))
})
