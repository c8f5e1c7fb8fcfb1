import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { browserEnvironment } from './environment.ts'
import { BrowserNotFoundError, unpackedChromium } from './packaged.ts'

/** A browser and the variables it needs to start. */
export interface FoundBrowser {
  path: string
  env: Readonly<Record<string, string>>
}

/** Chromium without a window to draw: half the work for the same page, so it is taken before whole browsers. */
const shells = ['/usr/bin/chromium-headless-shell']

const wholeBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** Some systems install a file of this name that only says how to get the browser. */
async function starts({ path, env }: FoundBrowser): Promise<boolean> {
  try {
    await promisify(execFile)(path, ['--version'], { env: browserEnvironment(env), timeout: 20_000 })
    return true
  } catch {
    return false
  }
}

const installed = (paths: readonly string[]): FoundBrowser[] =>
  paths.filter(existsSync).map((path) => ({ path, env: {} }))

async function firstThatStarts(browsers: readonly FoundBrowser[]): Promise<FoundBrowser | undefined> {
  for (const browser of browsers) if (await starts(browser)) return browser
  return undefined
}

/** The browser from npm, with its own libraries and fonts where the machine has none. */
async function packaged(): Promise<FoundBrowser | undefined> {
  const unpacked = await unpackedChromium()
  if (!unpacked) return undefined
  const fonts: Record<string, string> = existsSync('/etc/fonts/fonts.conf')
    ? {}
    : { FONTCONFIG_PATH: unpacked.fonts }
  return firstThatStarts([
    { path: unpacked.chromium, env: fonts },
    { path: unpacked.chromium, env: { ...fonts, LD_LIBRARY_PATH: unpacked.libraries } },
  ])
}

async function search(): Promise<FoundBrowser> {
  const found =
    (await firstThatStarts(installed(shells))) ??
    (await packaged()) ??
    (await firstThatStarts(installed(wholeBrowsers)))
  if (found) return found
  throw new BrowserNotFoundError(
    'No browser was found. Install Chromium or Chrome, or name one in PUPPETEER_EXECUTABLE_PATH.',
  )
}

let searched: Promise<FoundBrowser> | undefined

/**
 * A Chromium that starts on this machine: the wished one, else an installed headless shell, else the one from npm
 * (a headless shell too, unpacked on first use), else a whole browser. Searched once a process; a search that failed is made again.
 * @param wished path from PUPPETEER_EXECUTABLE_PATH, taken as it is.
 * @throws BrowserNotFoundError when there is none.
 */
export async function findBrowser(wished: string | undefined): Promise<FoundBrowser> {
  if (wished !== undefined && wished !== '') return { path: wished, env: {} }
  searched ??= search()
  try {
    return await searched
  } catch (error) {
    searched = undefined
    throw error
  }
}
