import { useQueryClient } from '@tanstack/react-query'
import type { WayIn } from '../../../../contract/http/index.ts'
import { Suspense } from 'react'
import { AddFactors } from '../../factors/index.ts'
import { securityKey } from './security-key.ts'
import { codesLeftInWords } from './words.ts'

/** Passkeys, an authenticator app and recovery codes: offered, never asked for. */
export function SecondStep({
  waysIn,
  recoveryCodes,
}: {
  waysIn: readonly WayIn[]
  recoveryCodes: number | undefined
}) {
  const queries = useQueryClient()
  const kinds = new Set(waysIn.map(({ kind }) => kind))
  return (
    <section id="second-step">
      <h3>Passkeys and second step</h3>
      {recoveryCodes !== undefined && (kinds.has('passkey') || kinds.has('authenticator')) && (
        <p>{codesLeftInWords(recoveryCodes)}</p>
      )}
      <Suspense>
        <AddFactors
          has={{ passkey: kinds.has('passkey'), authenticator: kinds.has('authenticator') }}
          onChange={() => void queries.invalidateQueries({ queryKey: securityKey })}
        />
      </Suspense>
    </section>
  )
}
