import { read } from '../../api/features/assistant/reading/index.ts'
import { assistantBounds } from '../../contract/http/assistant.ts'
import { type Figure, median, ms, percentile, under } from '../figures.ts'

const longest = 500

const pieces = [
  'I earn 450k a month and pay 1.2m rent a year with 8% pension and 2.5% NHF. ',
  'my shop sold goods for 9m this year and the goods cost 5.5m, abeg wetin be my tax. ',
  'wetin go remain for my hand from 400k every month after tax if dem dey owe me for 3 months. ',
  '1,000 2k 3m 4.5m $500 600 naira 7% 8k 9m 10k 11k 12m 13k ₦14,000 15m 16k 17k ',
  '........,,,,,,,;;;;((((()))))%%%%%%₦₦₦₦₦------______',
  'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa ',
  'one hundred and fifty thousand and two million and three hundred and ',
] as const

function timeOf(text: string): number {
  const started = performance.now()
  read(text, { currentYear: 2026 })
  return performance.now() - started
}

const middle = (text: string) => median(Array.from({ length: 20 }, () => timeOf(text)))

/** How long a reading takes of 500 characters of each kind, of 40 amounts, and of the longest message that comes in. */
export function runSpeed(): Figure[] {
  const texts = pieces.map((piece) => piece.repeat(longest).slice(0, longest))
  const amounts = Array.from({ length: 40 }, (_, index) => `${index + 1}00k for thing ${index}`).join(', ')
  const whole = pieces[0].repeat(assistantBounds.question).slice(0, assistantBounds.question)
  for (let warm = 0; warm < 20; warm += 1) texts.forEach(timeOf)
  const times = Array.from({ length: 50 }, () => texts.map(timeOf)).flat()
  return [
    { label: `a reading of ${longest} characters, median`, figure: ms(median(times)) },
    under(`a reading of ${longest} characters, 95th percentile`, percentile(times, 0.95), 5, ms),
    ...texts.map((text) => under(`of "${text.slice(0, 24)}…", median`, middle(text), 5, ms)),
    { label: 'a reading of 40 amounts, median', figure: ms(middle(amounts)) },
    { label: `a reading of ${assistantBounds.question} characters, median`, figure: ms(middle(whole)) },
  ]
}
