import { useState } from 'react'
import type { WayIn } from '../../../../contract/http/index.ts'
import { errorMessage, hasCode } from '../../../api/api-error.ts'
import { forgotPassword, removeWayIn } from '../../../api/sign-in-calls.ts'
import { Actions, Button } from '../../../components/Button.tsx'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { Row, Rows } from '../../../components/lists.tsx'
import { Warning } from '../../../components/notices.tsx'
import { useToast } from '../../../components/Toasts.tsx'
import { useUser } from '../../../session/index.ts'
import { useWrite } from '../../../writes/index.ts'
import { AddProviders } from './AddProviders.tsx'
import { useSecurityChange } from './security-state.ts'
import { aboutWayIn, wayNames } from './words.ts'

interface Removable extends WayIn {
  id: string
}

const isRemovable = (way: WayIn): way is Removable => way.id !== null

/** Every way into the account, with what proved it; all but the password can be removed. */
export function WaysIn({
  waysIn,
  begunHere,
}: {
  waysIn: readonly WayIn[]
  begunHere: WayIn['kind'] | undefined
}) {
  const [asked, setAsked] = useState<Removable>()
  const [last, setLast] = useState<Removable>()
  const { change, changing, changed, dialog } = useSecurityChange({
    make: ({ id }: Removable) => removeWayIn(id),
    done: ({ kind }) => `${wayNames[kind]} was removed.`,
    onRefused: (thrown, way) => {
      if (!hasCode(thrown, 'last_way_in')) return false
      setLast(way)
      return true
    },
    onSettled: () => setAsked(undefined),
  })
  const name = asked === undefined ? '' : wayNames[asked.kind]
  return (
    <section>
      <h3>Ways in</h3>
      <Rows>
        {waysIn.map((way) => (
          <Row
            key={way.id ?? way.kind}
            level={4}
            title={wayNames[way.kind]}
            about={<About way={way} />}
            actions={
              isRemovable(way) && (
                <Button
                  kind="redLink"
                  busy={changed === way ? 'Removing…' : changing}
                  onClick={() => setAsked(way)}
                >
                  Remove<span className="hide"> {wayNames[way.kind]}</span>
                </Button>
              )
            }
          />
        ))}
      </Rows>
      <AddProviders waysIn={waysIn} />
      {dialog}
      {last && <LastWayIn name={wayNames[last.kind]} onMailed={() => setLast(undefined)} />}
      <ConfirmDialog
        open={asked !== undefined && !changing}
        title={`Remove ${name}?`}
        confirm={`Remove ${name}`}
        cancel="Keep it"
        busy={changing && 'Removing…'}
        onConfirm={() => asked && change(asked)}
        onCancel={() => setAsked(undefined)}
      >
        <p>
          {asked?.kind === 'authenticator'
            ? 'Signing in asks for its codes no more.'
            : 'It opens your account no more. Browsers that signed in with it are signed out.'}
        </p>
        {asked?.kind === begunHere && asked?.asleep === false && (
          <p>This browser is one of them: you sign in again after it.</p>
        )}
      </ConfirmDialog>
    </section>
  )
}

function About({ way }: { way: WayIn }) {
  return (
    <>
      {way.label !== null && (
        <>
          {way.label}
          <br />
        </>
      )}
      {aboutWayIn(way)}
    </>
  )
}

/** The last way in stays until a password was chosen: by mail, because nothing else proves who asks. */
function LastWayIn({ name, onMailed }: { name: string; onMailed: () => void }) {
  const toast = useToast()
  const { email } = useUser()
  const { mutate, isPending } = useWrite({
    mutationFn: () => forgotPassword(email),
    onSuccess: () => {
      toast(`We mailed a link to ${email}.`, 'success')
      onMailed()
    },
    onError: (thrown) => toast(errorMessage(thrown), 'error'),
  })
  return (
    <Warning title={`${name} is the last way into your account`} alert>
      <p>
        Choose a password first, with a link that we mail to {email}. That ends {name} in the same step, and
        signs every browser out.
      </p>
      <Actions spaced>
        <Button kind="line" busy={isPending && 'Sending…'} onClick={() => mutate()}>
          Mail me the link
        </Button>
      </Actions>
    </Warning>
  )
}
