import { useState } from 'react'
import { BackBar, SaveState } from '../components/BackBar.tsx'
import { Actions, Button, ButtonLink } from '../components/Button.tsx'
import { Help } from '../components/Help.tsx'
import { MarginSection, PageHeading, PageSection } from '../components/PageSection.tsx'
import { PartsProgress, SoFar } from '../components/Progress.tsx'
import { StepProgress } from '../components/sign-in/StepProgress.tsx'
import { PatternStrip } from '../components/sign-in/SplitPage.tsx'
import { MoneyField } from '../components/fields/index.ts'
import { Fact, Facts, Row, RowFigure, Rows } from '../components/lists.tsx'
import styles from './gallery.module.css'

function Change({ what }: { what: string }) {
  return (
    <ButtonLink kind="link" to="/_gallery">
      Change<span className="hide"> {what}</span>
    </ButtonLink>
  )
}

export function ListSection() {
  return (
    <>
      <PageHeading heading="Your calculations" about="Pro, active until 14 November 2027">
        <ButtonLink to="/_gallery">New Tax Calculation</ButtonLink>
      </PageHeading>
      <PageSection heading="Drafts">
        <Rows>
          <Row
            title="Tax Year 2026"
            about="Both Employee and Self-Employed"
            aside={
              <p className="small">
                Question 7 of about 22
                <br />
                Today, 09:12
              </p>
            }
            actions={
              <>
                <ButtonLink kind="line" to="/_gallery">
                  Resume<span className="hide"> draft for 2026</span>
                </ButtonLink>
                <Button kind="redLink">
                  Delete<span className="hide"> draft for 2026</span>
                </Button>
              </>
            }
          />
          <Row
            title="Tax Year 2026"
            about="Employee"
            aside={<RowFigure label="Tax Due">₦834,000</RowFigure>}
            actions={
              <>
                <ButtonLink kind="link" to="/_gallery">
                  View
                </ButtonLink>
                <Button kind="link">Edit</Button>
                <Button kind="redLink">Delete</Button>
              </>
            }
          />
        </Rows>
      </PageSection>
      <PageSection heading="Facts" note="For the year, in naira, before tax">
        <Facts>
          <Fact label="First name">Adaeze</Fact>
          <Fact label="Email" action={<Change what="email" />}>
            adaeze@example.ng
          </Fact>
          <Fact
            label="Marital status"
            note="does not change the tax"
            action={<Change what="marital status" />}
          >
            Married
          </Fact>
        </Facts>
      </PageSection>
      <PageSection heading="Income" note="Amounts in one column">
        <Facts sums>
          <Fact label="Salary" action={<Change what="salary" />}>
            ₦6,000,000
          </Fact>
          <Fact label="Commissions" note="left empty" action={<Change what="commissions" />}>
            ₦0
          </Fact>
        </Facts>
      </PageSection>
      <div className={styles.hung}>
        <PatternStrip className={styles.strip} />
      </div>
    </>
  )
}

export function QuestionSection() {
  const [rent, setRent] = useState('1,000,000')
  return (
    <>
      <PageSection heading="Autosave" note="Always true, always in the same corner.">
        <div className="column">
          <BackBar to="/_gallery">
            <SaveState state="saving" />
          </BackBar>
          <SaveState state="saved" />
          <SaveState state="offline" />
        </div>
      </PageSection>
      <MarginSection
        margin={
          <div className="column">
            <PartsProgress
              parts={[
                { id: 'status', name: 'Year and status' },
                { id: 'had', name: 'What you had' },
                { id: 'amounts', name: 'Amounts' },
                { id: 'check', name: 'Check' },
              ]}
              now="amounts"
              count={{ at: 1, of: 2 }}
              done={0.5}
            />
            <StepProgress step={2} steps={['Name', 'Date of birth', 'Tax ID', 'Phone']} />
          </div>
        }
        aside={
          <SoFar label="Estimate so far" value="₦702,600 a year">
            Assumes 8% pension, 2.5% NHF and 5% NHIS until you answer them.
          </SoFar>
        }
      >
        <div>
          <MoneyField
            id="g-rent"
            label="Rent you paid in 2026, in naira"
            hint="For the home you live in."
            value={rent}
            onChange={setRent}
            readBack="1 million naira a year"
          />
          <Help summary="What counts as rent?" open>
            <p>What you paid your landlord for the year, without service charge.</p>
          </Help>
          <Help summary="Not sure? Work it out from one month">
            <p>Type one month’s rent.</p>
          </Help>
          <Actions spaced>
            <Button>Next</Button>
          </Actions>
        </div>
      </MarginSection>
    </>
  )
}
