import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Actions, Button } from '../../../components/Button.tsx'
import { Warning } from '../../../components/notices.tsx'
import { browserStorage } from '../../../session/account-storage.ts'
import { useDeviceSession } from '../../../session/index.ts'
import { draftsKey, refreshSubmissions, statusInWords, yearInWords } from '../../calculations/index.ts'
import { useWrite } from '../../../writes/index.ts'
import { declineLegacyWork, isLegacyWorkDeclined } from './declined.ts'
import { importLegacy } from './import-legacy.ts'
import { readLegacy, type LegacyEntry } from './legacy-store.ts'
import styles from './LegacyWork.module.css'

/**
 * Drafts and calculations that this browser stored before accounts existed. They are imported once the person says
 * that they are theirs [spec 5.7]. Until then only years and statuses are shown.
 */
export function LegacyWork() {
  return (
    <div className={styles.legacy}>
      <Offer />
    </div>
  )
}

function Offer() {
  const device = useDeviceSession()
  const { account } = device
  const queries = useQueryClient()
  const [storage] = useState(browserStorage)
  const [legacy, setLegacy] = useState(() => readLegacy(storage))
  const [isHidden, setHidden] = useState(() => isLegacyWorkDeclined(device))
  const importing = useWrite({
    mutationFn: async () => storage && importLegacy(account, storage),
    onSuccess: async () => {
      setLegacy(readLegacy(storage))
      await Promise.all([queries.invalidateQueries({ queryKey: draftsKey }), refreshSubmissions(queries)])
    },
  })
  const done = importing.data
  const { entries, unreadable } = legacy

  if (isHidden || (entries.length === 0 && done === undefined)) return null
  if (entries.length === 0 && done !== undefined)
    return (
      <Warning title={importedInWords(done.imported)}>
        {unreadable > 0 && <p>{unreadableInWords(unreadable)}</p>}
      </Warning>
    )
  return (
    <Warning title={`This browser holds ${countInWords(entries)} from before your account.`}>
      <ul>
        {entries.map(({ kind, index, answers }) => (
          <li key={`${kind} ${index}`}>
            {[yearInWords(answers), statusInWords(answers)].filter(Boolean).join(', ')}
          </li>
        ))}
      </ul>
      {unreadable > 0 && <p>{unreadableInWords(unreadable)}</p>}
      {done !== undefined && done.imported > 0 && <p>{importedInWords(done.imported)}</p>}
      {done?.reasons.map((reason) => (
        <p key={reason} role="alert">{`Not brought in: ${reason}`}</p>
      ))}
      <p>If they are yours, bring them into your account: they are then taken off this device.</p>
      <Actions>
        <Button
          kind="line"
          busy={importing.isPending && 'Bringing them in…'}
          onClick={() => importing.mutate()}
        >
          They are mine: bring them in
        </Button>
        <Button
          kind="link"
          busy={importing.isPending}
          onClick={() => {
            declineLegacyWork(device)
            setHidden(true)
          }}
        >
          They are not mine
        </Button>
      </Actions>
    </Warning>
  )
}

function unreadableInWords(count: number): string {
  return `${count === 1 ? 'One more entry' : `${count} more entries`} could not be read and ${count === 1 ? 'stays' : 'stay'} on this device.`
}

const some = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** "2 drafts and 1 calculation". */
function countInWords(entries: readonly LegacyEntry[]): string {
  const drafts = entries.filter(({ kind }) => kind === 'draft').length
  const calculations = entries.length - drafts
  return [drafts > 0 && some(drafts, 'draft'), calculations > 0 && some(calculations, 'calculation')]
    .filter(Boolean)
    .join(' and ')
}

/** "2 were brought into your account." */
function importedInWords(count: number): string {
  return `${count} ${count === 1 ? 'was' : 'were'} brought into your account.`
}
