import { law } from './law.ts'
import { money } from './money.ts'
import { off } from './off.ts'
import { office } from './office.ts'
import { people } from './people.ts'
import { product } from './product.ts'
import { trade } from './trade.ts'
import { work } from './work.ts'

/**
 * Classes of words that mean one thing to somebody who asks about tax, by name; words and phrases apart by commas. A word
 * may stand in several.
 */
export const ideas: Readonly<Record<string, string>> = {
  ...people,
  ...work,
  ...off,
  ...trade,
  ...money,
  ...office,
  ...law,
  ...product,
}
