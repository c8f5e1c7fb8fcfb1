import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** A certificate that vouches for itself, and its key, as files. */
export interface Certificate {
  readonly certificate: string
  readonly key: string
}

/**
 * Makes a certificate for 127.0.0.1, for two days, by openssl.
 * @param folder where its files are put.
 * @throws Error where openssl is missing or fails.
 */
export function makeCertificate(folder: string): Certificate {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  const wanted = ['-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=127.0.0.1']
  const name = ['-addext', 'subjectAltName=IP:127.0.0.1']
  const { status, stderr, error } = spawnSync(
    'openssl',
    ['req', '-x509', ...wanted, ...name, '-keyout', key, '-out', certificate],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw error ?? new Error(stderr)
  return { certificate, key }
}
