import type { Plugin } from 'vite'

const here = 'web/build/lean-pdf.ts'

const refusing = (use: string) =>
  `export default function () { throw new Error('${use} are left out of this build: see ${here}') }`

/**
 * What fontkit asks of a letter, from the browser's own tables: the library unpacks tables of every letter of the world
 * each time it is loaded, 10 ms on a quick machine. Our fonts have Latin letters alone.
 */
const latinLetters = `
const having = (property) => {
  const pattern = new RegExp('\\\\p{' + property + '}', 'u')
  return (code) => pattern.test(String.fromCodePoint(code))
}
const isLatin = having('Script=Latin')
export const isMark = having('M')
export const isDigit = having('Nd')
export const getScript = (code) => (isLatin(code) ? 'Latin' : 'Common')
export const getCategory = () => 'Lo'
// Dots, lines and commas under a letter.
const isBelow = (code) => code >= 0x316 && code <= 0x333
export const getCombiningClass = (code) =>
  isMark(code) ? (isBelow(code) ? 'Below' : 'Above') : 'Not_Reordered'
`

/** Modules that the PDF library imports and a report never runs, each with what stands in its place. */
const unused: Readonly<Record<string, string>> = {
  // Fonts come as TrueType: nothing packed as WOFF2 is ever opened. Saves 57 KiB after brotli.
  'brotli/decompress.js': refusing('WOFF2 fonts'),
  // Our own lines are broken before they are drawn. Saves 5 KiB.
  linebreak: refusing('Breaking lines'),
  // Saves 11 KiB.
  'unicode-properties': latinLetters,
  // No picture is set, and no password. Save 3 and 2 KiB.
  'png-js': refusing('PNG pictures'),
  '@noble/ciphers/aes': 'export const cbc = undefined, ecb = undefined',
}

/** A place in a library, and what is written there instead. */
interface Cut {
  readonly what: string
  readonly pattern: RegExp
  readonly by: string
}

const cut = (what: string, pattern: RegExp, by = ''): Cut => ({ what, pattern, by })
const name = String.raw`\$\w+\$(?:export|var)\$\w+`
const made = String.raw`new \(0, ${name}\)`

/**
 * What our two fonts have no use for: other scripts than Latin (names in them are told in Latin letters before), outlines
 * of PostScript, Apple's own shaping, axes, colours, and files that hold several fonts or packed ones.
 */
const ofFontkit: readonly Cut[] = [
  cut('shapers of other scripts', new RegExp(String.raw`(\$\w+\$var\$SHAPERS = )\{[^}]*\}`), '$1{}'),
  cut('tables of their syllables', /(\$\w+\$exports = JSON\.parse\()"(?:[^"\\]|\\.)*"/g, '$1"{}"'),
  // The first of them is TrueType.
  cut(
    'other formats of files',
    new RegExp(String.raw`(\n\(0, (${name})\)\(\(0, ${name}\)\);)(?:\n\(0, \2\)\(\(0, ${name}\)\);){4}`),
    '$1',
  ),
  cut(
    'tables that the fonts have not',
    /\n\$\w+\$var\$tables(?:\.(?:VORG|EBLC|CBLC|sbix|COLR|CPAL|BASE|JSTF|HVAR|DSIG|gasp|hdmx|LTSH|PCLT|VDMX|vhea|vmtx|avar|bsln|feat|fvar|gvar|just|morx|opbd)|\['CFF2? ?'\]) = .*/g,
  ),
  cut(
    'glyphs of PostScript outlines',
    new RegExp(String.raw`\n\s*else if \(this\.directory\.tables\['CFF '\] \|\| .*${made}.*`),
  ),
  cut(
    'subsets of PostScript outlines',
    new RegExp(String.raw`if \(this\.directory\.tables\['CFF '\]\) return ${made}\(this\);`),
  ),
  cut(
    'glyphs in colour',
    new RegExp(
      String.raw`if \(this\.directory\.tables\.sbix\).*\n\s*else if \(this\.directory\.tables\.COLR.*\n\s*else `,
    ),
  ),
  cut(
    'Apple’s shaping',
    new RegExp(String.raw`if \(this\.font\.morx\) this\.engine = ${made}\(this\.font\);\s*else `),
  ),
  cut(
    'what Apple’s features are called',
    /\nfor\(let i = 1; i <= 99; i\+\+\)\$\w+\$var\$OTMapping\[[^]*?(?=\nfunction )/,
  ),
  cut(
    'what is kept for Apple’s shaping',
    new RegExp(
      String.raw`\n\(0, \$\w+\$_1\)\(\[\n.*\n\], ${name}\.prototype, "(?:glyphsForValue|getStateMachine)", null\);`,
      'g',
    ),
  ),
  cut(
    'marks in other scripts',
    new RegExp(String.raw`\n\(0, \$\w+\$_\)\(${name}, "zeroMarkWidths", '(?:NONE|BEFORE_GPOS)'\);`, 'g'),
  ),
  cut('axes', new RegExp(String.raw`return ${made}\(this, variationCoords\);`), 'return null;'),
  // What is made and then not used: the bundler cannot know that making it changes nothing.
  cut('things that are made', /\bnew (?=\$\w+\$\w+\(|\(0, \$)/g, '/* @__PURE__ */ new '),
  cut(
    'things that are packed',
    new RegExp(String.raw`(?<=unicodetrie\)\()(?=\(0, ${name}\)\()`, 'g'),
    '/* @__PURE__ */ ',
  ),
]

/** What a report has not: pictures, forms, attachments, tables of the library's own, passwords, colours by name. */
const ofPdfkit: readonly Cut[] = [
  cut('pictures, forms, attachments, tables', /^mixin\((?:Images|AcroForm|Attachments|Table)Mixin\);$/gm),
  cut('their beginnings', /^ {4}this\.init(?:Images|Tables)\(\);$/gm),
  cut('the end of forms', /^ {4}this\.endAcroForm\(\);$/m),
  cut('passwords', /= PDFSecurity\.create\(this, options\)/, '= null'),
  cut('the letters of passwords', /saslprep\(password\)/, 'password'),
  cut('sums for passwords', /^createHasher\(\(\) => new \w+\(\)\);$/gm),
  cut('colours by name', /namedColors\[/g, '({})['),
  cut('archives', /this\._importSubset\(PDFA\);\n\s*this\.initPDFA\(options\.subset\);/),
]

const cutsOf: readonly (readonly [RegExp, readonly Cut[]])[] = [
  [/node_modules[\\/]fontkit[\\/]dist[\\/]browser-module\.mjs$/, ofFontkit],
  [/node_modules[\\/]pdfkit[\\/]js[\\/]pdfkit\.browser\.mjs$/, ofPdfkit],
]

const prefix = '\0lean-pdf:'
const importers = /node_modules[\\/](pdfkit|fontkit)[\\/]/

/**
 * Leaves out of the PDF library what a report does not use: half of its weight, which people on phones pay for. Fails
 * the build when the library no longer has one of the places.
 */
export function leanPdf(): Plugin {
  const seen = new Set<string>()
  return {
    name: 'lean-pdf',
    enforce: 'pre',
    apply: 'build',
    resolveId(id, importer) {
      if (unused[id] === undefined || importer === undefined || !importers.test(importer)) return undefined
      seen.add(id)
      return prefix + id
    },
    load: (id) => (id.startsWith(prefix) ? unused[id.slice(prefix.length)] : undefined),
    transform: {
      filter: { id: cutsOf.map(([file]) => file) },
      handler(source, id) {
        const cuts = cutsOf.find(([file]) => file.test(id))?.[1] ?? []
        const code = cuts.reduce((text, { what, pattern, by }) => {
          const changed = text.replace(pattern, by)
          if (changed !== text) seen.add(what)
          return changed
        }, source)
        return { code, map: null }
      },
    },
    buildEnd(fault) {
      const all = [...Object.keys(unused), ...cutsOf.flatMap(([, cuts]) => cuts.map(({ what }) => what))]
      const gone = all.filter((each) => !seen.has(each))
      if (fault === undefined && gone.length > 0)
        this.error(
          `The PDF library no longer has ${gone.join(', ')}: look at the list in ${here}, then weigh the report.`,
        )
    },
  }
}
