import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BandPicture } from './BandPicture.tsx'

const markup = renderToStaticMarkup(
  <BandPicture
    rows={[
      { amount: 800_000, rate: 0, label: '₦800,000' },
      { amount: 0, rate: 15, label: '₦0' },
      { amount: 1_200_000, rate: 18, label: '₦1,200,000' },
    ]}
    income={2_000_000}
    description="Of ₦2,000,000, the first ₦800,000 is taxed at 0%."
  />,
)

it('says the whole picture in one label', () => {
  expect(markup).toContain('role="img" aria-label="Of ₦2,000,000, the first ₦800,000 is taxed at 0%."')
})

it('labels a strip with its own amount when an empty band stands before it', () => {
  expect(markup).toContain('>₦1,200,000</text>')
  expect(markup).not.toContain('>₦0</text>')
})

it('carries no inline style and no data address', () => {
  expect(markup).not.toMatch(/style=|data:/)
})
