import { Suspense } from 'react'
import { Actions, ButtonLink } from '../../components/Button.tsx'
import { PageSection } from '../../components/PageSection.tsx'
import { Waiting } from '../../components/notices.tsx'
import { useParams } from '../../router.ts'
import { lazyPart } from '../../shell/lazy.ts'
import { nameInWords, statusInWords, UpgradeBanner } from '../calculations/index.ts'
import { FilingFrame } from './FilingFrame.tsx'
import { ReturnPack } from './pack/index.ts'
import { Settlement } from './settlement/index.ts'
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
      {({ submission, kept, worksheets, isOpen, taxYear }) => (
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
              <Actions>
                <ButtonLink kind="link" to={`/submissions/${id}`}>
                  Back to the calculation
                </ButtonLink>
                <ButtonLink kind="link" to="/account#reminders">
                  Get reminders by mail
                </ButtonLink>
              </Actions>
            </div>
          </PageSection>
          <Suspense fallback={<Waiting>Working out what is left to pay</Waiting>}>
            <Settlement
              answers={submission.answers}
              result={submission.result}
              worksheets={worksheets}
              isPaid={isOpen}
            />
          </Suspense>
          <PageSection heading="Worksheets" note="Open one, type what you have, and save.">
            <WorksheetList id={id} kept={kept} taxYear={taxYear} isOpen={isOpen} />
          </PageSection>
          <PageSection heading="What you hand in">
            <Suspense fallback={<Waiting>Loading the return pack</Waiting>}>
              <ReturnPack
                answers={submission.answers}
                result={submission.result}
                standing={submission.standing}
                worksheets={worksheets}
                submissionId={id}
              />
            </Suspense>
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
