import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ErrorSummary } from './Form.tsx'

it('draws nothing without faults', () => {
  expect(renderToStaticMarkup(<ErrorSummary faults={[]} />)).toBe('')
})

it('links each fault to its field, and can hold one that is of no field', () => {
  const markup = renderToStaticMarkup(
    <ErrorSummary
      faults={[
        { field: 'tin', message: 'TIN must be in the format 12345678-0001' },
        { message: 'Try again' },
      ]}
    />,
  )
  expect(markup).toContain('role="alert" tabindex="-1"')
  expect(markup).toContain('There is a problem')
  expect(markup).toContain('<a href="#tin">TIN must be in the format 12345678-0001</a>')
  expect(markup).toContain('<li>Try again</li>')
})
