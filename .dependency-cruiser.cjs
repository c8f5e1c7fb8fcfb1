/**
 * Who may import whom. `npm run check` fails on a violation; tools/structure.test.ts plants one of each
 * kind and sees it caught.
 */
const test = '\\.test\\.tsx?$|/testing/|/journeys/'
const only = (name, comment, from, allowed) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: test },
  to: { path: '^(tax|api|worker|templates|db|web|platform|tools)/', pathNot: allowed },
})

module.exports = {
  forbidden: [
    {
      name: 'tax-imports-nothing',
      comment: 'The law is pure: no package, no Node module, nothing of ours.',
      severity: 'error',
      from: { path: '^tax/', pathNot: `${test}|^tax/(cli|bench)/` },
      to: { pathNot: '^tax/' },
    },
    only('contracts', 'Contracts stand on the law and zod only.', '^(api|worker)/contract/', [
      '^tax/',
      '^api/contract/',
      '^worker/contract/',
    ]),
    {
      name: 'contracts-packages',
      comment: 'A contract is shared with the browser: zod is its only package.',
      severity: 'error',
      from: { path: '^(api|worker)/contract/', pathNot: test },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'core', 'npm-no-pkg', 'npm-unknown'],
        pathNot: 'node_modules/zod/',
      },
    },
    only('platform', 'The platform knows nothing of the product.', '^platform/', ['^platform/']),
    only('db', 'The database knows the law’s types, job names and the platform.', '^db/', [
      '^db/',
      '^tax/',
      '^worker/contract/',
      '^platform/',
    ]),
    only('templates', 'Templates draw the law and the contracts.', '^templates/', [
      '^templates/',
      '^tax/',
      '^(api|worker)/contract/',
    ]),
    only('api', 'The API never reaches into the worker.', '^api/(?!contract/)', [
      '^api/',
      '^tax/',
      '^db/',
      '^platform/',
      '^worker/contract/',
      '^templates/',
    ]),
    only('worker', 'The worker never reaches into the API.', '^worker/(?!contract/)', [
      '^worker/',
      '^tax/',
      '^db/',
      '^platform/',
      '^templates/',
      '^api/contract/',
    ]),
    only('web', 'The browser knows the law, the contract, the report’s model and its fonts.', '^web/', [
      '^web/',
      '^tax/',
      '^api/contract/',
      '^templates/report/(model|fonts)/',
    ]),
    {
      name: 'feature-insides',
      comment: 'A feature is entered by its index only.',
      severity: 'error',
      from: { path: '^(api|web)/features/([^/]+)/', pathNot: test },
      to: { path: '^$1/features/', pathNot: ['^$1/features/$2/', '^$1/features/[^/]+/index\\.tsx?$'] },
    },
    {
      name: 'objection-in-db-only',
      comment: 'Objection is no longer developed: only db/ may know it.',
      severity: 'error',
      from: { path: '^(api|worker|platform|templates)/' },
      to: { path: 'node_modules/(objection|knex)/' },
    },
    {
      name: 'one-router-module',
      comment: 'react-router-dom is imported through web/router.ts, and its link made in web/link.tsx.',
      severity: 'error',
      from: { path: '^web/', pathNot: ['^web/(router\\.ts|link\\.tsx)$', '^web/vite.config.ts$'] },
      to: { path: 'node_modules/react-router' },
    },
    {
      name: 'no-stand-ins-in-the-product',
      comment: 'Stand-ins belong to embedded mode; the product never imports them.',
      severity: 'error',
      from: { path: '^(tax|api|worker|templates|db|web|platform)/', pathNot: [test, '^platform/embedded/'] },
      to: { path: '^platform/embedded/' },
    },
    {
      name: 'no-development-packages',
      comment: 'Production code stands on dependencies, not on devDependencies.',
      severity: 'error',
      from: {
        path: '^(tax|api|worker|templates|db|web|platform)/',
        pathNot: [test, '^platform/embedded/', '^web/(vite.config.ts$|build/)', '^tax/bench/'],
      },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: 'node_modules/@types/',
      },
    },
    {
      name: 'no-tests-in-the-product',
      severity: 'error',
      from: { path: '^(tax|api|worker|templates|db|web|platform)/', pathNot: test },
      to: { path: test },
    },
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\.module\\.css$|\\.ttf\\?url$|^virtual:' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|\\.data|\\.reports)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
