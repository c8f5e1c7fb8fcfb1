import { useState } from 'react'
import { Actions, Button } from '../components/Button.tsx'
import { BackBar, SaveState } from '../components/BackBar.tsx'
import { MoneyField } from '../components/fields/index.ts'
import { Help } from '../components/Help.tsx'
import { PageSection, MarginSection } from '../components/PageSection.tsx'
import { QuestionProgress, SoFar, StepProgress } from '../components/Progress.tsx'

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
            <QuestionProgress question={3} of={18} />
            <StepProgress step={2} steps={['Name', 'Date of birth', 'Tax ID', 'Phone']} />
          </div>
        }
        aside={
          <SoFar label="Estimate so far" value="₦702,600 a year">
            Assumes 8% pension, 2.5% NHF and 5% NHIS until you answer those questions.
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
            said="1 million naira a year"
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
