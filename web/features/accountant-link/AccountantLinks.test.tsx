import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { AccountantLink } from '../../../contract/http/index.ts'
import { Toasts } from '../../components/Toasts.tsx'
import { StaticRouter } from '../../router.ts'
import { AccountantLinks } from './AccountantLinks.tsx'

const id = '01931b7e-0000-7000-8000-000000000001'
const link: AccountantLink = {
  id,
  reader: 'Ngozi Eze',
  createdAt: '2026-11-21T09:00:00.000Z',
  expiresAt: '2026-12-21T09:00:00.000Z',
  endedAt: null,
  state: 'open',
  opened: 1,
  openings: [{ at: '2026-11-21T10:00:00.000Z', browser: 'Chrome on Android' }],
}

/** What an owner reads, tags left out. */
function readBy(isPaid: boolean, links: readonly AccountantLink[], left = 10): string {
  const queries = new QueryClient()
  queries.setQueryData(['accountant-links', id], { links, left })
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <Toasts>
        <StaticRouter location="/">
          <AccountantLinks submissionId={id} isPaid={isPaid} />
        </StaticRouter>
      </Toasts>
    </QueryClientProvider>,
  )
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
}

test('Pro has the form, and the links with their openings', () => {
  const text = readBy(true, [link])
  for (const words of [
    'Who is it for?',
    'Make the link',
    'Ngozi Eze',
    '21 Nov 2026, 11:00, Chrome on Android',
  ])
    expect(text).toContain(words)
  expect(text).toContain('End now')
  expect(text).not.toContain('Upgrade')
})

test('the free plan reads what a link is and Upgrade, and can end what was made before', () => {
  const text = readBy(false, [{ ...link, state: 'paused' }])
  for (const words of ['without an account', 'Upgrade', 'End now', 'Closed while you are not on Pro'])
    expect(text).toContain(words)
  expect(text).not.toContain('Who is it for?')
  expect(readBy(false, [])).not.toContain('Links of this calculation')
})

test('a link that is over has no button, and no form is there while none is left', () => {
  const text = readBy(true, [{ ...link, state: 'expired' }], 0)
  expect(text).not.toContain('End now')
  expect(text).not.toContain('Make the link')
  expect(text).toContain('End one that is not needed')
})
