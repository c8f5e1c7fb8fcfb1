import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openMailbox } from './mailbox.ts'

const folder = mkdtempSync(join(tmpdir(), 'naijatax-mailbox-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a mail that was asked for while it was written is there afterwards', async () => {
  const mailbox = await openMailbox(folder)
  const adding = mailbox.add(Buffer.from('Subject: hello\r\n\r\nhello\r\n'), ['ade@example.com'])
  await mailbox.list()
  await adding
  expect(await mailbox.list('ade@example.com')).toHaveLength(1)
})
