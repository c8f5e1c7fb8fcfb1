import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { launch as launchChromium, type Browser, type LaunchOptions } from 'puppeteer'
import { unpackedChromium } from './cache.ts'
import { Refusal, messageOf } from '../refusal.ts'

/** A browser and the variables it needs to start. */
interface Chosen {
  path: string
  env: Record<string, string>
}

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

function starts({ path, env }: Chosen): boolean {
  return spawnSync(path, ['--version'], { env: { ...process.env, ...env }, timeout: 20_000 }).status === 0
}

/** The browser from npm, with its own libraries and fonts where the machine has none. */
function packaged(): Chosen | undefined {
  const unpacked = unpackedChromium()
  if (!unpacked) return undefined
  const fonts: Record<string, string> = existsSync('/etc/fonts/fonts.conf')
    ? {}
    : { FONTCONFIG_PATH: unpacked.fonts }
  const plain = { path: unpacked.chromium, env: fonts }
  const helped = { path: unpacked.chromium, env: { ...fonts, LD_LIBRARY_PATH: unpacked.libraries } }
  return [plain, helped].find(starts)
}

function choose(): Chosen {
  const wished = process.env['PUPPETEER_EXECUTABLE_PATH']
  if (wished) return { path: wished, env: {} }
  const found = packaged() ?? installed.filter(existsSync).map((path) => ({ path, env: {} }))[0]
  if (found) return found
  throw new Refusal(
    'No browser was found. Install Chromium or Chrome, or name one in PUPPETEER_EXECUTABLE_PATH.',
  )
}

let chosen: Chosen | undefined

/**
 * Path of a Chromium that starts on this machine: PUPPETEER_EXECUTABLE_PATH, else the one from npm
 * (unpacked on first use), else one that is installed.
 * @throws Refusal when there is none.
 */
export function chromiumPath(): string {
  chosen ??= choose()
  return chosen.path
}

/** Our own flags: none that weakens what a page may do. Pages are drawn alike on every machine. */
const flags = ['--font-render-hinting=none', '--disable-dev-shm-usage', '--force-color-profile=srgb']

/**
 * Starts a headless browser. It ends with this process at the latest. Chromium's sandbox stays on wherever
 * it works; as root, and on machines that forbid it, there is none, so show it our own pages only.
 */
export async function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  const executablePath = chromiumPath()
  const launch = (more: readonly string[]): Promise<Browser> =>
    launchChromium({
      headless: 'shell',
      pipe: true,
      ...options,
      executablePath,
      env: { ...process.env, ...chosen?.env, ...options.env },
      args: [...flags, ...more, ...(options.args ?? [])],
    })
  if (process.getuid?.() === 0) return launch(['--no-sandbox'])
  try {
    return await launch([])
  } catch (error) {
    if (!/sandbox|zygote|crash|Failed to launch/i.test(messageOf(error))) throw error
    return launch(['--no-sandbox'])
  }
}
