import type { Plugin } from 'vite'

/** Modules that the PDF library imports and a report never runs, each with what stands in its place. */
const unused: Readonly<Record<string, string>> = {
  // Fonts come as TrueType: nothing packed as WOFF2 is ever opened.
  'brotli/decompress.js': refusing('WOFF2 fonts'),
  // Our own lines are broken before they are drawn.
  linebreak: refusing('Breaking lines'),
  // No picture is set, and no password.
  'png-js': refusing('PNG pictures'),
  '@noble/ciphers/aes': 'export const cbc = undefined, ecb = undefined',
}

function refusing(what: string): string {
  return `export default function () { throw new Error('${what} are left out of this build: see web/build/lean-pdf.ts') }`
}

const prefix = '\0lean-pdf:'
const importers = /node_modules[\\/](pdfkit|fontkit)[\\/]/

/** Leaves out of the PDF library what a report does not use: a third of its weight, which people on phones pay for. */
export function leanPdf(): Plugin {
  return {
    name: 'lean-pdf',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id, importer) =>
      unused[id] !== undefined && importer !== undefined && importers.test(importer)
        ? prefix + id
        : undefined,
    load: (id) => (id.startsWith(prefix) ? unused[id.slice(prefix.length)] : undefined),
  }
}
