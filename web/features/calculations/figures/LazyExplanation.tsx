import { useQuery } from '@tanstack/react-query'
import type { Draft } from '../../../../contract/http/index.ts'
import { Button } from '../../../components/Button.tsx'
import { PageSection } from '../../../components/PageSection.tsx'
import { Waiting } from '../../../components/notices.tsx'

/**
 * Loads the explanation's code when it is shown; rendered only for those who may see the figures. A failed load is
 * reported here and does not affect the result.
 */
export function LazyExplanation({ answers }: { answers: Draft['answers'] }) {
  // Caches only the code: the figures are computed while they are shown.
  const code = useQuery({
    queryKey: ['code', 'explained'],
    queryFn: () => import('../explained/index.tsx'),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    refetchOnReconnect: true,
  })
  if (code.data) return <code.data.Explained answers={answers} />
  return (
    <PageSection heading="How this was worked out">
      {code.isError ? (
        <div>
          <p role="alert">The working could not be loaded. Your result above is complete.</p>
          <Button kind="link" onClick={() => void code.refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <Waiting>Loading how this was worked out</Waiting>
      )}
    </PageSection>
  )
}
