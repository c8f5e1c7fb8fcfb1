import { expect, test } from 'vitest'
import { mailFault, openMailer } from './mailer.ts'

const address = 'ada@example.com'
const smtp = (fields: Record<string, unknown>): Error =>
  Object.assign(new Error(`Recipient <${address}> rejected`), fields)

test.each([
  [
    'unknown recipient',
    { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response: `550 5.1.1 <${address}>` },
    true,
    '550 5.1.1 at RCPT TO',
  ],
  [
    'content refused',
    { code: 'EMESSAGE', command: 'DATA', responseCode: 554, response: '554 5.7.1 spam' },
    true,
    '554 5.7.1 at DATA',
  ],
  [
    'mailbox busy',
    { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 450, response: '450 4.2.1 later' },
    false,
    '450 4.2.1 at RCPT TO',
  ],
  [
    'our password is wrong',
    { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535, response: '535 5.7.8 no' },
    false,
    '535 5.7.8 at AUTH PLAIN',
  ],
  [
    'turned away at the door',
    { code: 'EPROTOCOL', command: 'CONN', responseCode: 554, response: '554 no' },
    false,
    '554 at CONN',
  ],
  ['an address SMTP cannot carry', { code: 'EENVELOPE', command: 'API' }, true, 'EENVELOPE'],
  ['no answer', { code: 'ETIMEDOUT', command: 'CONN' }, false, 'ETIMEDOUT'],
  ['something else', {}, false, 'unknown'],
])('%s', (_what, fields, permanent, codes) => {
  const fault = mailFault(smtp(fields))
  expect(fault.permanent).toBe(permanent)
  expect(fault.message).toContain(`(${codes})`)
  expect(fault.message + String(fault.stack)).not.toContain(address)
})

test('a mail server that is not there is a passing fault', async () => {
  const mailer = openMailer({
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'NaijaTax <no-reply@naijatax.test>',
  })
  const sent = mailer.send({
    to: address,
    subject: 'x',
    html: 'x',
    text: 'x',
    messageId: '<1@naijatax.test>',
  })
  await expect(sent).rejects.toMatchObject({ name: 'MailFault', permanent: false })
  mailer.close()
})
