/** Which chunk a module belongs to, by its path: a package, or folders of ours. */
const inPackage = (names: string) => `node_modules/(${names})/`
const inFolder = (paths: string) => `^(?!.*node_modules).*/(${paths})`
const anyOf = (...patterns: readonly string[]) => new RegExp(patterns.join('|'))
const ours = (paths: string) => anyOf(inFolder(paths))

/**
 * Few chunks, each of what is wanted together: on a slow line a request costs more than a kilobyte. The first group
 * that fits takes a module; what no group takes stays with the page that asks for it.
 */
export const chunks = [
  // Changes with a library upgrade only, so a returning visitor keeps it. With it what the compiler adds.
  {
    name: 'vendor',
    test: anyOf(
      'esm:react',
      inPackage('react|react-dom|scheduler|react-router|react-router-dom|@tanstack'),
      '@oxc-project.runtime',
    ),
  },
  // The rules of the forms of sign-up and mail: no other page checks by schema.
  { name: 'schemas', test: anyOf(inPackage('zod'), inFolder('contract/http/(auth|endpoint|fields|users)')) },
  // Help in other languages: fetched by those who choose them.
  { name: 'words-yo', test: ours('tax/words/yo/') },
  { name: 'words-pcm', test: ours('tax/words/pcm/') },
  // A hosted identity provider: fetched where one is configured.
  { name: 'hosted', test: ours('web/(identity/hosted|features/hosted-sign-in)') },
  // The assistant of who has paid: fetched when the page has nothing else to do.
  { name: 'assistant', test: ours('web/features/assistant/') },
  // The frame of the pages before sign-in with the other ways in, and the fields of a person.
  {
    name: 'entrance',
    test: ours(
      'web/(features/providers|api/public-config|session/use-mailed-token|components/(SplitPage|fields/(Phone|DateOfBirth|PasswordField|personal)))',
    ),
  },
  // What follows the plan and leads to the payment provider: fetched after the page itself.
  { name: 'billing', test: ours('web/features/billing/(?!Celebration)') },
  // Pictures and tables of bands.
  {
    name: 'figures',
    test: ours(
      'web/components/figures/(Band|PlansTable|sample-case|tables|weave|Workings)|contract/report/cloth/band-geometry',
    ),
  },
  // The PDF library, the drawing and what is drawn: fetched on the click that asks for a report.
  {
    name: 'report',
    test: anyOf(
      inPackage(
        'pdfkit|fontkit|fflate|@noble|restructure|@swc/helpers|fast-deep-equal|unicode-properties|unicode-trie|dfa|clone|tiny-inflate|base64-js|tslib',
      ),
      'lean-pdf:',
      inFolder(
        'web/features/report/(drawing|glyphs|make-report)|templates/report/fonts/|contract/report/(?!cloth/(band-geometry|bands-in|thread)|taxpayer|text|report-error)',
      ),
    ),
  },
  {
    name: 'results',
    test: ours(
      'web/features/(results|submission|report|calculations/(Bands|TaxFigures|UpgradeBanner|ExplainedLater))|contract/report/(?!cloth/thread)|contract/http/open-result|web/shell/download-file',
    ),
  },
  // Every line of a result with its section: fetched by those who see the figures.
  {
    name: 'explained',
    test: ours('tax/(explanation/|guide/|years/pita)|web/features/calculations/explained/'),
  },
  // The entry with what most pages stand on: session, client, frame, plain parts, the law's figures.
  {
    name: 'app',
    test: anyOf(
      'vite/preload-helper',
      inFolder('web/(main|app|addresses|routes|router|link|clock)\\.tsx?'),
      inFolder('web/(api|components|forms|identity|session|styles)/|web/shell/(?!download-file)'),
      inFolder(
        'contract/http/(field-words|product|profile)|contract/report/cloth/thread|tax/(years/|money/format)',
      ),
    ),
  },
  // The questions, the engine and the autosave: all that a person needs to answer without another request.
  {
    name: 'interview',
    test: anyOf(
      inPackage('uuid'),
      inFolder(
        'tax/(?!words/help)|web/features/(calculations/|autosave/|questionnaire/(?!EndedDraft))|contract/http/mask',
      ),
    ),
  },
]
