import type { Wait } from '../../../../contract/http/index.ts'
import { stopWaiting } from '../../../api/sign-in-calls.ts'
import { Button } from '../../../components/Button.tsx'
import { Row, Rows } from '../../../components/lists.tsx'
import { useSecurityChange } from './security-state.ts'
import { aboutWait } from './words.ts'

/** What takes effect in some days unless it is stopped. */
export function Waits({ waits }: { waits: readonly Wait[] }) {
  const { change, changing, changed, dialog } = useSecurityChange({
    make: ({ id }: Wait) => stopWaiting(id),
    done: () => 'Stopped. Nothing changes.',
  })
  return (
    <section>
      <h3>Changes that wait for their day</h3>
      {waits.length === 0 ? (
        <p className="small">None. Nothing about who gets in will change by itself.</p>
      ) : (
        <Rows>
          {waits.map((wait) => {
            const { title, about } = aboutWait(wait)
            return (
              <Row
                key={wait.id}
                level={4}
                title={title}
                about={about}
                actions={
                  <Button
                    kind="redLink"
                    busy={changed === wait ? 'Stopping…' : changing}
                    onClick={() => change(wait)}
                  >
                    Stop<span className="hide"> it: {title}</span>
                  </Button>
                }
              />
            )
          })}
        </Rows>
      )}
      {dialog}
    </section>
  )
}
