import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Profile } from '../../../contract/http/index.ts'
import { StaticRouter } from '../../router.ts'
import { placeholderProfile } from '../../session/profile.ts'
import { PersonalInformation } from './PersonalInformation.tsx'

const unknown = placeholderProfile({
  account: '01900000-0000-7000-8000-00000000000a',
  tag: 'phone',
  ownDevice: true,
})

const readBy = (user: Profile) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <StaticRouter location="/account">
        <PersonalInformation user={user} />
      </StaticRouter>
    </QueryClientProvider>,
  )

test('what the device does not keep is not said to be not given', () => {
  expect(readBy(unknown)).toContain('not kept on this device')
  expect(readBy(unknown)).not.toContain('Not given')
  expect(readBy(unknown)).not.toContain('Edit')
})

test('what the account does not have is not given', () => {
  const known = { ...unknown, email: 'ada@example.test', firstName: 'Ada', authProvider: 'google' as const }
  expect(readBy(known)).toContain('Ada')
  expect(readBy(known)).toContain('Not given')
  expect(readBy(known)).not.toContain('not kept on this device')
})
