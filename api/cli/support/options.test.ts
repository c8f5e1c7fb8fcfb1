import { expect, test } from 'vitest'
import { lines } from '../../features/operations/status/judge.ts'
import { startWays } from '../../features/operations/status/start-way.ts'
import { REASON_GAP } from '../../../platform/reason.ts'
import { cleanName, cleanReason } from './options.ts'

const reasonsOf = (command: string): string[] =>
  [...command.matchAll(/--reason "([^"]*)"/g)].map(([, reason = '']) => reason)

test('a line of the status page, copied as it stands, is told that its reason is a gap', () => {
  const printed = lines.flatMap(({ command }) => reasonsOf(command(startWays.compose)))
  expect(printed.length).toBeGreaterThan(3)
  expect(new Set(printed)).toEqual(new Set(reasonsOf(REASON_GAP)))
  for (const gap of printed)
    expect(() => cleanReason(gap)).toThrow(/is the gap of a printed line, not a reason.*Nothing was done/)
  expect(cleanReason('ticket 4711: mail not received')).toBe('ticket 4711: mail not received')
})

test.each(['\n', '\r\n', '\t', '\u001b[2J', '\u2028', '\u202e', '\u200b'])(
  'a reason with %j in it is refused in words, and a name too',
  (mark) => {
    expect(() => cleanReason(`ticket 4711:${mark}mail not received`)).toThrow(
      /^The reason has more than one line, or a character that cannot be seen\. Nothing was done\./,
    )
    expect(() => cleanName(`Chidi${mark}Okoro`)).toThrow('Say who you are with --as')
  },
)

test('a line break behind a reason is no second line', () => {
  expect(cleanReason('ticket 4711: mail not received\n')).toBe('ticket 4711: mail not received')
})
