import type { ComponentType, ReactNode } from 'react'
import { DateOfBirth, Phone, TextField, TinField } from '../../components/fields/index.ts'
import { GuideLink, Help } from '../../components/Help.tsx'
import { Tick } from '../../components/sign-in/Tick.tsx'
import { helpAddress } from '../../addresses.ts'
import type { Faults } from '../../forms/index.ts'
import type { ProfileStep } from '../../session/index.ts'
import { dateFields, type OnboardingAnswers, type OnboardingField } from './answers.ts'
import styles from './StepFields.module.css'

/** The name of each step in the stepper and in the page's title. */
export const stepNames = {
  name: 'Name',
  dateOfBirth: 'Date of birth',
  tin: 'Tax ID',
  phoneNumber: 'Phone',
} as const satisfies Record<ProfileStep, string>

const dateParts = ['day', 'month', 'year'] as const

interface StepFieldsProps {
  answers: OnboardingAnswers
  onChange: (answers: OnboardingAnswers) => void
  faults: Faults<OnboardingField>
}

const fieldsOf: Readonly<Record<ProfileStep, ComponentType<StepFieldsProps>>> = {
  name: NameStep,
  dateOfBirth: DateOfBirthStep,
  tin: TinStep,
  phoneNumber: PhoneStep,
}

/** The fields of one step. */
export function StepFields({ step, ...props }: StepFieldsProps & { step: ProfileStep }) {
  const Fields = fieldsOf[step]
  return <Fields {...props} />
}

function NameStep({ answers, onChange, faults }: StepFieldsProps) {
  return <NameFields value={answers} onChange={(name) => onChange({ ...answers, ...name })} faults={faults} />
}

function DateOfBirthStep({ answers, onChange, faults }: StepFieldsProps) {
  const faultyPart = dateParts.find((part) => faults[dateFields[part]] !== undefined)
  return (
    <>
      <DateOfBirth
        id="dateOfBirth"
        label="What is your date of birth?"
        hint="For example, 7 3 1988. It appears on no report."
        heading
        value={answers.dateOfBirth}
        onChange={(dateOfBirth) => onChange({ ...answers, dateOfBirth })}
        error={faultyPart && faults[dateFields[faultyPart]]}
        faultyPart={faultyPart}
      />
      <WhyWeAsk>It completes your profile, beside your Tax ID. It does not change your tax.</WhyWeAsk>
    </>
  )
}

const tinQuestion = 'What is your Tax ID?'

function TinStep({ answers, onChange, faults }: StepFieldsProps) {
  return (
    <>
      {answers.hasNoTin ? (
        <h1>{tinQuestion}</h1>
      ) : (
        <TinField
          id="tin"
          label={tinQuestion}
          hint="The older number, like 12345678-0001, from your payslip or letters of the tax office. A new one of 13 digits does not fit here yet: tick the box below and use it on your return."
          heading
          value={answers.tin}
          onChange={(tin) => onChange({ ...answers, tin })}
          error={faults.tin}
        />
      )}
      <Tick
        id="hasNoTin"
        label="I don’t have one of this form"
        checked={answers.hasNoTin}
        onChange={(hasNoTin) => onChange({ ...answers, hasNoTin })}
      />
      <div role="status">
        {answers.hasNoTin && (
          <>
            <p>
              You can calculate and export without it; the report shows N/A. Your profile is complete only
              with it, so we ask again when you sign in: tick the box again then.
            </p>
            <p className="small">
              The 13-digit Tax ID of 2026 does not fit here yet: go on without it, and use it on your return.{' '}
              <GuideLink to={helpAddress('tax-id')} />
            </p>
          </>
        )}
      </div>
      <WhyWeAsk>
        It stands on your report beside your name, and is also called TIN or Tax Identification Number. It
        does not change your tax.
      </WhyWeAsk>
    </>
  )
}

function PhoneStep({ answers, onChange, faults }: StepFieldsProps) {
  return (
    <>
      <Phone
        id="phoneNumber"
        label="What is your phone number?"
        hint="You can leave it empty. Your profile is complete only with it, so we ask again when you sign in."
        heading
        value={answers.phone}
        onChange={(phone) => onChange({ ...answers, phone })}
        error={faults.phoneNumber}
      />
      <WhyWeAsk>It completes your profile. It appears on no report and does not change your tax.</WhyWeAsk>
    </>
  )
}

function WhyWeAsk({ children }: { children: ReactNode }) {
  return (
    <Help summary="Why we ask">
      <p>{children}</p>
    </Help>
  )
}

interface Name {
  firstName: string
  lastName: string
}

interface NameFieldsProps {
  value: Name
  onChange: (value: Name) => void
  faults: Faults<keyof Name>
}

/** First and last name, two inputs under one question, in any script. */
function NameFields({ value: { firstName, lastName }, onChange, faults }: NameFieldsProps) {
  return (
    <fieldset>
      <legend>
        <h1>What is your name?</h1>
      </legend>
      <p className={styles.hint}>As it stands on your tax papers.</p>
      <TextField
        id="firstName"
        label="First name"
        autoComplete="given-name"
        spellCheck={false}
        value={firstName}
        onChange={(text) => onChange({ firstName: text, lastName })}
        error={faults.firstName}
      />
      <TextField
        id="lastName"
        label="Last name"
        autoComplete="family-name"
        spellCheck={false}
        value={lastName}
        onChange={(text) => onChange({ firstName, lastName: text })}
        error={faults.lastName}
      />
    </fieldset>
  )
}
