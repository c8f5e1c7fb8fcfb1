const address = /[^\s<>"'(),;:/]+@[^\s<>"'(),;/]+/g

/** The text with every email address taken out: for messages of libraries, which nobody keeps free of them. */
export function withoutAddresses(text: string): string {
  return text.includes('@') ? text.replace(address, '(address)') : text
}
