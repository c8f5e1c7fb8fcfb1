import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { wordsOf } from '../../../templates/report/testing/words-of.ts'
import { worksheetKinds } from '../../../tax/worksheets/kind-names.ts'
import { boxText, type Boxes } from './boxes.ts'
import { fieldsOf } from './fields.ts'
import { listsOf, rowsIn } from './lists.ts'
import { missingOf, openPack, packFiles, packReport, type Pack, paperIn, zipPack } from './index.ts'
import { fullWorksheets } from './testing/full-worksheets.ts'
import { packCases, packSourceOf } from './testing/pack-sources.ts'

const textOf = (pack: Pack) => wordsOf(packReport(pack)).join('\n')

describe('the pack of somebody who filled everything in', () => {
  const pack = openPack(packSourceOf('full'))
  const text = textOf(pack)
  const files = new Map(packFiles(pack).map((file) => [file.name, file.text]))

  /** What stands in each box, by where it was typed. */
  const boxes = worksheetKinds.flatMap((kind) => [
    ...fieldsOf(pack, kind).map(({ key, text: shown }) => ({ path: `${kind}.${key}`, shown, file: '' })),
    ...listsOf(kind, pack.taxYear).flatMap((list) =>
      rowsIn(pack, list).flatMap((row: Boxes) =>
        Object.entries(list.shape.fields).map(([key, field]) => ({
          path: `${kind}.${list.name}.${key}`,
          shown: boxText(field, row[key], row),
          file: `${list.name}.csv`,
        })),
      ),
    ),
  ])

  it('has every box of every worksheet filled', () => {
    expect(boxes.filter(({ shown }) => shown === '').map(({ path }) => path)).toEqual([])
    expect(missingOf(pack)).toEqual([])
  })

  it.each(boxes)('shows $path on paper, or its list in a file', ({ shown, file }) => {
    const isOnPaper = text.includes(shown)
    expect(isOnPaper || files.has(file)).toBe(true)
  })

  it('has each of its sections once, in the order in which a return asks', () => {
    const ids = packReport(pack).sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const order = [
      'who',
      'income',
      'pay-employers',
      'business-businesses',
      'kinds',
      'foreign-receipts',
      'gains-disposals',
    ]
    const later = [
      'left-out',
      'deductions',
      'bands',
      'payments-certificates',
      'years',
      'declaration',
      'checklist',
      'where',
    ]
    const places = [...order, ...later].map((id) => ids.indexOf(`return-${id}`))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })
})

describe.each(packCases)('%s', (person) => {
  it('has a masked pack that tells no figure of theirs: other amounts give the same one', () => {
    const source = packSourceOf(person, { isPaid: false })
    const more = packSourceOf(person, {
      isPaid: false,
      answers: {
        ...packSourceOf(person).answers,
        salary: 31_415_926,
        interest: 27_182_818,
        rentPaidBySelf: 4,
      },
    })
    // How a person stands is told on every plan.
    const same = { standing: source.standing, result: source.result }
    const [one, other] = [openPack(source), openPack({ ...more, ...same })]
    expect(packReport(other)).toEqual(packReport(one))
    expect(packFiles(other)).toEqual(packFiles(one))
    expect(textOf(one)).toContain('—')
  })

  it('states the figure by the Act, with the estimate beside it', () => {
    const pack = openPack(packSourceOf(person))
    const act = pack.calculation.explanation?.act
    expect(pack.stated).toBe('act')
    const data = JSON.parse(packFiles(pack)[0]?.text ?? '') as object
    expect(data).toMatchObject({
      isOfficialForm: false,
      byTheAct: { totalTax: act?.totalTax },
      estimate: { totalTax: pack.calculation.result.totalTax },
    })
  })
})

it('a year before the Act states the estimate', () => {
  const { answers } = packSourceOf('employee')
  const pack = openPack(packSourceOf('employee', { answers: { ...answers, taxYear: 2025 } }))
  expect(pack.stated).toBe('estimate')
  expect(textOf(pack)).toContain('14 April 2026')
})

/** What stands over the sum of all employers whose payslips come to 3,420,000. */
function introBeside(salary: number) {
  const employers = [{ name: 'A Ltd', salary: 3_420_000 }]
  const source = packSourceOf('employee', { worksheets: { pay: { employers, payslips: [] } } })
  const answers = { ...source.answers, salary, commissions: 0, allowances: 0 }
  const { sections } = packReport(openPack({ ...source, answers }))
  return sections.find(({ heading }) => heading === 'ALL EMPLOYERS TOGETHER')?.intro
}

it('says beside the sum of all employers that the answers have other pay, and nothing where they agree', () => {
  expect(introBeside(3_600_000)).toContain('₦3,420,000 of pay, your answers ₦3,600,000')
  expect(introBeside(3_420_000)).toBeNull()
})

const trade = (index: number) => ({
  kind: 'sale' as const,
  asset: `Coin ${index % 100}`,
  on: '2026-02-03',
  proceeds: 10,
  withheld: 1,
})

describe('long lists', () => {
  const source = packSourceOf('investor')

  it('of trades are totals by asset and kind on paper, and rows in their file', () => {
    const digital = Array.from({ length: 10_000 }, (_, index) => trade(index))
    const pack = openPack({ ...source, worksheets: { gains: { disposals: [], digital } } })
    const section = packReport(pack).sections.find(({ id }) => id === 'return-gains-digital')
    expect(section?.rows).toHaveLength(41)
    expect(section?.rows.at(0)?.cells).toEqual(['Coin 0, Sale', '₦1,000', '₦0', '₦100'])
    expect(section?.rows.at(-1)?.cells.at(1)).toBe('₦60,000')
    const file = packFiles(pack).find(({ name }) => name === 'digital.csv')
    expect(file?.text.trimEnd().split('\r\n')).toHaveLength(10_001)
  })

  it('fill no more pages than hundreds of rows do, however long they are', () => {
    const pack = openPack({ ...source, worksheets: fullWorksheets(10_000) })
    const longest = packReport(pack).sections.map(({ id, rows }) => [id, rows.length] as const)
    // Certificates and sales stand row by row.
    const isLong = /certificates|disposals/
    expect(longest.filter(([id, rows]) => rows > (isLong.test(id) ? 500 : 200))).toEqual([])
  })

  it('of certificates stand on paper row by row', () => {
    const certificates = Array.from({ length: 500 }, (_, index) => ({
      payer: `Payer ${index}`,
      kind: 'rent' as const,
      gross: 100,
      tax: 10,
    }))
    const pack = openPack({ ...source, worksheets: { payments: { certificates, instalments: [] } } })
    expect(
      packReport(pack).sections.find(({ id }) => id === 'return-payments-certificates')?.rows,
    ).toHaveLength(500)
    expect(missingOf(pack).map(({ what }) => what)).toContain('The numbers of 500 receipts')
  })
})

describe('the ZIP', () => {
  const pack = openPack(packSourceOf('full'))
  const paper = { name: packReport(pack).fileName, bytes: new Uint8Array([37, 80, 68, 70]) }

  it('read back is what went in, and the same bytes on the same day', () => {
    const files = packFiles(pack)
    const zip = zipPack(paper, files, '2026-11-20')
    const read = unzipSync(zip)
    expect(Object.keys(read)).toEqual([paper.name, ...files.map(({ name }) => name)])
    // A list of another kind with the same name would take its place.
    const lists = worksheetKinds.flatMap((kind) => listsOf(kind, 2026).map(({ name }) => `${name}.csv`))
    expect(files.slice(2).map(({ name }) => name)).toEqual(lists)
    expect(new Set(lists).size).toBe(lists.length)
    for (const { name, text } of files)
      expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(read[name])).toBe(text)
    expect(paperIn(zip)).toEqual(paper.bytes)
    expect(zipPack(paper, packFiles(openPack(packSourceOf('full'))), '2026-11-20')).toEqual(zip)
  })

  it('keeps what a spreadsheet would take for a formula as text', () => {
    const employers = [{ name: '=HYPERLINK("http://x")', salary: 1 }]
    const hostile = openPack(packSourceOf('employee', { worksheets: { pay: { employers, payslips: [] } } }))
    expect(packFiles(hostile).find(({ name }) => name === 'employers.csv')?.text).toContain(
      `"'=HYPERLINK(""http://x"")"`,
    )
  })
})

describe('what is still missing', () => {
  it('of a free account is of the profile alone, for its worksheets are not read', () => {
    const free = packSourceOf('full', { isPaid: false, taxpayer: { name: null, tin: null } })
    expect(missingOf(openPack(free))).toEqual([{ what: 'Name', at: 'profile' }])
  })

  it('is named with where it is typed', () => {
    const person = { dateOfBirth: null, email: null, phoneNumber: null }
    const pack = openPack(
      packSourceOf('employee', { worksheets: {}, person, taxpayer: { name: null, tin: null } }),
    )
    expect(missingOf(pack)).toEqual([
      { what: 'Name', at: 'profile' },
      { what: 'Date of birth', at: 'profile' },
      { what: 'Phone', at: 'profile' },
      { what: 'Tax ID', at: 'details' },
      { what: 'NIN', at: 'details' },
      { what: 'Home address on 1 January', at: 'details' },
      { what: 'State of that address', at: 'details' },
      { what: 'Pension PIN', at: 'details' },
      { what: 'Landlord', at: 'details' },
      { what: 'Months that the rent pays for', at: 'details' },
      { what: 'Each employer by name', at: 'pay' },
    ])
  })
})
