import { describe, expect, test } from 'vitest'
import { put } from '../testing/scoring/index.ts'

const told = (ask: string) => {
  const { first, confirmed } = put({ ask, after: [], own: false })
  return { kind: first.kind, text: (confirmed ?? first).text }
}

describe('accounts of a trade', () => {
  test.each([
    [
      'keke na hire. 13k per day total, fuel 3,500, I deliver 4k to owner, 6 days a week. tax for year',
      '137,400',
    ],
    [
      'My salon brings in N65k a week after diesel is paid. Out of that I still pay 300k a year for the shop. Tax?',
      '344,400',
    ],
    ['POP work. 16m came in this year, 9.5m went out on materials and boys. tax?', '960,000'],
    [
      'The duplex paid 22m and i spent 16.5m. the warehouse paid only 8m and i ended up spending 9.3m. tax?',
      '546,000',
    ],
    [
      'Every week i do about 180k on bolt, bolt collects 45k from it, fuel is 50k and i remit 35k to the owner. i work 50 weeks. tax for the year?',
      '255,000',
    ],
    [
      'Consulting fees: 9.6m gross. Clients withheld 480k and I have the credit notes. Office costs 1.4m. What is the balance I should pay?',
      '786,000',
    ],
    [
      'Stock in January 3.2m, imported 18.5m worth, sold 27m, stock I counted in December 4.1m. What is the tax on my business?',
      '1,482,000',
    ],
    [
      'This year I did 14 events, 350k each, but foodstuff and gas dey swallow 60% of the money. How much be the tax?',
      '174,000',
    ],
  ])('%s', (ask, tax) => {
    expect(told(ask)).toEqual({ kind: 'read', text: expect.stringContaining(`₦${tax}`) })
  })

  test.each([
    [
      'Dem dey pay me 90k a month for security work and my barbing dey bring 95k every month. How much tax?',
      '213,000',
    ],
    [
      'I get keke. After fuel and the 5k wey I dey deliver to owner, na 6k dey remain for me each day. I dey work 5 days a week. Tax?',
      '114,000',
    ],
  ])('are no costs where somebody is paid, or where they are off already: %s', (ask, tax) => {
    expect(told(ask).text).toContain(`₦${tax}`)
  })
})
