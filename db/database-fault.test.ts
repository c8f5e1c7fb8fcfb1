import { expect, test } from 'vitest'
import { databaseFaultOf } from './database-fault.ts'

const fault = (code: string | undefined, message: string) => Object.assign(new Error(message), { code })

test.each([
  ['08P01', 'unsupported startup parameter: statement_timeout', 'DATABASE_DIRECT_URL'],
  ['08P01', 'unsupported startup parameter in options: search_path', 'DATABASE_DIRECT_URL'],
  ['28P01', 'password authentication failed for user "ada"', 'refuses the user or the password'],
  ['08P01', 'SASL authentication failed', 'refuses the user or the password'],
  [undefined, 'SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string', 'asks for a password'],
  ['28000', 'no pg_hba.conf entry for host', 'pg_hba.conf'],
  ['3D000', 'database "tax" does not exist', 'no database of the name'],
  ['42P05', 'prepared statement "first" already exists', 'set DATABASE_PREPARED=off'],
  ['26000', 'prepared statement "first" does not exist', 'set DATABASE_PREPARED=off'],
  ['42501', 'permission denied for table accounts', 'lacks a right'],
  [undefined, 'The server does not support SSL connections', 'speaks no TLS'],
  [
    'SELF_SIGNED_CERT_IN_CHAIN',
    'self-signed certificate in certificate chain',
    'does not verify (SELF_SIGNED',
  ],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'unable to verify the first certificate', 'NODE_EXTRA_CA_CERTS'],
  ['CERT_HAS_EXPIRED', 'certificate has expired', 'does not verify (CERT_HAS_EXPIRED)'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'Hostname/IP does not match', 'the name in the certificate'],
])('%s, %s: is told in words of its own, which hold nothing of the message', (code, message, words) => {
  const error = fault(code, `${message} canary`)
  expect(databaseFaultOf(error)).toContain(words)
  expect(databaseFaultOf(new Error('wrapped', { cause: error }))).toContain(words)
  expect(databaseFaultOf(Object.assign(new Error('select'), { nativeError: error }))).toContain(words)
  expect(databaseFaultOf(error)).not.toContain('canary')
})

test.each(['57P01', '08006', 'ECONNREFUSED', '23505', '42P01'])('%s is another fault', (code) => {
  expect(databaseFaultOf(fault(code, 'x'))).toBeUndefined()
})

test('what is no error is none', () => {
  for (const thrown of [undefined, null, '28P01', { code: '28P01' }])
    expect(databaseFaultOf(thrown)).toBeUndefined()
})
