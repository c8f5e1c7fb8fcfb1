/**
 * Who may import whom. `npm run check` fails on a violation; tools/structure.test.ts plants one of each
 * kind and sees it caught. The rooms stand in order, ground floor first: an import runs down or stays.
 */
const test = '\\.test\\.tsx?$|/testing/|/journeys/'
const rooms = 'tax|contract|platform|db|templates|identity|api|worker|web|local|bench|tools'
const product = 'tax|contract|platform|db|templates|identity|api|worker|web'
const only = (name, comment, from, allowed) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: test },
  to: { path: `^(${rooms})/`, pathNot: allowed },
})

module.exports = {
  forbidden: [
    {
      name: 'tax-imports-nothing',
      comment: 'The law is pure: no package, no Node module, nothing of ours.',
      severity: 'error',
      from: { path: '^tax/', pathNot: `${test}|^tax/cli/` },
      to: { pathNot: '^tax/' },
    },
    only('contract', 'Contracts stand on the law and zod only.', '^contract/', ['^tax/', '^contract/']),
    {
      name: 'contract-packages',
      comment:
        'A contract is shared with the browser: zod is its only package, and what zips the return pack.',
      severity: 'error',
      from: { path: '^contract/', pathNot: test },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'core', 'npm-no-pkg', 'npm-unknown'],
        pathNot: 'node_modules/(zod|fflate)/',
      },
    },
    only('platform', 'The platform knows nothing of the product.', '^platform/', ['^platform/']),
    only('db', 'The database knows the law’s types, the jobs and the platform.', '^db/', [
      '^db/',
      '^tax/',
      '^contract/jobs/',
      '^platform/',
    ]),
    only('templates', 'Templates draw the law and the contracts.', '^templates/', [
      '^templates/',
      '^tax/',
      '^contract/',
    ]),
    only('identity', 'Identity decides who gets in; it knows no HTTP.', '^identity/', [
      '^identity/',
      '^contract/',
      '^platform/',
      '^db/',
    ]),
    only('api', 'The API never reaches into the worker.', '^api/', [
      '^api/',
      '^tax/',
      '^contract/',
      '^db/',
      '^platform/',
      '^templates/',
      '^identity/',
    ]),
    only('worker', 'The worker never reaches into the API.', '^worker/', [
      '^worker/',
      '^tax/',
      '^contract/',
      '^db/',
      '^platform/',
      '^templates/',
      '^identity/',
    ]),
    only('web', 'The browser knows the law, the contracts of HTTP and the report, and its fonts.', '^web/', [
      '^web/',
      '^tax/',
      '^contract/(http|report)/',
      '^templates/report/fonts/',
    ]),
    only(
      'local',
      'Local services know the platform; the product’s processes are started, not imported.',
      '^local/',
      ['^local/', '^platform/'],
    ),
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
      from: { path: '^(api|worker|platform|templates|identity)/' },
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
      comment: 'Local services and stand-ins are for one machine; the product never imports them.',
      severity: 'error',
      from: { path: `^(${product})/`, pathNot: test },
      to: { path: '^local/' },
    },
    {
      name: 'no-development-packages',
      comment: 'Production code stands on dependencies, not on devDependencies.',
      severity: 'error',
      from: {
        path: `^(${product})/`,
        pathNot: [test, '^web/(vite.config.ts$|build/)'],
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
      from: { path: `^(${product})/`, pathNot: test },
      to: { path: test },
    },
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true },
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
