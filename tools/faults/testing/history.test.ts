import { describe, expect, test } from 'vitest'
import { createHistory, findMailAnomalies, findWriteAnomalies } from './history.ts'

const mail = (messageId: string, address: string, text = 'words') => ({
  messageId,
  to: [{ name: '', address }],
  text,
})

describe('writes', () => {
  const history = createHistory()
  history.sending('draft', 7)
  history.acknowledged('draft', 6)
  const faults = (kept: number | undefined): string[] => findWriteAnomalies(history, () => kept)

  test('what was acknowledged is there, what was only sent may be', () => {
    expect([faults(6), faults(7)]).toEqual([[], []])
  })
  test('older, gone or invented is told', () => {
    expect(faults(5)).toEqual(['draft: 6 was acknowledged, 5 is kept'])
    expect(faults(undefined)).toEqual(['draft: 6 was acknowledged, 0 is kept'])
    expect(faults(8)).toEqual(['draft: nobody sent 8'])
  })
})

describe('mails', () => {
  const promised = new Set(['ada@example.test'])
  const one = mail('<1@naijatax.test>', 'ada@example.test')

  test('one each is right', () => {
    expect(findMailAnomalies([one], promised, 0)).toEqual([])
  })
  test('a missing one, and copies nobody can explain, are told', () => {
    expect(findMailAnomalies([], promised, 0)).toEqual(['no mail to ada@example.test'])
    expect(findMailAnomalies([one, one], promised, 0)).toEqual(['1 copies, 0 can be explained'])
  })
  test('a copy of a killed worker must be the very same mail', () => {
    expect(findMailAnomalies([one, one], promised, 1)).toEqual([])
    const other = mail('<1@naijatax.test>', 'ada@example.test', 'other words')
    expect(findMailAnomalies([one, other], promised, 1)).toEqual([
      '<1@naijatax.test> went out with different words',
    ])
  })
})
