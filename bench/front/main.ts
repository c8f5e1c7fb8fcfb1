import { launchBrowser } from '../../platform/browser/index.ts'
import { freePorts, removeData } from '../../local/testing/index.ts'
import { startProduct } from '../../web/journeys/testing/product.ts'
import { median, printFigures } from '../figures.ts'
import { measureVisit, servePlainPage } from './measure.ts'
import { profiles } from './profiles.ts'

// The landing as a first visit sees it, beside the same words as bare HTML, on three networks.

const runs = 5
const ms = (duration: number) => `${Math.round(duration)} ms`

const product = await startProduct(await freePorts(9))
const browser = await launchBrowser()
const { app } = product.services
const plain = await servePlainPage(await (await fetch(`${app}/`)).text())
try {
  for (const profile of profiles) {
    const ours = []
    const floor = []
    for (let run = 0; run < runs; run += 1) {
      ours.push(await measureVisit(browser, `${app}/`, profile))
      floor.push(await measureVisit(browser, plain.address, profile))
    }
    const paint = median(ours.map(({ largestPaint }) => largestPaint))
    const bare = median(floor.map(({ largestPaint }) => largestPaint))
    const bytes = median(ours.map((visit) => visit.bytes))
    const requests = median(ours.map((visit) => visit.requests))
    const shift = Math.max(...ours.map((visit) => visit.shift))
    printFigures(`The landing at ${profile.name}`, [
      {
        label: 'largest paint',
        figure: ms(paint),
        ...(profile.goal !== undefined && {
          goal: `at most ${profile.goal} ms`,
          isMet: paint <= profile.goal,
        }),
      },
      {
        label: 'the same words as bare HTML',
        figure: `${ms(bare)}, ours ${(paint / bare).toFixed(2)} times`,
      },
      {
        label: 'bytes until it is loaded',
        figure: bytes.toLocaleString('en'),
        goal: 'at most 30,720',
        isMet: bytes <= 30 * 1024,
      },
      { label: 'requests', figure: String(requests), goal: 'at most 4', isMet: requests <= 4 },
      { label: 'layout shift', figure: shift.toFixed(3), goal: 'at most 0.02', isMet: shift <= 0.02 },
    ])
  }
} finally {
  plain.close()
  await browser.close()
  await product.stop()
  removeData(product.dataDir)
}
