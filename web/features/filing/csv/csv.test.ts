import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  checkWorksheet,
  type WorksheetField,
  type WorksheetKind,
  worksheetKinds,
  type WorksheetShape,
  worksheetShapes,
  wordsOfWorksheet,
} from '../../../../tax/index.ts'
import {
  csvOf,
  type FileRow,
  labelOf,
  type ListOfFile,
  readLines,
  templateOf,
  textOfFile,
} from '../../../../tax/worksheets/csv/index.ts'
import { isFor } from '../../../../tax/worksheets/field.ts'
import { linesOf } from './lazy/parse.ts'

const taxYear = 2026
const listOf = (kind: WorksheetKind, name: string): ListOfFile => {
  const shape: WorksheetShape = worksheetShapes[kind]
  return { list: shape.lists[name]!, words: wordsOfWorksheet(kind).lists[name]!, taxYear }
}
const lists = worksheetKinds.flatMap((kind) => {
  const shape: WorksheetShape = worksheetShapes[kind]
  return Object.keys(shape.lists).flatMap((name) => (shape.lists[name]?.csv ? [[kind, name] as const] : []))
})
const receipts = listOf('foreign', 'receipts')
const digital = listOf('gains', 'digital')
const certificates = listOf('payments', 'certificates')

const bytesOf = (text: string) => new TextEncoder().encode(text)
const read = (
  of: ListOfFile,
  text: string,
  { existing = [], forAll = {} }: { existing?: readonly object[]; forAll?: Record<string, string> } = {},
) => {
  const file = textOfFile(bytesOf(text))
  if (!file.ok) throw new Error(file.problem)
  return readLines(of, linesOf(file.text), { existing: existing as FileRow[], forAll })
}

const kobo = fc.integer({ min: 0, max: 100_000_000_000_000 }).map((amount) => amount / 100)
const awkward = fc.constantFrom(
  '=1+1',
  '+2',
  '-3',
  '@x',
  "'=1",
  "''@",
  "it's",
  'a,b',
  'say "x"',
  'x;y',
  'Ọláì',
  '|',
)
const wordsIn = fc.oneof(
  awkward,
  fc.string({ minLength: 1, maxLength: 20, unit: fc.constantFrom(...'aBz0 =+-@\'",;₦é'.split('')) }),
)

/** What a box may hold once it is checked. */
function valueOf(field: WorksheetField): fc.Arbitrary<string | number> {
  switch (field.kind) {
    case 'money':
    case 'foreign':
      return kobo
    case 'rate':
      return fc.integer({ min: 1, max: 1_000_000_000_000 }).map((rate) => rate / 1_000_000)
    case 'percent':
      return fc.integer({ min: 0, max: 10_000 }).map((share) => share / 100)
    case 'count':
      return fc.integer({ min: field.least, max: field.most })
    case 'choice':
      return fc.constantFrom(...field.options.map(({ value }) => value))
    case 'date':
      return fc.integer({ min: 1, max: 28 }).map((day) => `${taxYear}-02-${String(day).padStart(2, '0')}`)
    case 'text':
    default:
      if (field.digits === 'currency') return fc.constantFrom('USD', 'GBP')
      if (field.digits !== undefined) return fc.constant('12345678-0001')
      return wordsIn
        .map((text) => text.normalize('NFC').slice(0, field.most).trim())
        .filter((text) => text !== '')
  }
}

function rowsOf({ list }: ListOfFile): fc.Arbitrary<FileRow[]> {
  const fields = Object.entries(list.fields)
  const values = Object.fromEntries(fields.map(([key, field]) => [key, valueOf(field)]))
  const requiredKeys = fields.flatMap(([key, field]) => (field.required ? [key] : []))
  const isShown = (key: string, made: Readonly<Record<string, unknown>>) => isFor(list.fields[key]!, made)
  const row = fc
    .record(values, { requiredKeys })
    .map((made) => Object.fromEntries(Object.entries(made).filter(([key]) => isShown(key, made))))
    .filter((made) => Object.keys(made).length > 0)
  return fc.array(row, { minLength: 1, maxLength: 6 })
}

describe.each(lists)('a file of %s.%s', (kind, name) => {
  const of = listOf(kind, name)

  it('reads back as the rows that were written', () => {
    fc.assert(
      fc.property(rowsOf(of), (rows) => {
        const { rows: back, faults, unknown } = read(of, csvOf(of, rows))
        expect({ rows: back.map(({ values }) => values), faults, unknown }).toEqual({
          rows,
          faults: [],
          unknown: [],
        })
      }),
      { numRuns: 60 },
    )
  })

  it('runs nothing in a spreadsheet', () => {
    fc.assert(
      fc.property(rowsOf(of), (rows) => {
        const cells = linesOf(csvOf(of, rows).slice(1).replace(/\r\n/g, '\n')).cells.flat()
        expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  it('has an example that is taken, with a name of its own for each column', () => {
    const { rows, faults } = read(of, templateOf(of))
    expect([rows.length, faults]).toEqual([1, []])
    const check = checkWorksheet(
      kind,
      { rateSource: 'CBN', [name]: rows.map(({ values }) => values) },
      taxYear,
    )
    const own = check.ok ? [] : Object.keys(check.faults).filter((path) => path.startsWith(name))
    expect(own).toEqual([])
    const labels = Object.keys(of.list.fields).map((key) => labelOf(of, key))
    expect(new Set(labels).size).toBe(labels.length)
  })
})

describe('a file as others write it', () => {
  const one = { on: '2026-03-04', kind: 'fees', currency: 'USD', amount: 1_200.5, rate: 1_530.25 }

  it.each<[string, string]>([
    ['with semicolons', 'Date;Type;Currency;Amount;Exchange rate\n4/3/2026;fees;USD;1,200.50;1,530.25'],
    ['with tabs', 'Date\tType\tCurrency\tAmount\tRate\n04/03/2026\tFee\tusd\t1200.5\t1530.25'],
    [
      'in capitals with quotes',
      '"DATE","KIND","CCY","AMOUNT","FX RATE"\n"4 March 2026","FEES","USD","1,200.50","₦1,530.25"',
    ],
    [
      'with its currency in the header',
      'Received,Category,Amount (USD),Naira for one unit\n2026-03-04,Freelance,"$1,200.50",1530.25',
    ],
    [
      'with the currency as a word',
      'Received,Category,Amount USD,rate\n2026-03-04T22:10:00Z,fees,1200.50,1530.25',
    ],
    [
      'with the currency at each amount',
      'Date,Type,Currency,Amount,Rate\n2026-03-04,fees,USD,USD 1200.5,1530.25',
    ],
    [
      'with the times of day',
      'date time,type,currency,amount,rate\n04/03/2026 10:22:01,fees,USD,1200.5,1530.25',
    ],
    [
      'with a bank’s address above',
      'First Bank\n\nStatement,,,,\nDate,Type,Currency,Amount,Rate\n4-3-2026,fees,USD,1200.5,1530.25\n\n',
    ],
    ['as Excel says its sign', 'sep=|\nDate|Type|Currency|Amount|Rate\n4.3.2026|fees|USD|1200.5|1530.25'],
    ['with the lines of old Macs', 'Date,Type,Currency,Amount,Rate\r2026-03-04,fees,USD,1200.5,1530.25\r'],
  ])('is understood: %s', (_about, text) => {
    const reading = read(receipts, text)
    expect(reading).toMatchObject({ problem: null, faults: [], unknown: [], missing: [] })
    expect(reading.rows.map(({ values }) => values)).toEqual([one])
  })

  it('has months first where a day proves it, and says so', () => {
    const text = 'Date,Type,Currency,Amount,Rate\n3/4/2026,fees,USD,1,1\n12/31/2026,fees,USD,1,1'
    const { rows, notes } = read(receipts, text)
    expect(rows.map(({ values }) => values['on'])).toEqual(['2026-03-04', '2026-12-31'])
    expect(notes).toEqual(['The days in this file have the month first, and were read so.'])
  })

  it('has the day first where days prove both, and the others are named', () => {
    const text = 'Date,Type,Currency,Amount,Rate\n31/1/2026,fees,USD,1,1\n12/31/2026,fees,USD,1,1'
    const { rows, faults } = read(receipts, text)
    expect([rows.length, faults.map(({ line, column }) => [line, column])]).toEqual([1, [[3, 'Date']]])
  })

  it('is read by UTF-16 and by old Windows letters too', () => {
    const text = 'Payer,Amount\nQuéré,5'
    const wide = new Uint8Array([0xff, 0xfe, ...Array.from(text).flatMap((sign) => [sign.charCodeAt(0), 0])])
    const old = new Uint8Array(Array.from(text, (sign) => sign.charCodeAt(0)))
    for (const bytes of [wide, old]) {
      const file = textOfFile(bytes)
      expect(file.ok && file.text.replace('\uFEFF', '')).toBe(text)
    }
  })

  it('names columns that no box takes, and needs a value for what no column has', () => {
    const text = 'Date,Balance,Currency,Amount,Rate,Balance\n2026-03-04,7,USD,1200.5,1530.25,8'
    const lacking = read(receipts, text)
    expect([lacking.unknown, lacking.missing, lacking.rows]).toEqual([['Balance', 'Balance'], ['kind'], []])
    expect(read(receipts, text, { forAll: { kind: 'fees' } }).rows.map(({ values }) => values)).toEqual([one])
  })

  it('does not take dollars for naira, nor naira for dollars', () => {
    const text = 'Type,Date,Amount (USD),Amount (NGN),Fee (USD)\nSELL,2026-03-04,10,15000,1'
    const reading = read(digital, text)
    expect(reading.rows.map(({ values }) => values)).toEqual([
      { kind: 'sale', on: '2026-03-04', proceeds: 15_000 },
    ])
    expect(reading.notes).toEqual(['“Fee (USD)” is not in naira, and this list is: it was not read.'])
    expect(read(receipts, 'Date,Type,Currency,Amount (NGN),Rate\n2026-03-04,fees,USD,1,1').missing).toEqual([
      'amount',
    ])
  })

  it('of an exchange leaves purchases out, and says so', () => {
    const text = 'Timestamp,Side,Coin,Total\n2026-03-04T10:00:00Z,BUY,BTC,5\n2026-03-05,sell,BTC,6'
    const reading = read(digital, text)
    expect(reading.rows).toEqual([
      { line: 3, values: { kind: 'sale', on: '2026-03-05', asset: 'BTC', proceeds: 6 } },
    ])
    expect(reading.notes).toEqual(['1 line is a purchase or a transfer, which are no sales: left out.'])
  })
})

const isBroken = (place: number) => place % 7 === 3

describe('what is broken', () => {
  const header = 'Date,Payer,Kind,Currency,Amount,Rate'

  it('is told by line, column and cell, whatever is sound beside it', () => {
    const text = [
      header,
      '2026-03-04,"Acme',
      'Lagos",fees,USD,5,1500',
      '2025-03-04,Acme,fees,USD,5,1500',
      '',
      '2026-03-04,Acme,gift,US,-5,zero',
      '2026-03-04,Acme,fees,USD,1,200.50,1500',
      '2026-03-04,Acme,fees,USD,9999999999999,1500',
      '2026-03-04,Acme,fees,USD,GBP 5,1500',
      '2026-03-04,Acme,fees,USD,7,1500',
    ].join('\n')
    const { rows, faults, broken } = read(receipts, text)
    expect(rows.map(({ line, values }) => [line, values['payer']])).toEqual([
      [2, 'Acme Lagos'],
      [10, 'Acme'],
    ])
    expect(broken).toBe(5)
    expect(faults.map(({ line, column, cell, message }) => [line, column, cell, message])).toEqual([
      [4, 'Date', '2025-03-04', expect.stringContaining('Type a day in 2026') as string],
      [6, 'Kind', 'gift', expect.stringContaining('Choose one of: Salary') as string],
      [6, 'Currency', 'US', expect.stringContaining('three letters') as string],
      [6, 'Amount', '-5', expect.stringContaining('without a minus') as string],
      [6, 'Rate', 'zero', expect.stringContaining('how many naira') as string],
      [7, '', '', expect.stringContaining('This line has 7 cells and the header 6') as string],
      [8, 'Amount', '9999999999999', expect.stringContaining('check the number of zeros') as string],
      [9, 'Amount', 'GBP 5', 'This says GBP, but the currency is USD: mend one'],
    ])
  })

  it('is a quote that never closes, and the line where it opens', () => {
    const { rows, faults } = read(
      receipts,
      `${header}\n2026-03-04,A,fees,USD,5,1\n2026-03-04,"B,fees,USD,5,1\n`,
    )
    expect([rows.length, faults.map(({ line, message }) => [line, message.slice(0, 29)])]).toEqual([
      1,
      [[3, 'A quote (") is opened here an']],
    ])
  })

  it('is found in ten thousand lines, each of it', () => {
    const lines = Array.from({ length: 10_000 }, (_, place) =>
      isBroken(place)
        ? `2026-03-04,Acme ${place},fees,USD,five,1500`
        : `2026-03-04,"Acme ${place}",Fees,USD,"1,${String(place % 1_000).padStart(3, '0')}.50",1500.25`,
    )
    const text = [header, ...lines].join('\r\n')
    const reading = read(receipts, text)
    const expected = lines.flatMap((_, place) => (isBroken(place) ? [place + 2] : []))
    expect(reading.faults.map(({ line }) => line)).toEqual(expected)
    expect([reading.broken, reading.rows.length]).toEqual([expected.length, 10_000 - expected.length])
  })

  it('takes any text at all without an error', () => {
    const cell = fc.constantFrom(
      'Date',
      'Amount',
      '2026-01-01',
      '"',
      '""',
      ',',
      ';',
      '\n',
      'x',
      '1e9',
      '=',
      '\t',
      ' ',
    )
    fc.assert(
      fc.property(fc.array(cell, { maxLength: 60 }), (cells) => {
        const file = textOfFile(bytesOf(cells.join('')))
        const reading = file.ok
          ? readLines(digital, linesOf(file.text), { existing: [], forAll: {} })
          : { problem: file.problem, rows: [], faults: [], missing: [] }
        const { problem, rows, faults, missing } = reading
        expect(problem !== null || rows.length + faults.length + missing.length > 0).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})

describe('what is there twice', () => {
  const header = 'Date,Payer,Kind,Gross amount,WHT,Receipt'
  it('is named with both lines, and with the row of the worksheet that says the same', () => {
    const text = [
      header,
      '2026-03-04,Zenith,rent,500,50,A1',
      '2026-03-05,Zenith,rent,500,50,A2',
      '4/3/2026,ZENITH,Rent,500.00,50,',
      '2026-03-06,Zenith,rent,500,50,A3',
    ].join('\n')
    const existing = [
      { payer: 'Other', kind: 'rent', gross: '1', tax: '1' },
      { payer: 'Zenith', kind: 'rent', gross: '₦500', tax: '50', on: '6 March 2026' },
    ]
    const { rows, twice, there } = read(certificates, text, { existing })
    expect([rows.length, twice, there]).toEqual([4, [{ line: 4, before: 2 }], [{ line: 5, row: 2 }]])
  })
})

test.each<[string, number[] | string, RegExp]>([
  ['nothing', '', /empty/],
  ['blanks', ' \r\n\r\n', /empty/],
  ['an Excel file', [0x50, 0x4b, 0x03, 0x04, 0, 0], /Excel.*save it as CSV/],
  ['an old Excel file', [0xd0, 0xcf, 0x11, 0xe0, 0], /old Excel/],
  ['a PDF', '%PDF-1.7', /a PDF, not CSV/],
  ['a web page', '\n<!DOCTYPE html><table>', /a web page/],
  ['JSON', '[{"date": "2026-01-01"}]', /JSON/],
  ['bytes', [1, 0, 2, 0], /no text/],
])('%s is refused as what it is', (_about, content, words) => {
  const file = textOfFile(typeof content === 'string' ? bytesOf(content) : new Uint8Array(content))
  expect(file).toEqual({ ok: false, problem: expect.stringMatching(words) as string })
})

test.each([
  ['lorem ipsum', /No line of this file names its columns/],
  ['Date,Kind,Currency,Amount,Rate\n\n', /no rows below/],
])('%j has nothing to take, and says why', (text, words) => {
  expect(read(receipts, text).problem).toMatch(words)
})

test('more than ten megabytes are not opened, nor more than twenty thousand lines', () => {
  expect(textOfFile(new Uint8Array(10_000_001))).toMatchObject({
    problem: expect.stringContaining('10 MB') as string,
  })
  const text = `Date,Kind,Currency,Amount,Rate\n${'2026-01-01,fees,USD,1,1\n'.repeat(20_001)}`
  expect(read(receipts, text).problem).toContain('20,000 lines')
})
