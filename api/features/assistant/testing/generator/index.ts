import type { ScoredQuestion } from '../scoring/index.ts'
import * as byThePiece from './families/by-the-piece.ts'
import * as compared from './families/compared.ts'
import * as deducted from './families/deducted.ts'
import * as noPay from './families/no-pay.ts'
import * as onePay from './families/one-pay.ts'
import * as otherMoney from './families/other-money.ts'
import * as ownTrades from './families/own-trade.ts'
import * as paidHands from './families/paid-hands.ts'
import * as payslips from './families/payslip.ts'
import * as stories from './families/stories.ts'
import * as turns from './families/turns.ts'
import * as work from './families/work.ts'
import type { Family } from './family.ts'
import { inManner } from './manner.ts'
import { randomOf } from './random.ts'

const families: Readonly<Record<string, Family>> = {
  ...onePay,
  ...deducted,
  ...payslips,
  ...work,
  ...ownTrades,
  ...paidHands,
  ...byThePiece,
  ...otherMoney,
  ...compared,
  ...noPay,
  ...stories,
  ...turns,
}

const names = Object.keys(families)

/** The question of a seed: facts first, then words for them, with what an independent reading of the law makes of them. */
export function generated(seed: number): ScoredQuestion {
  const random = randomOf(seed)
  const name = random.pick(names)
  const made = families[name]?.(random)
  if (!made) throw new Error(`No family ${name}`)
  const { ask, after = [], expect, never = [] } = made
  return {
    id: String(seed),
    group: name,
    // A tap sends exactly what stands on it.
    ask: name === 'periodTapped' ? ask : inManner(ask, random),
    after,
    own: false,
    expect,
    never: never.filter((naira) => !expect.some((one) => one.kind === 'figure' && one.naira === naira)),
  }
}
