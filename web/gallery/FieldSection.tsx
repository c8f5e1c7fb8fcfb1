import { useState } from 'react'
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
import { PageSection } from '../components/PageSection.tsx'
import { ButtonLink } from '../components/Button.tsx'

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
          label="Salary, in naira"
          hint="Before tax and pension were taken out. Leave it empty if you had none."
          value={salary}
          onChange={setSalary}
          before={
            <Segmented
              legend="Period"
              name="g-period"
              value={period}
              onChange={setPeriod}
              options={[
                { value: 'year', label: 'Per year' },
                { value: 'month', label: 'Per month' },
              ]}
            />
          }
          said="6 million naira a year, ₦500,000 a month"
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
