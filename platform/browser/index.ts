import type { Browser, LaunchOptions } from 'puppeteer'
import { findBrowser } from './find.ts'

/**
 * Our own flags: none that weakens what a page may do. Pages are drawn alike on every machine, and the browser
 * itself calls nobody.
 */
const flags = [
  '--font-render-hinting=none',
  '--disable-dev-shm-usage',
  '--force-color-profile=srgb',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--no-pings',
]

const withoutSandbox = '--no-sandbox'

/**
 * Starts a headless browser. It ends with this process at the latest, also when that is killed: it listens on a
 * pipe that closes then. Chromium's sandbox stays on wherever it works; as root, and on machines that forbid it,
 * there is none, so show it our own pages only.
 * @throws BrowserNotFoundError when this machine has none, or what Puppeteer throws when it does not start.
 */
export async function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  const found = await findBrowser(options.executablePath ?? process.env['PUPPETEER_EXECUTABLE_PATH'])
  // Loaded with the first browser: a worker that prints nothing does without some 15 MB.
  const { launch: launchChromium } = await import('puppeteer')
  const launch = (more: readonly string[]): Promise<Browser> =>
    launchChromium({
      headless: 'shell',
      pipe: true,
      ...options,
      executablePath: found.path,
      env: { ...process.env, ...found.env, ...options.env },
      args: [...flags, ...more, ...(options.args ?? [])],
    })
  if (process.getuid?.() === 0) return launch([withoutSandbox])
  try {
    return await launch([])
  } catch (error) {
    if (!(error instanceof Error) || !/sandbox|zygote|crash|Failed to launch/i.test(error.message))
      throw error
    return launch([withoutSandbox])
  }
}
