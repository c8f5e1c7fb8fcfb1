/** Text that may stand in HTML as it is. */
export interface Html {
  readonly html: string
}

type Value = Html | string | number | readonly Html[]

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function asHtml(value: Value): string {
  if (typeof value === 'object') return 'html' in value ? value.html : value.map((one) => one.html).join('')
  return String(value).replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character)
}

/** Template tag: everything put in is escaped unless it is HTML made by this tag. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return { html: parts.map((part, index) => part + asHtml(values[index] ?? '')).join('') }
}
