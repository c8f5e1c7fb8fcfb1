import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'

/** A certificate for 127.0.0.1, and its key, as files. */
export interface Certificate {
  readonly certificate: string
  readonly key: string
}

/** Makes a certificate of its own, which this process trusts from then on. */
export function makeCertificate(folder: string): Certificate {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  const wanted = ['-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=127.0.0.1']
  const name = ['-addext', 'subjectAltName=IP:127.0.0.1']
  spawnSync('openssl', ['req', '-x509', ...wanted, ...name, '-keyout', key, '-out', certificate])
  setDefaultCACertificates([...getCACertificates('default'), readFileSync(certificate, 'utf8')])
  return { certificate, key }
}
