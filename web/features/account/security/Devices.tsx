import type { Device } from '../../../../contract/http/index.ts'
import { endDevice, endOtherSessions } from '../../../api/sign-in-calls.ts'
import { Button } from '../../../components/Button.tsx'
import { Row, Rows } from '../../../components/lists.tsx'
import { momentInWords } from '../../../moment.ts'
import { useSecurityChange } from './security-state.ts'
import { deviceNames, wayNames } from './words.ts'

/** Every browser that is signed in, each with End, and a button that ends all but this one. */
export function Devices({ devices }: { devices: readonly Device[] }) {
  const names = deviceNames(devices)
  const one = useSecurityChange({
    make: ({ id }: Device) => endDevice(id),
    done: ({ id }) => `${names.get(id)} was signed out.`,
  })
  const others = useSecurityChange<void>({
    make: endOtherSessions,
    done: () => 'Signed out everywhere else.',
  })
  const busy = one.changing || others.changing
  return (
    <section>
      <h3>Where you are signed in</h3>
      <Rows>
        {[...devices]
          .sort((one, other) => Number(other.current) - Number(one.current))
          .map((device) => (
            <Row
              key={device.id}
              level={4}
              title={names.get(device.id)}
              about={aboutDevice(device)}
              aside={device.current ? 'This browser' : undefined}
              actions={
                !device.current && (
                  <Button
                    kind="redLink"
                    busy={one.changed === device ? 'Signing out…' : busy}
                    onClick={() => one.change(device)}
                  >
                    End<span className="hide"> the session of {names.get(device.id)}</span>
                  </Button>
                )
              }
            />
          ))}
      </Rows>
      {devices.length > 1 ? (
        <Button kind="line" busy={others.changing ? 'Signing out…' : busy} onClick={() => others.change()}>
          Sign out everywhere else
        </Button>
      ) : (
        <p className="small">You are signed in nowhere else.</p>
      )}
    </section>
  )
}

function aboutDevice({ begunBy, ownDevice, signedInAt, lastUsedAt }: Device): string {
  const own = ownDevice ? 'Your own device. ' : ''
  const by = begunBy === 'password' || begunBy === 'passkey' ? `a ${begunBy}` : wayNames[begunBy]
  return `${own}Signed in with ${by} on ${momentInWords(signedInAt)}, last used ${momentInWords(lastUsedAt)}.`
}
