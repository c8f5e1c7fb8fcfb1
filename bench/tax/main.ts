import { calculate } from '../../tax/calculate.ts'
import { type Row, table } from '../../tax/cli/table.ts'
import { explain, explainLines } from '../../tax/explanation/index.ts'
import { ownTax, publicodesTax, type Situation, situation } from './comparison.ts'
import { brotliSize, mostForCalculate } from './size.ts'
import { perSecond } from './speed.ts'

const context = { currentYear: 2026 }
const count = 1_000
const situations = Array.from({ length: count }, (_, index) => situation(index))
const answers = situations.map((given) => ({ ...given, status: 'employee' as const, taxYear: 2026 }))
const at = <Item>(items: readonly Item[], index: number) => items[index % count] as Item

const theirs = publicodesTax()
const different = situations.slice(0, 200).filter((given: Situation) => theirs(given) !== ownTax(given))

const speeds = {
  calculate: perSecond((index) => calculate(at(answers, index), context), 300_000),
  lines: perSecond((index) => explainLines(at(answers, index), context), 50_000),
  all: perSecond((index) => explain(at(answers, index), context), 50_000),
  publicodes: perSecond((index) => theirs(at(situations, index)), 500),
}
const size = await brotliSize('calculate.ts')
const ratio = speeds.calculate / speeds.publicodes

const whole = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 0 })
const perSec = (speed: number) => `${whole.format(speed)}/s`
const rows: Row[] = [
  { label: 'calculate', figure: perSec(speeds.calculate) },
  { label: 'calculate, each line explained and cited', figure: perSec(speeds.lines) },
  { label: 'the same with assumptions, notes, old law, changes, months', figure: perSec(speeds.all) },
  { label: 'publicodes, the same rules', figure: perSec(speeds.publicodes) },
  { label: 'calculate is faster by', figure: `${whole.format(ratio)} times` },
  { label: 'calculate in the browser, brotli', figure: `${whole.format(size)} bytes` },
]
console.log(table(rows))

const targets: [missed: boolean, words: string][] = [
  [different.length > 0, `publicodes gives another tax for ${different.length} of 200 situations`],
  [speeds.calculate < 1_000_000, 'calculate is below 1,000,000 a second'],
  [speeds.all < 100_000, 'the full explanation is below 100,000 a second'],
  [ratio < 500, 'calculate is less than 500 times as fast as publicodes'],
  [size > mostForCalculate, `calculate weighs more than ${mostForCalculate} bytes`],
]
const missed = targets.filter(([miss]) => miss)
for (const [, words] of missed) console.error(`Missed: ${words}`)
if (missed.length === 0) console.log('\nBoth engines give the same tax; every target is met.')
process.exitCode = missed.length === 0 ? 0 : 1
