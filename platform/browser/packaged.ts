import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** No browser can be started on this machine. The message says what to do about it. */
export class BrowserNotFoundError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'BrowserNotFoundError'
  }
}

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

/** Beside the package, else (where that may not be written) in the temporary folder. */
async function cacheFolder(source: string, version: string): Promise<string> {
  const name = `chromium-${version}`
  const beside = join(dirname(dirname(source)), '.cache', 'naijatax')
  try {
    await mkdir(beside, { recursive: true })
    return join(beside, name)
  } catch {
    const own = join(tmpdir(), `naijatax-${userInfo().uid}`)
    await mkdir(own, { recursive: true, mode: 0o700 })
    return join(own, name)
  }
}

/**
 * The package unpacks into the temporary folder of its process, once it believes to run in a cloud
 * function; so it is given a process and a temporary folder of its own.
 */
async function unpackInto(folder: string): Promise<void> {
  const script = `const { default: chromium } = await import('${packageName}'); await chromium.executablePath()`
  try {
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: dirname(fileURLToPath(import.meta.url)),
      env: { PATH: process.env['PATH'], TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' },
    })
  } catch (error) {
    throw new BrowserNotFoundError(
      `The browser of ${packageName} could not be unpacked: is the disk full?`,
      error,
    )
  }
}

function fontConfiguration(folder: string): string {
  return `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<dir>${join(folder, 'fonts')}</dir><dir>/usr/share/fonts</dir><cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>`
}

async function unpackTo(folder: string): Promise<void> {
  const partial = `${folder}.${process.pid}`
  await rm(partial, { recursive: true, force: true })
  await mkdir(partial)
  await unpackInto(partial)
  await chmod(join(partial, 'chromium'), 0o755)
  await writeFile(join(partial, 'fonts', 'fonts.conf'), fontConfiguration(folder))
  try {
    await rename(partial, folder)
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    // Another process was faster.
    if (!existsSync(folder)) throw error
  }
}

/**
 * The browser that npm brought, unpacked once for its version (about 210 MB); undefined where npm brought
 * none for this machine. Processes may call it side by side.
 * @throws BrowserNotFoundError when it cannot be unpacked.
 */
export async function unpackedChromium(): Promise<Unpacked | undefined> {
  const source = packageFolder()
  if (!source || !suits) return undefined
  const { version } = createRequire(import.meta.url)(join(source, 'package.json')) as { version: string }
  const folder = await cacheFolder(source, version)
  if (!existsSync(folder)) await unpackTo(folder)
  return {
    chromium: join(folder, 'chromium'),
    libraries: join(folder, 'al2023', 'lib'),
    fonts: join(folder, 'fonts'),
  }
}
