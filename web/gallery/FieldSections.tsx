import { useState } from 'react'
import { Button, ButtonLink } from '../components/Button.tsx'
import { ErrorSummary, type FieldFault } from '../components/Form.tsx'
import { PageSection } from '../components/PageSection.tsx'
import {
  Choice,
  DateOfBirth,
  MoneyField,
  PasswordField,
  Phone,
  Segmented,
  Select,
  TextField,
} from '../components/fields/index.ts'

const statuses = [
  { value: 'employee', label: 'Employee' },
  {
    value: 'self-employed',
    label: 'Self-Employed/Business Owner',
    hint: 'You sell goods or services yourself',
  },
  { value: 'both', label: 'Both Employee and Self-Employed' },
] as const

export function FieldSection() {
  const [email, setEmail] = useState('adaeze@example.ng')
  const [password, setPassword] = useState('correct horse')
  const [salary, setSalary] = useState('6,000,000')
  const [period, setPeriod] = useState<'year' | 'month'>('year')
  const [birth, setBirth] = useState({ day: '7', month: 'March', year: '1988' })
  const [phone, setPhone] = useState<React.ComponentProps<typeof Phone>['value']>({
    country: 'NG',
    text: '803 555 0142',
  })
  const [status, setStatus] = useState<(typeof statuses)[number]['value'] | undefined>('employee')
  const [year, setYear] = useState('2026')
  return (
    <PageSection heading="Fields" note="Label, one short hint, field, then what we understood.">
      <div>
        <TextField
          id="g-email"
          label="Email"
          type="email"
          autoComplete="email"
          value={email}
          onChange={setEmail}
        />
        <PasswordField
          id="g-password"
          label="Password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          after={
            <ButtonLink kind="link" to="/forgot-password">
              Forgot Password
            </ButtonLink>
          }
        />
        <MoneyField
          id="g-salary"
          label="Salary"
          hint="Before tax and pension were taken out. Empty counts as ₦0."
          value={salary}
          onChange={setSalary}
          before={
            <Segmented
              legend="Period"
              name="g-period"
              value={period}
              onChange={setPeriod}
              options={[
                { value: 'year', label: 'The year' },
                { value: 'month', label: 'A month' },
              ]}
            />
          }
          readBack="6 million naira for the year, ₦500,000 a month"
        />
        <DateOfBirth
          id="g-birth"
          label="Date of birth"
          hint="For example, 7 3 1988. It appears on no report."
          value={birth}
          onChange={setBirth}
        />
        <Phone id="g-phone" label="Phone number" value={phone} onChange={setPhone} />
        <Select
          id="g-year"
          label="Tax year"
          value={year}
          onChange={setYear}
          options={['2026', '2025', '2024'].map((value) => ({ value, label: value }))}
        />
        <Choice
          id="g-status"
          name="g-status"
          label="Employment status"
          value={status}
          options={statuses}
          onChange={setStatus}
        />
      </div>
    </PageSection>
  )
}

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
          label="Tax ID"
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
