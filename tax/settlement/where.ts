import { administrationSection, citationLine } from '../years/sections.ts'
import { told } from '../years/told.ts'

/** Who takes the return, where nothing is known of the home. */
export const anyOffice = {
  words:
    'It goes to the State or the FCT where your main home was on 1 January, or where your work began: in Lagos at etax.lirs.net. Armed forces, police, the Foreign Service and people who live abroad hand it to the Nigeria Revenue Service (NRS).',
  source: citationLine([told.residenceDay.source, administrationSection('3(1)')]),
} as const
