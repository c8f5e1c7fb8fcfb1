import { deductionRows, reliefRows } from '../../../tax/index.ts'
import type { WorksheetKind } from '../../../tax/worksheets/kind-names.ts'
import { fieldsOf } from './fields.ts'
import { listsOf, rowsIn } from './lists.ts'
import type { Pack } from './pack.ts'
import { detailsOf } from './proofs.ts'
import { taxIdOf } from './sections/who.ts'

/** Something that the pack has an empty line for. */
export interface Missing {
  /** What it is called: "Landlord". */
  readonly what: string
  /** Where it is typed. */
  readonly at: WorksheetKind | 'profile'
}

/** What the return asks for and nobody typed yet, in the order of the pack; none of it keeps the pack from being made [spec 31.9]. */
export function missingOf(pack: Pack): readonly Missing[] {
  const { taxpayer, person } = pack.source
  const inProfile = [
    ...missingInProfile(taxpayer.name, 'Name'),
    ...missingInProfile(person.dateOfBirth, 'Date of birth'),
    ...missingInProfile(person.phoneNumber, 'Phone'),
  ]
  // The free plan reads no worksheet, so what is missing there is not known.
  if (pack.calculation.open === undefined) return inProfile
  return [...inProfile, ...missingDetails(pack), ...missingWorksheets(pack), ...missingReceipts(pack)]
}

function missingInProfile(value: string | null, what: string): readonly Missing[] {
  return value === null ? [{ what, at: 'profile' }] : []
}

/** Details that everybody has, and those that name the proof of what is taken off. */
function missingDetails(pack: Pack): readonly Missing[] {
  const everybody = fieldsOf(pack, 'details').filter(
    ({ key }) =>
      ['nin', 'address', 'stateOfResidence'].includes(key) || (key === 'taxId' && taxIdOf(pack) === ''),
  )
  const { figures, calculation } = pack
  const proofs = [...deductionRows, ...reliefRows].flatMap(({ key, lineId }) => {
    const estimate = calculation.lines.find(({ id }) => id === lineId)?.amount ?? 0
    return estimate > 0 || (figures?.takenOff[key] ?? 0) > 0 ? detailsOf(pack, key) : []
  })
  return [...everybody, ...proofs]
    .filter(({ key, text }) => text === '' && !hasDefault.has(key))
    .map(({ label }) => ({ what: label, at: 'details' }))
}

/** An empty box of these has a meaning. */
const hasDefault: ReadonlySet<string> = new Set(['rentAddress'])

/** Income whose source nothing names yet. */
const sources: readonly {
  readonly lines: readonly string[]
  readonly at: WorksheetKind
  readonly list: string
  readonly what: string
}[] = [
  {
    lines: ['salary', 'commissions', 'allowances'],
    at: 'pay',
    list: 'employers',
    what: 'Each employer by name',
  },
  { lines: ['businessIncome'], at: 'business', list: 'businesses', what: 'Each business by name' },
  {
    lines: ['foreignIncome'],
    at: 'foreign',
    list: 'receipts',
    what: 'What came from abroad, with its rates',
  },
  { lines: ['gains'], at: 'gains', list: 'disposals', what: 'What was sold' },
]

function rowsOfList(pack: Pack, kind: WorksheetKind, names: readonly string[]) {
  return listsOf(kind, pack.taxYear)
    .filter(({ name }) => names.includes(name))
    .flatMap((list) => rowsIn(pack, list))
}

function missingWorksheets(pack: Pack): readonly Missing[] {
  return sources.flatMap(({ lines, at, list, what }) => {
    const isThere = pack.calculation.lines.some(({ id, amount }) => lines.includes(id) && amount > 0)
    const names = list === 'disposals' ? [list, 'digital'] : [list]
    return isThere && rowsOfList(pack, at, names).length === 0 ? [{ what, at }] : []
  })
}

/** Tax withheld counts with its receipt only. */
function missingReceipts(pack: Pack): readonly Missing[] {
  const without = rowsOfList(pack, 'payments', ['certificates', 'instalments']).filter(
    ({ receipt }) => receipt === undefined,
  ).length
  if (without === 0) return []
  return [
    {
      what: without === 1 ? 'The number of a receipt' : `The numbers of ${without} receipts`,
      at: 'payments',
    },
  ]
}
