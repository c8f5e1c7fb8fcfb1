/** Our names in WebAuthn: passkeys belong to the host of PUBLIC_URL and are used on its origin only. */
export interface PasskeySite {
  rpID: string
  origin: string
}

/** Reads them from the address that people type. */
export function passkeySite({ PUBLIC_URL }: { PUBLIC_URL: string }): PasskeySite {
  const { hostname, origin } = new URL(PUBLIC_URL)
  return { rpID: hostname, origin }
}

/** How long a browser has to answer when it was asked for a passkey, in seconds. */
export const PASSKEY_SECONDS = 300

/** Signatures that we take, by their COSE numbers: EdDSA, ES256 and RS256, which every device of today has one of. */
export const passkeyAlgorithms: number[] = [-8, -7, -257]
