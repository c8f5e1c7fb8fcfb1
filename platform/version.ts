import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

function packageFile(folder: string): string {
  const file = join(folder, 'package.json')
  return existsSync(file) || dirname(folder) === folder ? file : packageFile(dirname(folder))
}

function readVersion(): string {
  const { version } = JSON.parse(readFileSync(packageFile(import.meta.dirname), 'utf8')) as {
    version: string
  }
  return version
}

/** The product's version as package.json says, from TypeScript and from compiled code alike. */
export const productVersion = readVersion()
