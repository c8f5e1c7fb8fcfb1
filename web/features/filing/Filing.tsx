import { Suspense } from 'react'
import { ButtonLink } from '../../components/Button.tsx'
import { PageSection } from '../../components/PageSection.tsx'
import { Waiting } from '../../components/notices.tsx'
import { useParams } from '../../router.ts'
import { lazyPart } from '../../shell/lazy.ts'
import { nameInWords, statusInWords, UpgradeBanner } from '../calculations/index.ts'
import { FilingFrame } from './FilingFrame.tsx'
import { WorksheetList } from './WorksheetList.tsx'

const AccountantLinks = lazyPart(
  () => import('../accountant-link/index.ts'),
  (m) => m.AccountantLinks,
)

/** From a figure to a filed return: what is paid and due, the worksheets, what to hand in. */
export function Filing() {
  const { id = '' } = useParams()
  return (
    <FilingFrame id={id} title="Your return">
      {({ submission, kept, isOpen, taxYear }) => (
        <>
          <PageSection
            level={1}
            tone="bare"
            heading={`Your return for ${taxYear}`}
            note={[nameInWords(submission.answers), statusInWords(submission.answers)]
              .filter(Boolean)
              .join(', ')}
          >
            <div>
              <p className="prose">
                Everything here is optional. Fill in what fits you; what is empty changes nothing.
              </p>
              <ButtonLink kind="link" to={`/submissions/${id}`}>
                Back to the calculation
              </ButtonLink>
            </div>
          </PageSection>
          <PageSection heading="What belongs to it" note="Open one, type what you have, and save.">
            <WorksheetList id={id} kept={kept} taxYear={taxYear} isOpen={isOpen} />
          </PageSection>
          <PageSection heading="For your accountant">
            <Suspense fallback={<Waiting>Loading the links of this calculation</Waiting>}>
              <AccountantLinks submissionId={id} isPaid={isOpen} />
            </Suspense>
          </PageSection>
          {!isOpen && (
            <UpgradeBanner words="Upgrade to fill in worksheets, see what is due, and download what to hand in." />
          )}
        </>
      )}
    </FilingFrame>
  )
}
