/**
 * Three projects: `small` touches nothing outside its process, `medium` meets real engines, `web` has a DOM.
 * Sources are transformed by swc with the build's own .swcrc; what differs under jest is said here.
 */
const { readFileSync } = require('node:fs')
const { join } = require('node:path')
const { esModulePackages } = require('./tools/checks/es-module-packages.cjs')

const swcrc = JSON.parse(readFileSync(join(__dirname, '.swcrc'), 'utf8'))
// `$schema` is for editors only; swc refuses it when the options are passed by hand.
delete swcrc.$schema

/** Jest's modules are CommonJS, so here even `import()` becomes a `require`. */
const module_ = { ...swcrc.module, ignoreDynamic: false }
const source = ['@swc/jest', { ...swcrc, swcrc: false, module: module_ }]
/** Packages: no decorators or JSX, and each file says itself whether it is a script or a module. */
const packaged = [
  '@swc/jest',
  {
    swcrc: false,
    isModule: 'unknown',
    jsc: { target: swcrc.jsc.target, parser: { syntax: 'ecmascript' } },
    module: module_,
  },
]

const { names, nested } = esModulePackages(__dirname)
/**
 * A package is left as it is unless its files are ES modules; the last `node_modules` of a path decides. One that
 * stands below another is told by both names: elsewhere the same name may be a package of scripts.
 */
const left = [
  `^(?!.*/node_modules/(?:${nested.join('|')})/(?!.*/node_modules/))`,
  `.*/node_modules/(?!(?:${names.join('|')})/)(?!.*/node_modules/).*(?<!\\.mjs)$`,
].join('')

const shared = {
  rootDir: __dirname,
  transform: { '\\.tsx?$': source, '\\.m?js$': packaged },
  transformIgnorePatterns: [left, '\\.cjs$', '\\.pnp\\.[^\\/]+$'],
  resolver: '<rootDir>/tools/checks/jest-resolver.cjs',
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.nx/', '<rootDir>/.data/', '<rootDir>/.cache/'],
}

/** What has no DOM runs in the worker's own realm, and shares the packages that are loaded there. */
const node = {
  testEnvironment: '<rootDir>/tools/checks/node-environment.cjs',
  runtime: '<rootDir>/tools/checks/shared-packages.cjs',
}

/** @type {import('jest').Config} */
module.exports = {
  projects: [
    {
      ...shared,
      displayName: 'small',
      ...node,
      roots: ['<rootDir>/apps', '<rootDir>/libs', '<rootDir>/tools'],
      testMatch: ['**/*.spec.ts'],
      testPathIgnorePatterns: ['/node_modules/', '\\.int\\.spec\\.ts$', '<rootDir>/apps/web/'],
    },
    {
      ...shared,
      displayName: 'medium',
      ...node,
      roots: ['<rootDir>/apps', '<rootDir>/libs', '<rootDir>/tools'],
      testMatch: ['**/*.int.spec.ts'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/apps/web/'],
      globalSetup: '<rootDir>/tools/engines/src/jest-setup.ts',
      globalTeardown: '<rootDir>/tools/engines/src/jest-teardown.ts',
      // Real engines: so long a test may take before it counts as hung, times ORIGINSEAL_PATIENCE. Jest knows a
      // `testTimeout` for all projects only.
      testEnvironmentOptions: { testTimeoutMs: 60_000 },
      setupFilesAfterEnv: ['<rootDir>/libs/testing/src/undeclared-errors.ts'],
    },
    {
      ...shared,
      displayName: 'web',
      roots: ['<rootDir>/apps/web/src', '<rootDir>/apps/web/build'],
      testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
      testEnvironment: '<rootDir>/tools/checks/web-environment.cjs',
      // A test waits for many pages in turn; times ORIGINSEAL_PATIENCE.
      testEnvironmentOptions: { testTimeoutMs: 15_000 },
      setupFilesAfterEnv: ['<rootDir>/tools/checks/web-setup.cjs'],
      moduleNameMapper: {
        // Their modules are made by the bundler.
        '/article-(?:files|summaries)$': '<rootDir>/apps/web/src/testing/article-files.double.ts',
        '\\.(css|svg|png|jpe?g|webp|woff2?)$': '<rootDir>/tools/checks/asset-stand-in.cjs',
      },
    },
  ],
  testSequencer: '<rootDir>/tools/checks/mixed-sequencer.cjs',
  maxWorkers: 2,
}
