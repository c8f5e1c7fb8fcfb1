import stringWidth from 'string-width'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestDatabase } from '../../../db/testing/database.ts'
import { fillEveryTable } from '../../../db/testing/fill-every-table.ts'
import { verifiedAccount } from '../../../db/testing/factories.ts'
import { TEST_NOW } from '../../../platform/testing/movable-clock.ts'
import { everything } from '../testing/everything.ts'
import { useTestSupport } from '../testing/support.ts'
import { catalogue, groups } from './catalogue.ts'
import { NARROW } from './layout.ts'
import { howToType, needsReason, pathOf, type CommandSpec } from './register.ts'
import { valuesIn, type ValueName } from './values.ts'

const db = useTestDatabase()
const support = useTestSupport(db)
const narrow = { width: NARROW }

const ID = '01a1fcfb-9921-7458-be47-0f94a112240b'

/** Of each kind of value one that can be meant, and some that cannot. */
const values: Readonly<Record<ValueName, { right: string; wrong: readonly string[] }>> = {
  'email|id': {
    right: 'nobody@example.test',
    wrong: ['', 'adaeze', 'a@', `${ID}0`, "'; drop table accounts; --"],
  },
  email: { right: 'nobody@example.test', wrong: ['', 'adaeze', ID] },
  'email|id|payment': { right: 'nobody@example.test', wrong: ['', 'adaeze', 'cus_', 'ch_1', `${ID}0`] },
  'email|customer': { right: 'nobody@example.test', wrong: ['', 'adaeze', 'cus_', ID] },
  calculation: { right: ID, wrong: ['', '1', '../x', `${ID}'`] },
  way: { right: ID, wrong: ['', 'facebook', `${ID}0`] },
  days: { right: '7', wrong: ['', '0', '367', '-1', '1.5', 'week'] },
  invoice: { right: 'in_1', wrong: ['', '1', 'in_', 'cus_1'] },
  job: { right: ID, wrong: ['', ' ', '\u001b[2J', 'x'.repeat(201)] },
  'job|all': { right: 'all', wrong: ['', ' ', '--all', 'x'.repeat(201)] },
  queue: { right: 'mail', wrong: ['', 'Mail', 'post', 'mail;'] },
  customer: { right: 'cus_Qw12', wrong: ['', 'cus_', 'ch_1', 'cus_1; x'] },
  count: { right: '20', wrong: ['', '0', '501', 'many', '1.5', '-1'] },
  moment: { right: '2026-11-21T08:00Z', wrong: ['', 'yesterday', '2026-11-21T08:00', '2026-13-41T08:00Z'] },
  action: { right: 'data_exported', wrong: ['', 'Data Exported', '%'] },
  file: { right: '/nowhere/at-all.json', wrong: ['', ' '] },
}

const REASON = ['--reason', 'ticket 4711: typed wrongly']
const optionsOf = ({ options = [] }: CommandSpec) =>
  options.map(([flags]) => ({ flag: flags.replace(/ .*$/, ''), value: valuesIn(flags)[0] }))
const argsOf = ({ usage }: CommandSpec): string[] => valuesIn(usage).map((name) => values[name].right)
const requiredOf = (spec: CommandSpec): string[] =>
  optionsOf(spec).flatMap(({ flag, value }) =>
    spec.required?.includes(flag) && value ? [flag, values[value].right] : [],
  )

/** A sound line of a command; the parts that are given stand in place of its own. */
function lineOf(spec: CommandSpec, given: { args?: string[]; required?: string[]; reason?: string[] } = {}) {
  const { args = argsOf(spec), required = requiredOf(spec), reason = needsReason(spec) ? REASON : [] } = given
  return [...pathOf(spec.usage), ...args, ...required, ...reason]
}

/** Every way in which the line of a command can be wrong, by what is wrong with it. */
function wrongLines(spec: CommandSpec): [what: string, line: string[]][] {
  const args = argsOf(spec)
  const shortened = args.map((_, index): [string, string[]] => [
    `${args.length - index} arguments missing`,
    lineOf(spec, { args: args.slice(0, index) }),
  ])
  const badArgs = valuesIn(spec.usage).flatMap((name, index) =>
    values[name].wrong.map((bad): [string, string[]] => [
      `<${name}> is ${JSON.stringify(bad)}`,
      lineOf(spec, { args: args.with(index, bad) }),
    ]),
  )
  const badOptions = optionsOf(spec).flatMap(({ flag, value }): [string, string[]][] =>
    value
      ? [
          [`${flag} without a value`, [...lineOf(spec), flag]],
          ...values[value].wrong.map((bad): [string, string[]] => [
            `${flag} is ${JSON.stringify(bad)}`,
            [...lineOf(spec), flag, bad],
          ]),
        ]
      : [[`${flag} with a value`, [...lineOf(spec), `${flag}=yes`]]],
  )
  const badReasons = ['', ' \n ', 'why', 'y'.repeat(301), 'a ticket\nand another line'].map(
    (bad): [string, string[]] => [
      `the reason is ${JSON.stringify(bad.slice(0, 5))}`,
      lineOf(spec, { reason: ['--reason', bad] }),
    ],
  )
  return [
    ...shortened,
    ['an argument too many', lineOf(spec, { args: [...args, 'more'] })],
    ['an unknown option', [...lineOf(spec), '--nonsense']],
    ['a value for --json', [...lineOf(spec), '--json=yes']],
    ['--as without a name', [...lineOf(spec), '--as']],
    ['--as is no name', [...lineOf(spec), '--as', '<script>']],
    ['--reason without a value', lineOf(spec, { reason: ['--reason'] })],
    ...badArgs,
    ...badOptions,
    ...badReasons,
    ...(spec.required
      ? [['what is required is missing', lineOf(spec, { required: [] })] as [string, string[]]]
      : []),
    ...(needsReason(spec) ? [['no reason', lineOf(spec, { reason: [] })] as [string, string[]]] : []),
  ]
}

const nobodySignedIn = { claims: { osUser: 'root', sudoUser: 'chidi' } }

beforeAll(async () => {
  await fillEveryTable(db, await verifiedAccount(db), TEST_NOW)
})

describe('a line that is typed wrongly ends with 2, says what to type and writes nothing', () => {
  test.each(catalogue.map((spec) => [spec.usage, spec] as const))('%s', async (_, spec) => {
    const before = await everything(db)
    const { usage, example } = howToType(spec, support)
    for (const [what, line] of wrongLines(spec)) {
      const { code, out, err } = await support.run(line, narrow)
      expect([what, code, out]).toEqual([what, 2, ''])
      expect(err.replaceAll(/ \\\n +/g, ' '), what).toContain(`Type: ${usage}\nSuch as:\n  ${example}\n`)
      for (const row of err.split('\n'))
        expect(stringWidth(row), `${what}: ${row}`).toBeLessThanOrEqual(NARROW)
      const asJson = await support.run([
        ...line.slice(0, pathOf(spec.usage).length),
        '--json',
        ...line.slice(pathOf(spec.usage).length),
      ])
      expect([what, asJson.code, asJson.out]).toEqual([what, 2, ''])
      expect(JSON.parse(asJson.err), what).toMatchObject({ error: { exitCode: 2, usage, example } })
    }
    expect(await everything(db)).toEqual(before)
  })

  test.each(['', ...Object.keys(groups)])(
    'the group %j without a command, and with one that is not there',
    async (group) => {
      const words = group.split(' ').filter((word) => word !== '')
      const none = await support.run(words)
      expect([none.code, none.out]).toEqual([2, ''])
      expect(none.err).toContain(`Usage: support ${group}`.trim())
      const unknown = await support.run([...words, 'nonsense'])
      expect([unknown.code, unknown.out]).toEqual([2, ''])
      const own = catalogue.filter(({ usage }) => group === '' || usage.startsWith(`${group} `))
      for (const spec of own)
        expect(unknown.err.replaceAll(/ \\\n +/g, ' ')).toContain(`  ${howToType(spec, support).usage}\n`)
    },
  )
})

describe('the rule of --reason', () => {
  const wanting = catalogue.filter(needsReason)

  test.each(wanting.map((spec) => [spec.usage, spec] as const))(
    '%s tells it before other faults, and in its help',
    async (_, spec) => {
      const lines = wrongLines(spec).map(
        ([what, line]) => [what, line.filter((word) => !REASON.includes(word))] as const,
      )
      for (const [what, line] of lines) {
        const { err } = await support.run(line)
        expect(err.split('\n').slice(0, 2).join(' '), what).toMatch(
          /^(The reason is too (short|long)\. )?Say why with --reason: 5 to 300 characters|argument missing/,
        )
      }
      const help = await support.run([...pathOf(spec.usage), '--help'])
      expect(help.out.replaceAll(/\s+/g, ' ')).toContain(
        '(required): a ticket or a call, 5 to 300 characters',
      )
    },
  )
})

describe('who runs it', () => {
  test.each(catalogue.map((spec) => [spec.usage, spec] as const))(
    '%s where the machine keeps no login',
    async (_, spec) => {
      const { code, err } = await support.run(lineOf(spec), {
        ...nobodySignedIn,
        env: { DATABASE_URL: 'postgres://x@127.0.0.1:1/x' },
      })
      const asked = err.includes('Say who you are with --as')
      expect([code, asked, err.includes(' --as <name>')]).toEqual(
        spec.aboutNobody ? [1, false, false] : [2, true, true],
      )
    },
  )
})

test('every example that is told can be typed', async () => {
  const nowhere = { DATABASE_URL: 'postgres://x@127.0.0.1:1/x' }
  for (const { examples } of catalogue)
    for (const example of examples) {
      const words = [...example.matchAll(/"([^"]*)"|(\S+)/g)].map(
        ([, quoted, plain]) => quoted ?? plain ?? '',
      )
      const { code, err } = await support.run(words, { env: nowhere })
      expect([example, code]).toEqual([example, 1])
      expect(err).toContain('The database does not answer.')
    }
})

test.each(catalogue.map(({ usage }) => usage))('the help of %s fits the terminal', async (usage) => {
  const { out } = await support.run([...pathOf(usage), '--help'])
  for (const line of out.split('\n')) expect(stringWidth(line), line).toBeLessThanOrEqual(NARROW)
})
