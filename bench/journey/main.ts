import { launchBrowser } from '../../platform/browser/index.ts'
import { freePorts, removeData } from '../../local/testing/index.ts'
import { startProduct } from '../../web/journeys/testing/product.ts'
import { printFigures } from '../figures.ts'
import { profiles } from '../front/profiles.ts'
import { startCountingProxy } from './counting-proxy.ts'
import { runJourney } from './run-journey.ts'

// A newcomer's whole way, landing to PDF, and a second visit, on three networks: bytes and waiting.

const mostBytes = 300 * 1024
const mostAgain = 20 * 1024
const bytes = (count: number) => `${count.toLocaleString('en')} bytes`
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

const product = await startProduct(await freePorts(9))
const proxy = await startCountingProxy()
const browser = await launchBrowser({
  // Loopback goes by the proxy too.
  args: [`--proxy-server=${proxy.address}`, '--proxy-bypass-list=<-loopback>'],
})
try {
  for (const profile of profiles) {
    const measured = await runJourney(browser, proxy, product.services, profile)
    printFigures(`From the landing to the PDF at ${profile.name}`, [
      {
        label: 'all that came until the result stood, kept for offline use included',
        figure: bytes(measured.untilResult),
        goal: `at most ${bytes(mostBytes)}`,
        isMet: measured.untilResult <= mostBytes,
      },
      { label: 'code and fonts of the PDF', figure: bytes(measured.pdf) },
      {
        label: 'the dashboard opened again',
        figure: bytes(measured.again),
        goal: `at most ${bytes(mostAgain)}`,
        isMet: measured.again <= mostAgain,
      },
      { label: 'Calculate Tax to the result', figure: seconds(measured.resultMs) },
      { label: 'Export as PDF to the file', figure: seconds(measured.pdfMs) },
      { label: 'the dashboard again', figure: seconds(measured.againMs) },
    ])
  }
} finally {
  await browser.close()
  proxy.close()
  await product.stop()
  removeData(product.dataDir)
}
