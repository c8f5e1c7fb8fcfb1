import { readFileSync } from 'node:fs'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { makeCertificate as make, type Certificate } from '../../../local/testing/index.ts'

export type { Certificate } from '../../../local/testing/index.ts'

/** Makes a certificate for 127.0.0.1, which this process trusts from then on. */
export function makeCertificate(folder: string): Certificate {
  const made = make(folder)
  setDefaultCACertificates([...getCACertificates('default'), readFileSync(made.certificate, 'utf8')])
  return made
}
