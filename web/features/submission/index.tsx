import { useQuery } from '@tanstack/react-query'
import { Actions, Button, ButtonLink } from '../../components/Button.tsx'
import { PageSection } from '../../components/PageSection.tsx'
import { Page } from '../../components/Page.tsx'
import { Waiting } from '../../components/notices.tsx'
import { errorMessage } from '../../api/api-error.ts'
import { readSubmission } from '../../api/calls.ts'
import { useParams } from '../../router.ts'
import { SignedInNav } from '../../shell/SignedInNav.tsx'
import { submissionKey } from '../calculations/index.ts'
import { SavedCalculation } from './SavedCalculation.tsx'

/** One saved calculation [spec 8.1]. */
export function Submission() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: submissionKey(id),
    queryFn: ({ signal }) => readSubmission(id, { signal }),
    staleTime: 0,
  })

  return (
    <Page title="Calculation" nav={<SignedInNav to={['account']} />}>
      {data ? (
        <SavedCalculation submission={data} />
      ) : error ? (
        <PageSection level={1} tone="bare" heading="This calculation could not be loaded">
          <div>
            <p role="alert">{errorMessage(error)}</p>
            <Actions>
              <Button onClick={() => void refetch()}>Try again</Button>
              <ButtonLink kind="link" to="/dashboard">
                Back to Dashboard
              </ButtonLink>
            </Actions>
          </div>
        </PageSection>
      ) : (
        <PageSection level={1} tone="bare" heading="Calculation">
          <Waiting>Loading your calculation</Waiting>
        </PageSection>
      )}
    </Page>
  )
}
