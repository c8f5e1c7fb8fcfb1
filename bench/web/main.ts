import { atMost, bytes, count, median, ms, none, printFigures } from '../figures.ts'
import { type QuestionnaireCost, measureQuestionnaire, measureResult, prepareResults } from './measures.ts'
import { visit } from './visitor.ts'
import { withProduct } from './with-product.ts'

// The built client in a real browser whose processor is slowed down six times, like that of a cheap phone.

const slowdown = 6
const runs = 3

/** As Interaction to Next Paint is defined: the slowest, leaving out one in fifty. */
function slowestButOutliers(durations: readonly number[]): number {
  return [...durations].sort((a, b) => b - a)[Math.floor(durations.length / 50)] ?? 0
}

await withProduct(async (browser, services) => {
  const passes: QuestionnaireCost[] = []
  for (let run = 0; run < runs; run += 1) {
    const newcomer = await visit(browser, services, 'free')
    passes.push(await measureQuestionnaire(newcomer, services.app, slowdown))
    await newcomer.leaves()
  }

  // Everything is shown, so there is the most to draw.
  const visitor = await visit(browser, services, 'pro')
  await prepareResults(visitor)
  const results: number[] = []
  for (let run = 0; run < runs; run += 1) results.push(await measureResult(visitor, services.app, slowdown))
  await visitor.leaves()

  const [asked] = passes
  if (asked === undefined) throw new Error('Nothing was measured')
  const { first, steps, stepTraffic } = asked
  // The middle run of each: another process on the machine may slow one of them.
  const slow = median(passes.map(({ interactions }) => slowestButOutliers(interactions)))
  const usual = median(passes.flatMap(({ interactions }) => interactions))
  const longestTask = median(passes.map((pass) => pass.longestTask))
  const result = median(results)
  printFigures(`In the browser, processor slowed ${slowdown} times`, [
    atMost('requests of the questionnaire, nothing stored, the token among them', first.requests, 9, count),
    atMost('all that they bring', first.bytes, 125_000, bytes),
    none(`bytes of script loaded in ${steps} steps`, stepTraffic.scriptBytes),
    {
      label: 'all that a step loads, autosave included',
      figure: bytes(Math.round(stepTraffic.bytes / steps)),
    },
    atMost('press or key to the picture after it, the slowest but outliers', slow, 100, ms),
    { label: 'median of them', figure: ms(usual) },
    atMost('longest task in these steps', longestTask, 100, ms),
    atMost('Calculate Tax to the visible result', result, 300, ms),
  ])
})
