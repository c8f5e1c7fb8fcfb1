import { reports, returnPacks } from '../tables/calculations.ts'
import { madeFilesIn } from './made-files.ts'

const MIB = 1024 * 1024

/** Reports as PDF. */
export const reportFiles = madeFilesIn(reports, 2 * MIB)

/** Return packs as ZIP. */
export const returnPackFiles = madeFilesIn(returnPacks, 8 * MIB)
