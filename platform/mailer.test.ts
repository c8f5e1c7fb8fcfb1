import { expect, test } from 'vitest'
import { mailFault, openMailer } from './mailer.ts'

const address = 'ada@example.com'
const smtp = (fields: Record<string, unknown>): Error =>
  Object.assign(new Error(`Recipient <${address}> rejected`), fields)

test.each([
  [
    'unknown recipient',
    { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response: `550 5.1.1 <${address}>` },
    { smtpCode: 550, ofRecipient: true },
    '550 5.1.1 at RCPT TO',
  ],
  [
    'content refused',
    { code: 'EMESSAGE', command: 'DATA', responseCode: 554, response: '554 5.7.1 spam' },
    { smtpCode: 554, ofRecipient: false },
    '554 5.7.1 at DATA',
  ],
  [
    'mailbox busy',
    { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 450, response: '450 4.2.1 later' },
    undefined,
    '450 4.2.1 at RCPT TO',
  ],
  [
    'our password is wrong',
    { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535, response: '535 5.7.8 no' },
    undefined,
    '535 5.7.8 at AUTH PLAIN',
  ],
  [
    'turned away at the door',
    { code: 'EPROTOCOL', command: 'CONN', responseCode: 554, response: '554 no' },
    undefined,
    '554 at CONN',
  ],
  [
    'our own name refused',
    { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 553, response: '553 5.7.1 not yours' },
    { smtpCode: 553, ofRecipient: false },
    '553 5.7.1 at MAIL FROM',
  ],
  [
    'an address SMTP cannot carry',
    { code: 'EENVELOPE', command: 'API' },
    { smtpCode: null, ofRecipient: true },
    'EENVELOPE',
  ],
  ['no answer', { code: 'ETIMEDOUT', command: 'CONN' }, undefined, 'ETIMEDOUT'],
  ['something else', {}, undefined, 'unknown'],
])('%s', (_what, fields, refusal, codes) => {
  const fault = mailFault(smtp(fields))
  expect(fault.refusal).toEqual(refusal)
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
  await expect(sent).rejects.toMatchObject({ name: 'MailFault', refusal: undefined })
  mailer.close()
})
