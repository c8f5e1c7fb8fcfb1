import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { Actions, ButtonLink } from '../../components/Button.tsx'
import { Warning } from '../../components/notices.tsx'
import { SplitPage } from '../../components/sign-in/SplitPage.tsx'
import { Known } from './Known.tsx'

const once = { staleTime: Infinity, gcTime: 0, retry: false } as const

/** The mailed link: used in the browser that asked for it; in any other it shows a code to type there. */
export function OpenedLink({ token }: { token: string }) {
  const known = useQuery({
    queryKey: ['known-browser', token],
    queryFn: () => call('makeBrowserKnown', { body: { token } }),
    ...once,
  })
  const elsewhere = useQuery({
    queryKey: ['mail-code', token],
    queryFn: () => call('showMailedCode', { body: { token } }),
    enabled: known.isError,
    ...once,
  })
  if (known.data !== undefined) return <Known email={known.data.email} />
  if (elsewhere.data !== undefined)
    return (
      <SplitPage view="code" title="Your code" heading>
        <p>Type it where you began, on the page that asks for a code there:</p>
        <output>
          <b>{elsewhere.data.code}</b>
        </output>
        <p>
          Never give it to anybody: we do not ask for it by phone, mail or chat. It works for ten minutes. Did
          you not begin this? Then close this page: nothing happens.
        </p>
      </SplitPage>
    )
  if (elsewhere.error === null)
    return (
      <SplitPage view="checking" title="Opening your link" heading>
        <output>This takes a moment.</output>
      </SplitPage>
    )
  return (
    <SplitPage view="failed" title="This link does not work" heading>
      <Warning title={errorMessage(elsewhere.error)} alert />
      <Actions spaced>
        <ButtonLink to="/login">Back to Login</ButtonLink>
      </Actions>
    </SplitPage>
  )
}
