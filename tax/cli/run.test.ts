import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { run } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'tax-'))
afterAll(() => rmSync(folder, { recursive: true }))

const tax = (line: string) => run(line.split(' ').filter(Boolean), 2026)

/** A file with this content; its path. */
function file(name: string, content: string): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

const zeros = '--pension-contribution 0 --nhf 0 --nhis 0'

test('amounts are read as people write them', () => {
  expect(tax(`--salary 6m --rent N1m ${zeros}`)).toEqual(tax(`--salary 6000000 --rent 1000000 ${zeros}`))
})

test('a table with the tax in it', () => {
  expect(tax(`--salary 6000000 --rent 1000000 ${zeros}`)).toEqual({
    exitCode: 0,
    error: '',
    out: `Tax year 2026, employee

Earned Income                       ₦6,000,000
Investment Income                           ₦0
Total Benefits in Kind                      ₦0
──────────────────────────────────────────────
Total Income                        ₦6,000,000
Total Deductions                     −₦200,000
──────────────────────────────────────────────
Taxable Income                      ₦5,800,000
First ₦800,000: ₦800,000 at 0%              ₦0
Next ₦2,200,000: ₦2,200,000 at 15%    ₦330,000
Next ₦9,000,000: ₦2,800,000 at 18%    ₦504,000
──────────────────────────────────────────────
Total Tax Due                         ₦834,000
Effective Rate                          13.90%

Your employer in Nigeria takes what is due on your pay, as PAYE. If your employer is abroad and takes none, you pay it yourself.`,
  })
})

test('the result as JSON', () => {
  expect(JSON.parse(tax('--salary 6000000 --json').out)).toMatchObject({ totalTax: 702_600 })
})

test('everything there is to say, as text and as JSON', () => {
  const { out } = tax('--salary 6000000 --explain')
  expect(out).toContain(
    'By the Act (what each difference does to the tax alone)\n\n  +₦167,400  Without the 8% assumed for pension, 2.5% for NHF and 5% for NHIS. Section 30(2)(a)(i) to (iii).\n  All together: ₦870,000',
  )
  expect(out).toContain('Nigeria Tax Act 2025, section 58 and Fourth Schedule')
  expect(out).toContain('+₦167,400  Only what you paid comes off.')
  expect(out).toContain('Relief on the whole income: ₦')
  expect(JSON.parse(tax('--salary 6000000 --explain --json').out)).toMatchObject({
    result: { totalTax: 702_600 },
    monthly: { paye: 58_550 },
  })
})

test('what the Act asks beyond, which changes no result', () => {
  const saver = `--salary 6m --interest 2.3m --interest-bonds 1.2m --interest-short-term 800k ${zeros}`
  const { out } = tax(`${saver} --explain`)
  expect(out).toContain('−₦360,000  Without the interest that is exempt or was taxed before you got it.')
  expect(JSON.parse(tax(`${saver} --json`).out)).toMatchObject({ totalTax: 1_284_000 })
  expect(tax(`${saver} --car-owner me`)).toMatchObject({
    exitCode: 2,
    error: '--car-owner: Choose one of: My employer owned it, My employer hired it',
  })
})

test('the old law: its relief beside ours, and a job at the minimum wage', () => {
  const rich = tax(`--salary 30m --tax-year 2025 --explain ${zeros}`).out
  expect(rich).toContain(
    'The old law’s consolidated relief is ₦200,000 or 1% of gross income, whichever is higher, plus 20% of gross income: ₦6,300,000 for you (Personal Income Tax Act, section 33(1), reported by PwC). The estimate takes off ₦200,000 plus 20% of your income: ₦6,200,000.',
  )
  const exempt = tax(`--salary 840000 --tax-year 2025 --explain ${zeros}`).out
  expect(exempt).toContain('Relief on the whole income: ₦0')
  expect(exempt).toMatch(/By the law of 2025 your pay is exempt\. .*reported by Mazars and Tolley\./)
  const inDoubt = tax(`--salary 840000 --tax-year 2024 --explain ${zeros}`).out
  expect(inDoubt).toMatch(/your pay may be exempt\. .*It is not certain .* If it is exempt: ₦0\./)
})

test('the month: by the Act too, and nothing to expect of a year that is past', () => {
  const now = tax('--salary 6000000 --explain').out
  expect(now).toContain('PAYE in this result: ₦58,550')
  expect(now).toContain('PAYE by the Act, if you paid nothing for pension, NHF and NHIS: ₦72,500')
  expect(now).toContain('holds when your employer counts the same')
  const past = tax('--salary 30m --tax-year 2024 --explain').out
  expect(past).toContain('Tax in this result: ₦')
  expect(past).not.toMatch(/to expect|Take-home|PAYE in this/)
  expect(tax(`--salary 840000 ${zeros} --explain`).out).toMatch(
    /PAYE by the Act: ₦0\n[^]*Take-home pay: ₦70,000/,
  )
})

test('no tax is due, and why', () => {
  expect(tax('--status pensioner --pension 5000000').out).toContain(
    'No tax is due. Your pension is exempt from tax.',
  )
  expect(tax('--salary 900000').out).toContain(
    'Exempt only because contributions are assumed (8% pension, 2.5% NHF, 5% NHIS).',
  )
  expect(tax(`--salary 840000 ${zeros}`).out).toContain('By the Act your pay is exempt.')
  expect(tax('--salary 6000000 --explain').out).toContain(
    'Your employer in Nigeria takes what is due on your pay, as PAYE. If your employer is abroad and takes none, you pay it yourself.',
  )
})

test.each([
  ['--salary 1', 'employee'],
  ['--business 1', 'self-employed'],
  ['--business 1 --salary 1', 'both'],
  ['--business 1 --vehicle-benefit 1', 'both'],
  ['--pension 1', 'pensioner'],
  ['--pension 1 --salary 1', 'employee'],
  ['--status other --salary 1', 'other'],
])('%s is taken for %s', (line, status) => {
  expect(tax(line).out).toContain(`Tax year 2026, ${status}`)
})

describe('a file', () => {
  test('of answers, plain or with their version; options add to it', () => {
    const plain = file('plain.json', '{"status":"employee","salary":"6,000,000"}')
    const versioned = file('versioned.json', '{"version":1,"answers":{"status":"employee","salary":6000000}}')
    expect(tax(`--file ${plain}`).out).toContain('₦702,600')
    expect(tax(`--file ${versioned}`).out).toContain('₦702,600')
    expect(tax(`--file ${plain} --other-benefits 1000000`).out).toContain('₦854,700')
  })

  test.each([
    ['not JSON', '{salary', 'is not JSON'],
    ['a list', '[]', 'must hold answers as an object'],
    ['an unknown answer', '{"salry":1}', 'there is no answer called "salry"'],
    ['a later version', '{"version":99,"answers":{}}', 'were not written by this release'],
    ['a faulty answer', '{"salary":"lots"}', '--salary: Type the salary in figures'],
  ])('that is %s', (name, content, words) => {
    const { exitCode, error, out } = tax(`--file ${file(`${name.replaceAll(' ', '-')}.json`, content)}`)
    expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' })
    expect(error).toContain(words)
  })

  test('that cannot be read', () => {
    expect(tax(`--file ${join(folder, 'none.json')}`)).toMatchObject({
      exitCode: 1,
      error: expect.stringContaining('cannot be read'),
    })
  })
})

test.each([
  ['--salry 5', "Unknown option '--salry'"],
  ['--salary abc', '--salary: Type the salary in figures, like 6,000,000'],
  ['--rent=-5', '--rent: Type the rent you paid without a minus'],
  ['--year 2019 --salary 5', '--year: Choose a tax year from 2020 to 2027'],
  ['--status boss', '--status: Choose your employment status'],
  ['6000000', 'Unexpected argument'],
])('%s is refused', (line, words) => {
  const { exitCode, error } = tax(line)
  expect(exitCode).toBe(2)
  expect(error).toContain(words)
})

test('help names every option', () => {
  expect(tax('--help').out).toContain('--rent')
  expect(tax('-h').exitCode).toBe(0)
})

test('the command itself', () => {
  const main = resolve(import.meta.dirname, 'main.ts')
  const out = execFileSync(process.execPath, [main, '--year', '2026', '--salary', '6000000', '--json'], {
    encoding: 'utf8',
  })
  expect(JSON.parse(out)).toMatchObject({ totalTax: 702_600 })
})

const beside = (line: string) => tax(`--explain --salary 4m ${line}`).out

test('what does not count by the Act as typed is named, and what counts is not', () => {
  expect(beside('--compensation 62m')).toContain('--compensation: That is more than the ₦0')
  expect(beside('--losses-brought-forward 1')).toContain('--losses-brought-forward is not counted')
  expect(beside('--year 2025 --pension-paid 1')).toContain(
    '--pension-paid is not counted: the Act is read for 2026',
  )
  expect(beside('--other-income 62m --compensation 62m --pension-paid 1')).not.toContain('Not counted')
})

test('help says what each fact is', () => {
  expect(tax('--help').out).toMatch(/--digital-losses\n +How much loss on crypto/)
})
