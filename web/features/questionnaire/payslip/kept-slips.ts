import type { Payslip } from '../../../../tax/index.ts'
import { keepForm, keptForm } from '../../../forms/kept/kept-forms.ts'
import type { DeviceSession } from '../../../session/index.ts'

/** The payslips of a draft as they were typed. */
export interface KeptSlips {
  /** As this device has them; undefined where it has none of this draft. */
  slips: readonly Payslip[] | undefined
  keep: (slips: readonly Payslip[]) => void
}

const isSlip = (value: unknown): value is Payslip =>
  typeof value === 'object' && value !== null && 'figures' in value && typeof value.figures === 'object'

/**
 * The parts of a payslip, which the draft holds as sums alone: housing and transport are one answer there, and so are two
 * jobs. This device keeps those of the draft that was answered last, so that a reload shows what was typed.
 */
export function keptSlips(session: DeviceSession, draftId: string, storage?: Storage): KeptSlips {
  const place = storage === undefined ? [] : ([storage] as const)
  const kept = keptForm(session.account, 'payslip', { draftId: '', slips: [] as unknown[] }, ...place)
  const slips = kept?.values.draftId === draftId && Array.isArray(kept.values.slips) ? kept.values.slips : []
  return {
    slips: slips.length > 0 && slips.every(isSlip) ? slips : undefined,
    keep: (next) =>
      keepForm(session, 'payslip', { values: { draftId, slips: next }, isToSave: false }, ...place),
  }
}
