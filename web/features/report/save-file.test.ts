import { describe, expect, test } from 'vitest'
import { saveFile, type Device } from './save-file.ts'

const file = new File(['%PDF-1.7'], 'NaijaTax-Report-2026-2026-11-20.pdf', { type: 'application/pdf' })
const chrome = 'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'
const inApp = `${chrome} [FB_IAB/FB4A;FBAV/440.0;]`

function device(userAgent: string, share?: Device['share']): Device {
  return {
    userAgent,
    ...(share && { canShare: (data) => data.files?.[0] === file }),
    share: share ?? (() => Promise.reject(new Error('There is no share sheet'))),
  }
}
const neverKept = () => expect.unreachable('a download that the app would drop')
const refusing = (name: string) => () => Promise.reject(new DOMException('refused', name))

describe('a report', () => {
  test('is downloaded where downloads work', async () => {
    const kept: File[] = []
    expect(await saveFile(file, device(chrome), (each) => kept.push(each))).toBe('saved')
    expect(kept).toEqual([file])
  })

  test.each([inApp, `${chrome} Instagram 300.0`, 'Mozilla/5.0 (Linux; Android 12; wv) Chrome/120'])(
    'is shared where an app’s browser drops downloads: %s',
    async (userAgent) => {
      const shared: ShareData[] = []
      const sharing = device(userAgent, async (data) => void shared.push(data))
      const outcome = await saveFile(file, sharing, neverKept)
      expect(outcome).toBe('saved')
      expect(shared).toEqual([{ files: [file], title: file.name }])
    },
  )

  test.each([
    ['AbortError', 'saved'],
    ['NotAllowedError', 'tap-again'],
    ['DataError', 'blocked'],
  ])('%s of the share sheet is %s', async (name, outcome) => {
    expect(await saveFile(file, device(inApp, refusing(name)), neverKept)).toBe(outcome)
  })

  test('cannot be saved where there is neither', async () => {
    expect(await saveFile(file, device(inApp), neverKept)).toBe('blocked')
  })
})
