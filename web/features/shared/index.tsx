import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useState } from 'react'
import { errorMessage, hasCode } from '../../api/api-error.ts'
import { createQueryClient } from '../../api/query-client.ts'
import { Button } from '../../components/Button.tsx'
import { MessagePage } from '../../components/MessagePage.tsx'
import { Waiting } from '../../components/notices.tsx'
import { Page } from '../../components/Page.tsx'
import { PageSection } from '../../components/PageSection.tsx'
import { useLocation, useNavigate } from '../../router.ts'
import { tabStorage } from '../../session/storage-keys.ts'
import { openShared } from './open-shared.ts'
import { SharedCalculation } from './SharedCalculation.tsx'
import { dropLink, heldLink, type HeldLink, holdLink, tokenIn } from './shared-token.ts'

/**
 * /shared#TOKEN: a calculation that somebody shows to a reader [spec 29.5, 29.6]. It stands outside of any session, with
 * server state of its own.
 */
export function Shared() {
  const [queries] = useState(createQueryClient)
  const [link, agree] = useSharedLink()
  return (
    <QueryClientProvider client={queries}>
      <meta name="robots" content="noindex" />
      {link === undefined ? (
        <MessagePage title="This link is not whole" words={askAnew}>
          {null}
        </MessagePage>
      ) : link.agreed ? (
        <Opened key={link.token} token={link.token} />
      ) : (
        <BeforeOpening onOpen={agree} />
      )}
    </QueryClientProvider>
  )
}

const askAnew = 'Copy all of it, up to its last letter, or ask the person who sent it for a new one.'

/** The link of this tab. Its address is cleared at once; a newer link in the address bar takes its place. */
function useSharedLink(): [link: HeldLink | undefined, agree: () => void] {
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const [link, setLink] = useState(() => heldLink(tabStorage()))
  const given = tokenIn(hash)
  const [seen, setSeen] = useState<string>()
  if (given !== undefined && given !== seen) {
    setSeen(given)
    if (given !== link?.token) setLink({ token: given, agreed: false })
  }
  // Before anything is drawn.
  useLayoutEffect(() => {
    if (hash !== '') void navigate(pathname, { replace: true })
  }, [hash, navigate, pathname])
  useEffect(() => {
    if (link) holdLink(tabStorage(), link)
  }, [link])
  return [link, () => setLink((held) => held && { ...held, agreed: true })]
}

/** What the reader is told before anything is read and written down. */
function BeforeOpening({ onOpen }: { onOpen: () => void }) {
  return (
    <MessagePage
      title="Shared with you"
      words="Somebody shares one tax calculation with you. You need no account, and you cannot change anything. When you open it, its owner sees the time, and which browser it was."
    >
      <Button onClick={onOpen}>Open the calculation</Button>
    </MessagePage>
  )
}

function Opened({ token }: { token: string }) {
  // Every read is an opening that is counted: nothing is read again by itself.
  const { data, error, refetch, isFetching } = useQuery({
    // In memory alone, no link's answer is another's, and a link that is left is not read from here again.
    queryKey: ['shared', token],
    gcTime: 0,
    queryFn: ({ signal }) => openShared(token, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnReconnect: false,
  })
  const isClosed = hasCode(error, 'link_closed')
  useEffect(() => {
    if (isClosed) dropLink(tabStorage())
  }, [isClosed])
  if (data)
    return (
      <Page title="Shared calculation" view="opened">
        <SharedCalculation shared={data} />
      </Page>
    )
  if (error)
    return (
      <MessagePage
        title={isClosed ? 'This link is closed' : 'This could not be loaded'}
        words={<span role="alert">{errorMessage(error)}</span>}
      >
        {!isClosed && (
          <Button busy={isFetching && 'Opening…'} onClick={() => void refetch()}>
            Try again
          </Button>
        )}
      </MessagePage>
    )
  return (
    <Page title="Shared calculation" view="opening">
      <PageSection level={1} tone="bare" heading="Shared with you">
        <Waiting>Opening the calculation</Waiting>
      </PageSection>
    </Page>
  )
}
