import type { Browser, LaunchOptions } from 'puppeteer'
import { browserEnvironment } from './environment.ts'
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

/** What lets Chromium build its sandbox where the machine or the container forbids it. */
const ALLOW_SANDBOX =
  'this machine forbids it: allow user namespaces (sysctl kernel.unprivileged_userns_clone=1, kernel.apparmor_restrict_unprivileged_userns=0), in a container with a seccomp profile that allows clone and unshare'

/**
 * Starts a headless browser. It ends with this process at the latest, also when that is killed: it listens on a
 * pipe that closes then. Chromium's sandbox stays on wherever it works; as root, and on machines that forbid it,
 * there is none, so show it our own pages only. It knows nothing of the environment of this process.
 * @param onUnsandboxed called when there is no sandbox, with why, or with how to allow it.
 * @throws BrowserNotFoundError when this machine has none, or what Puppeteer throws when it does not start.
 */
export async function launchBrowser({
  onUnsandboxed,
  ...options
}: Omit<LaunchOptions, 'env'> & { onUnsandboxed?: (why: string) => void } = {}): Promise<Browser> {
  const found = await findBrowser(options.executablePath ?? process.env['PUPPETEER_EXECUTABLE_PATH'])
  // Loaded with the first browser: a worker that prints nothing does without some 15 MB.
  const { launch: launchChromium } = await import('puppeteer')
  const launch = (more: readonly string[]): Promise<Browser> =>
    launchChromium({
      headless: 'shell',
      pipe: true,
      ...options,
      executablePath: found.path,
      env: browserEnvironment(found.env),
      args: [...flags, ...more, ...(options.args ?? [])],
    })
  if (process.getuid?.() === 0) {
    onUnsandboxed?.('this process is root: run it as another user')
    return launch([withoutSandbox])
  }
  try {
    return await launch([])
  } catch {
    // Without a sandbox it may start: what forbids one ends Chromium in more ways than it has words for.
    const browser = await launch([withoutSandbox])
    onUnsandboxed?.(ALLOW_SANDBOX)
    return browser
  }
}
