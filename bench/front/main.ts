import { atMost, bytes, count, median, ms, printFigures } from '../figures.ts'
import { withProduct } from '../web/with-product.ts'
import { measureVisit, servePlainPage, type Visit } from './measure.ts'
import { profiles } from './profiles.ts'

// The landing as a first visit sees it, beside the same words as bare HTML, on three networks.

const runs = 5
const medianOf = (visits: readonly Visit[], what: keyof Visit) => median(visits.map((visit) => visit[what]))

await withProduct(async (browser, { app }) => {
  const plain = await servePlainPage(await (await fetch(`${app}/`)).text())
  for (const profile of profiles) {
    const ours: Visit[] = []
    const floor: Visit[] = []
    for (let run = 0; run < runs; run += 1) {
      ours.push(await measureVisit(browser, `${app}/`, profile))
      floor.push(await measureVisit(browser, plain.address, profile))
    }
    const paint = medianOf(ours, 'largestPaint')
    const bare = medianOf(floor, 'largestPaint')
    const shift = Math.max(...ours.map((visit) => visit.shift))
    printFigures(`The landing at ${profile.name}`, [
      profile.goal === undefined
        ? { label: 'largest paint', figure: ms(paint) }
        : atMost('largest paint', paint, profile.goal, ms),
      {
        label: 'the same words as bare HTML',
        figure: `${ms(bare)}, ours ${(paint / bare).toFixed(2)} times`,
      },
      atMost('bytes until it is loaded', medianOf(ours, 'bytes'), 30 * 1024, bytes),
      atMost('requests', medianOf(ours, 'requests'), 4, count),
      atMost('layout shift', shift, 0.02, (value) => value.toFixed(3)),
    ])
  }
  plain.close()
})
