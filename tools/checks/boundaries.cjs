/**
 * Who may import whom (docs/architecture.md, 'Boundaries'), for dependency-cruiser. Every rule here is seen
 * to refuse a planted violation by boundaries.spec.ts; a new rule without its plant fails that test.
 *
 * @typedef {import('dependency-cruiser').IForbiddenRuleType & { name: string }} Rule
 */
const { TEST_FILE } = require('./test-files.cjs')

const TEST_ONLY = [TEST_FILE, '^e2e/', '^libs/testing/']
const PROJECT = '^((?:apps|tools|e2e|libs/platform|libs(?!/platform))/[^/]+)/'

const pkg = (...names) => `(?:^|/)node_modules/(?:${names.join('|')})/`

/**
 * A third-party engine that lives in one place; specs may use it to look behind that place's back.
 * @returns {Rule}
 */
const onlyIn = (name, packages, places) => ({
  name,
  severity: 'error',
  from: { path: '^(apps|libs)/', pathNot: [...TEST_ONLY, ...places] },
  to: { path: pkg(...packages) },
})

/**
 * Projects whose folders import each other one way only: of each folder, those that it may import.
 * @type {Record<string, Record<string, string[]>>}
 */
const folders = {
  'apps/scan-orchestrator/src': {
    owners: [],
    corpus: ['owners'],
    findings: ['owners', 'corpus'],
    scans: ['owners', 'corpus', 'findings'],
    videos: ['owners', 'corpus'],
  },
  'libs/crawling/src': {
    pages: [],
    fetching: ['pages'],
    capture: ['pages', 'fetching'],
    'site-crawl': ['pages', 'fetching', 'capture'],
  },
}

/** A rule for each of these folders; types count too, tests do not. */
const oneWay = Object.entries(folders).flatMap(([project, allowed]) =>
  Object.entries(allowed).map(([folder, below]) => {
    const others = Object.keys(allowed).filter((name) => name !== folder && !below.includes(name))
    return {
      name: 'folders-go-one-way',
      severity: /** @type {const} */ ('error'),
      from: { path: `^${project}/${folder}/`, pathNot: TEST_FILE },
      to: { path: `^${project}/(?:${others.join('|')})/` },
    }
  }),
)

/** @type {Rule[]} */
const forbidden = [
  { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
  {
    name: 'resolvable',
    comment: 'what is imported exists',
    severity: 'error',
    from: { path: '^(apps|libs|tools)/' },
    to: { couldNotResolve: true },
  },

  // between projects
  {
    name: 'apps-are-strangers',
    severity: 'error',
    from: { path: '^apps/([^/]+)/' },
    to: { path: '^apps/(?!$1/)' },
  },
  {
    name: 'tools-stand-outside',
    severity: 'error',
    from: { path: '^(apps|libs)/', pathNot: TEST_ONLY },
    to: { path: '^(tools|e2e)/' },
  },
  { name: 'libs-below-apps', severity: 'error', from: { path: '^libs/' }, to: { path: '^apps/' } },
  {
    name: 'web-knows-contracts-and-brand-only',
    severity: 'error',
    from: { path: '^apps/web/' },
    to: { path: '^libs/(?!contracts/|brand/)' },
  },
  {
    name: 'platform-is-ground',
    severity: 'error',
    from: { path: '^libs/platform/', pathNot: TEST_FILE },
    to: { path: '^libs/(?!platform/|contracts/)' },
  },
  {
    name: 'domain-knows-no-platform',
    severity: 'error',
    from: {
      path: '^libs/(?:calendars|fingerprint|anchoring|documents|ecpay|mark-similarity)/',
      pathNot: TEST_FILE,
    },
    to: { path: '^libs/(?:platform|testing)/' },
  },
  {
    name: 'contracts-are-zod-only',
    severity: 'error',
    from: { path: '^libs/contracts/', pathNot: TEST_FILE },
    to: { pathNot: ['^libs/contracts/', pkg('zod')] },
  },
  {
    name: 'testing-from-specs',
    severity: 'error',
    from: { pathNot: TEST_ONLY },
    to: { path: '^libs/testing/' },
  },
  {
    name: 'by-name-only',
    comment:
      'through the entries it declares; scripts that run before there are packages have no names to use',
    severity: 'error',
    from: { path: PROJECT, pathNot: '^tools/.*\\.mjs$' },
    to: { path: '^(apps|libs|tools)/', pathNot: '^$1/', dependencyTypes: ['local'] },
  },

  // inside a project
  {
    name: 'edges-call-use-cases',
    severity: 'error',
    from: { path: '^apps/.*\\.(controller|consumer)\\.ts$' },
    to: { path: '\\.(repository|entity)\\.ts$' },
  },
  {
    name: 'rules-are-pure',
    comment:
      'types vanish, an error class only speaks, and what is left only calculates (net: isIP) or is a list of words',
    severity: 'error',
    from: { path: '\\.rules\\.ts$' },
    to: {
      pathNot: [
        '\\.rules\\.ts$',
        '^libs/contracts/',
        '^libs/calendars/',
        '-(error|policy)\\.ts$',
        '^net$',
        pkg(
          'ipaddr\\.js',
          '@noble/hashes',
          '@zxcvbn-ts/language-common',
          'http-cache-semantics',
          'negotiator',
        ),
      ],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'tables-are-their-features-own',
    severity: 'error',
    from: { path: '^apps/([^/]+)/src/([^/]+)/', pathNot: TEST_FILE },
    to: { path: '^apps/$1/src/(?!$2/)[^/]+/.*\\.(repository|entity)\\.ts$' },
  },
  {
    name: 'web-features-are-strangers',
    severity: 'error',
    from: { path: '^apps/web/src/features/([^/]+)/' },
    to: { path: '^apps/web/src/features/(?!$1/)' },
  },
  {
    name: 'web-ground-knows-no-feature',
    severity: 'error',
    from: {
      path: '^apps/web/src/(?:api|components|i18n|loading|offers|session|settlements|tracking)/',
      pathNot: TEST_FILE,
    },
    to: { path: '^apps/web/src/(?:features|app)/' },
  },

  {
    name: 'system-tests-share-what-is-shared',
    severity: 'error',
    from: { path: '^tools/system-tests/([^/]+)/' },
    to: { path: '^tools/system-tests/(?!$1/|shared/)' },
  },

  ...oneWay.filter(({ to }) => !to.path.endsWith('(?:)/')),

  // one place for each engine
  onlyIn(
    'typeorm-in-the-data-layer',
    ['typeorm', '@nestjs/typeorm'],
    [
      '^libs/platform/database/',
      '\\.(repository|entity|queries|migration)\\.ts$',
      '/migrations/',
      '/data-source\\.ts$',
    ],
  ),
  onlyIn(
    'kysely-in-the-data-layer',
    ['kysely', 'kysely-codegen'],
    [
      '^libs/platform/database/',
      '^libs/testing/src/table-types\\.ts$',
      '\\.(repository|queries)\\.ts$',
      '/src/tables\\.ts$',
    ],
  ),
  onlyIn('kafkajs-in-messaging', ['kafkajs'], ['^libs/platform/messaging/']),
  onlyIn('minio-in-storage', ['minio'], ['^libs/platform/storage/']),
  onlyIn(
    'ethers-in-anchoring',
    ['ethers'],
    ['^libs/anchoring/contracts/', '^libs/anchoring/src/evm-chain\\.ts$'],
  ),
  onlyIn('ipfs-in-storage', ['ipfs-[^/]+', 'blockstore-[^/]+', '@ipld/[^/]+'], ['^libs/platform/storage/']),
  onlyIn('puppeteer-in-capture', ['puppeteer'], ['^libs/crawling/src/capture/']),
]

/** @type {import('dependency-cruiser').ICruiseOptions} */
const options = {
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '^(?!.*node_modules/).*/dist/' },
  tsConfig: { fileName: 'tsconfig.json' },
  // Types too: a cycle of types is a cycle of thought, and an entity's type leaks as well as its class.
  tsPreCompilationDeps: true,
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['@originseal/source', 'node', 'require', 'module-sync', 'import', 'default'],
  },
}

module.exports = { forbidden, options }
