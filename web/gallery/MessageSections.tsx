import { useState } from 'react'
import { product } from '../../contract/http/product.ts'
import { Actions, Button, ButtonLink } from '../components/Button.tsx'
import { ConfirmDialog } from '../components/ConfirmDialog.tsx'
import { PageSection } from '../components/PageSection.tsx'
import { useToast } from '../components/Toasts.tsx'
import { Done, Waiting, Warning } from '../components/notices.tsx'
import styles from './gallery.module.css'

export function ButtonSection() {
  return (
    <PageSection
      heading="Buttons"
      note="One filled button a view. On deep green it is gold; gold never sits on the light ground."
    >
      <div className="column">
        <Actions>
          <Button>Next</Button>
          <Button kind="line">Resume</Button>
          <Button kind="red">Delete account</Button>
          <Button disabled>Next</Button>
          <ButtonLink kind="link" to="/_gallery">
            New Calculation
          </ButtonLink>
          <Button kind="redLink">Delete</Button>
          <Button small kind="line">
            Get Started
          </Button>
        </Actions>
        <Button wide>Login</Button>
        <div className={`deep ${styles.panel}`}>
          <Actions>
            <Button kind="gold">Upgrade</Button>
            <ButtonLink kind="link" to="/_gallery">
              See a sample
            </ButtonLink>
          </Actions>
          <p className="note">{product.price.limit}. Renews each year until you cancel.</p>
        </div>
      </div>
    </PageSection>
  )
}

export function MessageSection() {
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <PageSection
        heading="Messages"
        note="A toast stays at least 3 seconds and is never the only place where a thing is said."
      >
        <div className="column">
          <Actions>
            <Button kind="line" onClick={() => toast('Draft deleted', 'success')}>
              Success
            </Button>
            <Button kind="line" onClick={() => toast('Unable to open subscription portal', 'error')}>
              Error
            </Button>
            <Button
              kind="line"
              onClick={() => toast('Verification email sent. Check all inboxes including Spam/Junk.')}
            >
              Info
            </Button>
          </Actions>
          <Done>
            <b>Tax Calculation Complete!</b> It was saved to your account.
          </Done>
          <Warning title="Please verify your email to continue.">
            <Button kind="link">Resend verification email</Button>
          </Warning>
          <Warning title="This draft was changed in another tab.">
            <p>Rent you paid is ₦1,000,000 there and ₦1,200,000 here. Choose which to keep.</p>
            <Actions>
              <Button kind="line">Keep ₦1,200,000</Button>
              <Button kind="link">Use ₦1,000,000</Button>
            </Actions>
          </Warning>
        </div>
      </PageSection>
      <PageSection heading="Waiting" note="Bare warp threads stand where rows will come.">
        <Waiting delayMs={0}>Loading your calculations</Waiting>
      </PageSection>
      <PageSection heading="Asking once more" note="The question names what is lost." tone="red">
        <div>
          <Button kind="red" onClick={() => setAsking(true)}>
            Delete
          </Button>
          <ConfirmDialog
            open={asking}
            title="Delete this draft?"
            confirm="Delete draft"
            cancel="Keep it"
            onConfirm={() => {
              setAsking(false)
              toast('Draft deleted', 'success')
            }}
            onCancel={() => setAsking(false)}
          >
            Your answers for Tax Year 2026, both Employee and Self-Employed, will be gone.
          </ConfirmDialog>
        </div>
      </PageSection>
    </>
  )
}
