import { describe, expect, it } from 'vitest'
import { formatAmount, formatNaira } from '../money/format.ts'
import { supposed, worked } from '../testing/worked.ts'
import { articleOf } from './index.ts'

describe.each(Object.entries(worked))('%s', (id, figures) => {
  it.each(figures.map((figure) => formatNaira(figure)))('says %s, as the law comes to', (figure) => {
    expect(articleOf(id)?.body.join(' ')).toContain(figure)
  })
})

describe.each(Object.entries(supposed))('%s', (id, figures) => {
  it.each(figures.map((figure) => (typeof figure === 'number' ? formatAmount(figure) : figure)))(
    'supposes %s',
    (figure) => {
      expect([articleOf(id)?.title, ...(articleOf(id)?.body ?? [])].join(' ')).toContain(figure)
    },
  )
})
