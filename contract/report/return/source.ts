import type { ShownResult } from '../../http/index.ts'
import type { Worksheets } from '../../../tax/worksheets/index.ts'
import type { ReportSource } from '../request/source.ts'

/** Whom a return is of, beside the name: null is a line to fill in by hand. */
export interface PackPerson {
  /** YYYY-MM-DD. */
  readonly dateOfBirth: string | null
  readonly email: string | null
  readonly phoneNumber: string | null
}

/** A calculation that the person keeps of some year, as their plan shows it. */
export interface YearOfPack {
  readonly taxYear: number
  readonly result: ShownResult
}

/** What a return pack is made of. */
export interface PackSource extends ReportSource {
  readonly person: PackPerson
  /** Checked contents; empty for a free account, which reads none. */
  readonly worksheets: Worksheets
  /** The person's other calculations, newest first; the newest of each year is shown. */
  readonly others: readonly YearOfPack[]
}
