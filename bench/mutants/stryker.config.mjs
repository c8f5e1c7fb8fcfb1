/**
 * `npm run bench:mutants`: changes the code in every way that Stryker knows, one change at a time, and looks whether a test
 * notices. `-- --mutate 'tax/rules/**'` does one folder; what was tried before is kept in `.reports/mutants` and tried
 * again only where code or tests changed. Ends with 1 under 90%. docs/mutation.md lists the mutants that stay.
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'bench/mutants/vitest.config.ts' },
  mutate: [
    'tax/**/*.ts',
    // Words and worked examples are read by people; the tests that hold them compare them with each other.
    '!tax/{words,guide,cases}/**',
    'api/features/*/policy.ts',
    'identity/guessable/policy.ts',
    'contract/http/mask.ts',
    '!**/*.test.ts',
    '!**/testing/**',
  ],
  // A sentence is not wrong for being another one: words are held by tests of their own.
  mutator: { excludedMutations: ['StringLiteral'] },
  ignorePatterns: ['.data', '.reports', 'dist', 'docs', 'deploy'],
  concurrency: 1,
  coverageAnalysis: 'perTest',
  // Tables are read once, when their module is loaded: each mutant of them would take every test.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: '.reports/mutants/incremental.json',
  tempDirName: '.reports/mutants/sandbox',
  reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  jsonReporter: { fileName: '.reports/mutants/report.json' },
  htmlReporter: { fileName: '.reports/mutants/report.html' },
  thresholds: { high: 95, low: 90, break: 90 },
  // Types are not looked at here, and TypeScript 7 has no parser to give for this file.
  tsconfigFile: '.reports/mutants/none.json',
  timeoutMS: 10_000,
  disableTypeChecks: false,
}
