import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { showMailedCode } from '../../../contract/http/auth.ts'
import { ApiError, errorMessage, hasCode } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { Actions, Button, ButtonLink } from '../Button.tsx'
import { Warning } from '../notices.tsx'
import { SplitPage } from './SplitPage.tsx'
import styles from './ShownCode.module.css'

type Purpose = z.infer<typeof showMailedCode.answer>['purpose']

/** Where the code is typed, by what the mail was about. */
const places: Readonly<Record<Purpose, string>> = {
  'link-identity': 'Type it where you began, on the page that asks for a code there',
  'change-email': 'Type it where you began, in My Account there, under your new email',
  'know-browser': 'Type it where you began, on the page that asks for a code there',
}

/**
 * What a mailed link shows in another browser than the one that asked: a code to type there. Nothing else happens here.
 * @param refused why the link does not work here; shown when it has no code either.
 */
export function ShownCode({ token, refused }: { token: string; refused?: unknown }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['mail-code', token],
    queryFn: () => call('showMailedCode', { body: { token } }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  if (data !== undefined)
    return (
      <SplitPage view="code" title="Your code" heading>
        <p>{places[data.purpose]}:</p>
        <output className={styles.code}>{data.code}</output>
        <p>
          <b>Never give it to anybody.</b> We do not ask for it by phone, mail or chat. Did you not begin
          this? Then close this page: nothing happens.
        </p>
        <p className="small">It works for ten minutes.</p>
      </SplitPage>
    )
  if (error === null)
    return (
      <SplitPage view="checking" title="Opening your link" heading>
        <output>This takes a moment.</output>
      </SplitPage>
    )
  const isTemporary = error instanceof ApiError && error.isTemporary
  return (
    <SplitPage view="failed" title="This link does not work" heading>
      <Warning
        title={errorMessage(refused !== undefined && hasCode(error, 'invalid_token') ? refused : error)}
        alert
      />
      <Actions spaced>
        {isTemporary && <Button onClick={() => void refetch()}>Try again</Button>}
        <ButtonLink kind={isTemporary ? 'link' : undefined} to="/login">
          Back to Login
        </ButtonLink>
      </Actions>
    </SplitPage>
  )
}
