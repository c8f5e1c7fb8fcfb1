import { atMost, bytes, printFigures } from '../figures.ts'
import { profiles } from '../front/profiles.ts'
import { withProduct } from '../web/with-product.ts'
import { startCountingProxy } from './counting-proxy.ts'
import { runJourney } from './run-journey.ts'

// A newcomer's whole way, landing to PDF, and a second visit, on three networks: bytes and waiting.

const mostBytes = 200 * 1024
const mostAgain = 20 * 1024
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

const proxy = await startCountingProxy()
try {
  await withProduct(
    async (browser, services) => {
      for (const profile of profiles) {
        const measured = await runJourney(browser, proxy, services, profile)
        printFigures(`From the landing to the PDF at ${profile.name}`, [
          atMost(
            'all that came until the result stood, kept for offline use included',
            measured.untilResult,
            mostBytes,
            bytes,
          ),
          { label: 'code and fonts of the PDF', figure: bytes(measured.pdf) },
          atMost('the dashboard opened again', measured.again, mostAgain, bytes),
          { label: 'Calculate Tax to the result', figure: seconds(measured.resultMs) },
          { label: 'Export as PDF to the file', figure: seconds(measured.pdfMs) },
          { label: 'the dashboard again', figure: seconds(measured.againMs) },
        ])
      }
    },
    // Loopback goes by the proxy too.
    [`--proxy-server=${proxy.address}`, '--proxy-bypass-list=<-loopback>'],
  )
} finally {
  proxy.close()
}
