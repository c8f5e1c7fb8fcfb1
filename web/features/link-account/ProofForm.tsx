import { useState } from 'react'
import type { Provider } from '../../../contract/http/providers.ts'
import type { Profile } from '../../../contract/http/users.ts'
import { errorMessage, hasCode } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { Actions, Button, ButtonLink } from '../../components/Button.tsx'
import { ErrorSummary, Form } from '../../components/Form.tsx'
import { PasswordField } from '../../components/fields/index.ts'
import { MailedCodeField } from '../../components/sign-in/MailedCodeField.tsx'
import { OwnDevice } from '../../components/sign-in/OwnDevice.tsx'
import { callFaults, useFaults } from '../../forms/index.ts'
import { Done, Warning } from '../../components/notices.tsx'
import { useToast } from '../../components/Toasts.tsx'
import { isOwnDeviceNoted, noteOwnDevice } from '../../session/browser-notes.ts'
import { CodeField, codeFault, missingFactor, type MissingFactor } from '../factors/index.ts'
import { providerNames } from '../providers/index.tsx'
import { useWrite } from '../../writes/index.ts'
import styles from './ProofForm.module.css'

/** What each way to sign in is called. */
export const signInNames = { ...providerNames, hosted: 'our sign-in service' }

interface ProofFormProps {
  provider: Provider | 'hosted'
  email: string
  /** Whether the account's password is a proof too. */
  byPassword?: boolean | undefined
  onSignedIn: (user: Profile) => void
}

type Proof = { password: string } | { code: string }

/** Proof by the account's password, by a link mailed to its address, or by the code that the link showed elsewhere. */
export function ProofForm({ provider, email, byPassword = false, onSignedIn }: ProofFormProps) {
  const toast = useToast()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [ownDevice, setOwnDevice] = useState(isOwnDeviceNoted)
  const { faults, summary, show } = useFaults<'password' | 'mailedCode' | 'code'>()
  const [missing, setMissing] = useState<MissingFactor>()
  const [factor, setFactor] = useState('')
  const prove = useWrite({
    mutationFn: (proof: Proof) => {
      const more = { ownDevice, ...(missing?.code === true && { factor }) }
      return 'code' in proof
        ? call('proveLinkByCode', { body: { ...proof, ...more } })
        : call('proveLinkByPassword', { body: { ...proof, ...more } })
    },
    gcTime: 0,
    onSuccess: ({ user }) => onSignedIn(user),
    onError: (thrown, proof) => {
      const asked = missingFactor(thrown)
      setMissing(asked ?? missing)
      if (asked) return
      // Of two codes that were typed the refused one is the second step's: the mailed one is looked at first.
      const field = missing?.code === true ? 'code' : 'mailedCode'
      const isCode = 'code' in proof || hasCode(thrown, 'invalid_code')
      show(isCode ? { [field]: errorMessage(thrown) } : callFaults(thrown, ['password']))
    },
  })
  const mail = useWrite({
    mutationFn: () => call('mailLinkProof', {}),
    onError: (thrown) => toast(errorMessage(thrown), 'error'),
  })

  function submit() {
    const proof: Proof | undefined = code.trim() !== '' ? { code } : byPassword ? { password } : undefined
    const found = {
      ...(proof === undefined && { mailedCode: 'Type the code that the mailed link shows' }),
      ...(missing?.code === true && codeFault(factor)),
    }
    if (!show(found) && proof !== undefined && !prove.isPending) prove.mutate(proof)
  }

  const name = signInNames[provider]
  return (
    <>
      <ErrorSummary faults={summary} />
      <h1>Is this your account?</h1>
      <p className={styles.why}>
        {byPassword
          ? `${email} has an account already. Prove once that it is yours; after that ${name} signs you in.`
          : `${name} does not run the mailbox of ${email}, so a mail to it proves once that it is yours; after that ${name} signs you in.`}
      </p>
      {missing?.code === false && (
        <Warning title="This account has a passkey." alert>
          <p>Go to Login and continue with it; then add {name} in My Account.</p>
        </Warning>
      )}
      <Form onSubmit={submit}>
        {byPassword && (
          <PasswordField
            id="password"
            label="Password"
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            error={faults.password}
          />
        )}
        {(!byPassword || mail.isSuccess) && (
          <MailedCodeField value={code} onChange={setCode} error={faults.mailedCode} />
        )}
        {missing?.code === true && <CodeField value={factor} onChange={setFactor} error={faults.code} />}
        <OwnDevice
          checked={ownDevice}
          onChange={(isOwn) => {
            setOwnDevice(isOwn)
            noteOwnDevice(isOwn)
          }}
        />
        <Button type="submit" wide busy={prove.isPending && 'Checking…'}>
          Continue
        </Button>
      </Form>
      <div className={styles.mail}>
        {mail.isSuccess && (
          <Done>
            A link is on its way to {email}. Open it within the hour, best in this browser. None came? One
            that we sent before still works.
          </Done>
        )}
        <Actions spaced>
          <Button kind="link" busy={mail.isPending && 'Sending…'} onClick={() => mail.mutate()}>
            {byPassword ? 'Mail me a link instead' : 'Mail me a link'}
          </Button>
          <ButtonLink kind="link" to={byPassword ? '/login' : '/verify-pending'}>
            {byPassword ? 'Back to Login' : 'Back'}
          </ButtonLink>
        </Actions>
      </div>
    </>
  )
}
