/** A bare address. */
const address = String.raw`[^\s<>@,;:()"]+@[^\s<>@,;:()"]+`

/** A name of a sender: in double quotes, or without a sign that would end it. */
const name = String.raw`(?:"[^"\\\r\n]*"|[^<>@,;:()"\r\n]*)`

const sender = new RegExp(`^(?:${address}|${name}\\s*<${address}>)$`)

/** Whether a text is one sender of mails: an address, or `Name <address>`. Of anything else a mail would have no From. */
export const isSender = (text: string): boolean => sender.test(text.trim())
