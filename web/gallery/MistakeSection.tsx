import { useState } from 'react'
import { ErrorSummary, type FieldFault } from '../components/ErrorSummary.tsx'
import {
  Choice,
  DateOfBirth,
  MoneyField,
  PasswordField,
  Phone,
  TextField,
} from '../components/fields/index.ts'
import { Button } from '../components/Button.tsx'
import { PageSection } from '../components/PageSection.tsx'

const tinFault = 'TIN must be in the format 12345678-0001'
const payFault = 'Type the salary in figures, like 6,000,000'
const faults: readonly FieldFault[] = [
  { field: 'g-tin', message: tinFault },
  { field: 'g-pay', message: payFault },
]
const nothing = () => undefined

export function MistakeSection() {
  const [shown, setShown] = useState<readonly FieldFault[]>([])
  return (
    <PageSection heading="A mistake" note="Summary first, focus on it, the same words at the field.">
      <div>
        <ErrorSummary faults={shown} />
        <TextField
          id="g-tin"
          label="Tax Identification Number"
          hint="On your payslip, or on letters from the tax office."
          error={tinFault}
          value="12345678"
          onChange={nothing}
        />
        <MoneyField
          id="g-pay"
          label="Salary for the year, in naira"
          error={payFault}
          value="six million"
          onChange={nothing}
        />
        <DateOfBirth
          id="g-born"
          label="Date of birth"
          error="The month must be a number from 1 to 12 or a name, like March"
          faultyPart="month"
          value={{ day: '7', month: '13', year: '1988' }}
          onChange={nothing}
        />
        <PasswordField
          id="g-new"
          label="New Password"
          autoComplete="new-password"
          error="Password must be at least 8 characters long"
          value="short"
          onChange={nothing}
        />
        <Phone
          id="g-tel"
          label="Phone number"
          error="Enter a valid phone number"
          value={{ country: 'UK', text: '12' }}
          onChange={nothing}
        />
        <Choice
          id="g-marital"
          name="g-marital"
          label="Marital status"
          error="Choose one of these"
          value={undefined}
          options={[
            { value: 'single', label: 'Single' },
            { value: 'married', label: 'Married' },
          ]}
          onChange={nothing}
        />
        <Button onClick={() => setShown([...faults])}>Show the summary</Button>
      </div>
    </PageSection>
  )
}
