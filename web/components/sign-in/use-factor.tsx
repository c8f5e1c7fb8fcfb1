import { useEffect, useState, type ReactNode } from 'react'
import { errorMessage, hasCode } from '../../api/api-error.ts'
import { CodeField } from './CodeField.tsx'

/** The second step of a guarded account, asked for only once the server wants it. */
export interface FactorStep {
  /** Whether the server asked for it. */
  asked: boolean
  /** What the call sends besides. */
  sent: { factor?: string }
  /**
   * Opens the field when a call was refused for want of the factor.
   * @returns faults for the form; none when the field was just opened; undefined for any other refusal.
   */
  faultsOf: (thrown: unknown) => { factor?: string } | undefined
  /** The field; null until it is asked for. */
  field: (fault: string | undefined) => ReactNode
}

/** The field for the code of a second step: it appears in place, and nothing that was typed before is lost. */
export function useFactor(): FactorStep {
  const [asked, setAsked] = useState(false)
  const [code, setCode] = useState('')
  useEffect(() => {
    if (asked) document.getElementById('factor')?.focus()
  }, [asked])
  return {
    asked,
    sent: asked && code.trim() !== '' ? { factor: code.trim() } : {},
    faultsOf: (thrown) => {
      if (!hasCode(thrown, 'factor_required')) return undefined
      setAsked(true)
      return asked ? { factor: errorMessage(thrown) } : {}
    },
    field: (fault) =>
      asked && (
        <CodeField
          id="factor"
          label="Code of your second step"
          hint="Six digits of your authenticator app, or a recovery code."
          value={code}
          onChange={setCode}
          error={fault}
        />
      ),
  }
}
