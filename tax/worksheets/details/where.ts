import { administrationSection } from '../../years/sections.ts'
import { told } from '../../years/told.ts'
import type { WorksheetContent } from '../kinds.ts'
import { stateOptions } from './states.ts'

/** The office that takes a return. */
export interface ReturnOffice {
  /** "Lagos State Internal Revenue Service"; "Nigeria Revenue Service (NRS)". */
  readonly name: string
  /** The address of its portal, where it is known; no other is made up. */
  readonly portal: string | null
  /** How to hand it in there, a sentence. */
  readonly words: string
  /** Where the law says so. */
  readonly source: string
}

type Home = Pick<WorksheetContent<'details'>, 'stateOfResidence' | 'taxedByNrs'>

/**
 * Where a return is handed in: at the State of the main home on 1 January, or at the Nigeria Revenue Service.
 * @param isResident as was answered; null where it was not.
 * [spec 31.4].
 * @returns null where the State is not known.
 */
export function returnOfficeOf(
  { stateOfResidence, taxedByNrs }: Home,
  isResident: boolean | null,
): ReturnOffice | null {
  if (taxedByNrs === 'yes' || isResident === false || stateOfResidence === 'none')
    return nigeriaRevenueService
  if (stateOfResidence === undefined) return null
  return stateOfResidence === 'lagos' ? lagos : officeOf(stateOfResidence)
}

/** The one portal of a State that is known to us. */
const lagosPortal = 'etax.lirs.net'

const bySchedule = told.residenceDay.source

const nigeriaRevenueService: ReturnOffice = {
  name: 'Nigeria Revenue Service (NRS)',
  portal: null,
  words: 'Ask the NRS how it takes the return: we know no address of a portal for it.',
  source: administrationSection('3(1)'),
}

const lagos: ReturnOffice = {
  name: 'Lagos State Internal Revenue Service (LIRS)',
  portal: lagosPortal,
  words: `Lagos takes returns at ${lagosPortal}. Copy the figures into Form A there.`,
  source: bySchedule,
}

function officeOf(state: string): ReturnOffice {
  const label = stateOptions.find(({ value }) => value === state)?.label ?? state
  const isCapital = state === 'fct'
  const place = isCapital ? 'the FCT' : `${label} State`
  return {
    name: `The internal revenue service of ${place}`,
    portal: null,
    words: `Ask the internal revenue service of ${isCapital ? 'the FCT' : 'your State'} how it takes the return: we know no address of a portal for it.`,
    source: bySchedule,
  }
}
