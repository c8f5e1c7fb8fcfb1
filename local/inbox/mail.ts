import PostalMime, { type Address } from 'postal-mime'

/** A file in a mail. */
export interface Attachment {
  filename: string
  contentType: string
  /** Bytes. */
  size: number
  /** Content-ID without angle brackets, when the HTML shows the file. */
  contentId: string | null
  content: Uint8Array
}

/** A mail as the inbox shows it. */
export interface Mail {
  /** Greater than that of every earlier mail. */
  id: string
  /** Bare addresses, separated by a comma and a space: those of To and Cc, and the other recipients. */
  to: string
  /** `Name <address>`, or the address alone. */
  from: string
  subject: string
  text: string
  /** Empty when the mail is plain text. */
  html: string
  /** Time of arrival, ISO 8601 in UTC. */
  date: string
  attachments: Attachment[]
}

/** Header in which the inbox stores the recipients of the SMTP envelope: no other header has those of Bcc. */
export const recipientsHeader = 'X-Inbox-Recipients'

function bare(addresses: readonly Address[] | undefined): string[] {
  return (addresses ?? []).flatMap((one) => (one.group ? bare(one.group) : [one.address ?? '']))
}

function named(address: Address | undefined): string {
  if (!address) return ''
  if (address.group || !address.name) return bare([address]).join(', ')
  return `${address.name} <${address.address}>`
}

function bytes(content: ArrayBuffer | Uint8Array | string): Uint8Array {
  if (typeof content === 'string') return Buffer.from(content)
  return content instanceof Uint8Array ? content : new Uint8Array(content)
}

/** Parses a mail as it was received. @param id time of arrival, in milliseconds since 1970. */
export async function parseMail(id: string, raw: Uint8Array): Promise<Mail> {
  const email = await PostalMime.parse(raw)
  const handedIn = email.headers.find((header) => header.key === recipientsHeader.toLowerCase())?.value ?? ''
  const everyone = [...bare(email.to), ...bare(email.cc), ...handedIn.split(',').map((one) => one.trim())]
  const first = new Map(everyone.filter(Boolean).map((one) => [one.toLowerCase(), one]))
  return {
    id,
    to: [...first.values()].join(', '),
    from: named(email.from),
    subject: email.subject ?? '',
    text: email.text ?? '',
    html: email.html ?? '',
    date: new Date(Number(id)).toISOString(),
    attachments: email.attachments.map((part, index) => {
      const content = bytes(part.content)
      return {
        filename: part.filename ?? `attachment-${index + 1}`,
        contentType: part.mimeType,
        size: content.length,
        contentId: part.contentId?.replace(/^<|>$/g, '') ?? null,
        content,
      }
    }),
  }
}
