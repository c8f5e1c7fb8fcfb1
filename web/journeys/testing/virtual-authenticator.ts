import type { CDPSession } from 'puppeteer'
import type { Person } from './person.ts'

/** The passkey device of a person's browser, as Chromium plays it. */
export interface VirtualAuthenticator {
  /** Whether the person passes their device's check (finger, face, screen lock) from now on. */
  verifies(passes: boolean): Promise<void>
  /** How many passkeys it holds. */
  count(): Promise<number>
}

/** Gives a person's tab a device that makes and shows passkeys by itself (WebDriver's virtual authenticator). */
export async function givesDevice(person: Person): Promise<VirtualAuthenticator> {
  const devtools: CDPSession = await person.page.createCDPSession()
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    verifies: async (isUserVerified) => {
      await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
    count: async () => {
      const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId })
      return credentials.length
    },
  }
}
