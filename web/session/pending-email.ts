import { deviceNote } from './device-note.ts'

const note = deviceNote('naijatax:pending-verification-email')

/** The address that still waits for its verification, kept on this device from signup on (SPEC section 4). */
export const pendingEmail = () => note.read()
export const rememberPendingEmail = (email: string) => note.write(email.trim())
export const forgetPendingEmail = () => note.forget()
