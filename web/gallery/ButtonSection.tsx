import { product } from '../../contract/http/product.ts'
import { Actions, Button, ButtonLink } from '../components/Button.tsx'
import { PageSection } from '../components/PageSection.tsx'
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
