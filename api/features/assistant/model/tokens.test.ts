import { describe, expect, it } from 'vitest'
import { tokenMeter } from './tokens.ts'

/** A budget with this many tokens left. */
function budgetWith(tokens: number) {
  let left = tokens
  return {
    left: () => left,
    reserve: (wanted: number) => {
      if (wanted > left) return Promise.resolve(false)
      left -= wanted
      return Promise.resolve(true)
    },
    release: (unused: number) => {
      left += unused
      return Promise.resolve()
    },
    charge: (more: number) => {
      left -= more
      return Promise.resolve()
    },
  }
}

describe('the tokens of an answer', () => {
  it('are set aside before they are used, and counted as the provider counts them', async () => {
    const budget = budgetWith(10_000)
    const { reply, counted } = await tokenMeter(5000, budget).begin('x'.repeat(2998))
    expect(reply).toBe(1000)
    expect(budget.left()).toBe(8000)
    await counted(700)
    expect(budget.left()).toBe(9300)
  })

  it('stay as estimated when the provider counts nothing, or nonsense', async () => {
    for (const told of [undefined, -5, Number.NaN, 1.5]) {
      const budget = budgetWith(10_000)
      const { counted } = await tokenMeter(5000, budget).begin('x'.repeat(2998))
      await counted(told)
      expect(budget.left()).toBe(8000)
    }
  })

  it('are taken too when they are more than was set aside', async () => {
    const budget = budgetWith(10_000)
    const { counted } = await tokenMeter(5000, budget).begin('x'.repeat(2998))
    await counted(2600)
    expect(budget.left()).toBe(7400)
  })

  it('end with the bound of one answer, over all its rounds', async () => {
    const meter = tokenMeter(2500, budgetWith(100_000))
    const first = await meter.begin('x'.repeat(2998))
    await first.counted(1400)
    expect((await meter.begin('x'.repeat(2998))).reply).toBe(100)
    await expect(meter.begin('x')).rejects.toThrow('too many')
  })

  it('end with what the account may use, and then nothing is taken', async () => {
    const budget = budgetWith(1500)
    await expect(tokenMeter(5000, budget).begin('x'.repeat(2998))).rejects.toThrow('for today')
    expect(budget.left()).toBe(1500)
  })
})
