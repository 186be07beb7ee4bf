/** Stryker (https://stryker-mutator.io, Apache-2.0), which changes a program in small ways and looks whether a test notices. */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { repository } from '../standalone/prepare.mjs'

/** The last of those that run on Node 20. */
export const VERSION = '9.6.1'
const home = join(repository, '.cache', `stryker-${VERSION}`)
const packages = join(home, 'node_modules', '@stryker-mutator')
/** What no small test needs, and what would be copied for nothing. */
const unneeded = ['.nx', '.data', '.cache', 'dist', 'test-results', 'apps/web', 'e2e', 'docs', 'helm']

/**
 * Installs it into a folder of its own below .cache, unless it is there: it is no part of the product's packages.
 * @returns {string | undefined} why it can't be had here
 */
export function ensureStryker(say) {
  if (existsSync(join(packages, 'jest-runner'))) return undefined
  mkdirSync(home, { recursive: true })
  writeFileSync(join(home, 'package.json'), '{ "private": true }\n')
  say(`installing Stryker ${VERSION}`)
  const wanted = ['core', 'jest-runner'].map((name) => `@stryker-mutator/${name}@${VERSION}`)
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { status, stderr } = spawnSync(npm, ['install', '--no-audit', '--no-fund', ...wanted], {
    cwd: home,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status === 0) return undefined
  rmSync(home, { recursive: true, force: true })
  return `npm could not install it: ${stderr.trim()}`
}

/** SHA-256, in hexadecimal, of a file and of the small tests that are run on its changes. */
export const digestOf = (file) =>
  createHash('sha256')
    .update([file, ...testsOf(file)].map((each) => readFileSync(join(repository, each))).join())
    .digest('hex')

/** @returns {string[]} the small tests of its package that import a file */
function testsOf(file) {
  const listed = spawnSync('git', ['ls-files', `${file.split('/src/')[0]}/src/**.spec.ts`], {
    cwd: repository,
    encoding: 'utf8',
  })
  const imported = `/${basename(file, '.ts')}'`
  return listed.stdout
    .split('\n')
    .filter((test) => test.endsWith('.spec.ts') && !test.endsWith('.int.spec.ts'))
    .filter((test) => readFileSync(join(repository, test), 'utf8').includes(imported))
}

/**
 * Changes a file, one way at a time, and runs the small tests that reach what was changed, of those whose file imports it. Each
 * file is a run of its own, since what a module computes when it is loaded is changed for every test of a run.
 * @param {string} file from the repository's folder
 * @returns {Promise<import('./scores.mjs').Report>}
 * @throws when it did not come to its end
 */
export async function runStryker(file) {
  const tests = testsOf(file)
  if (tests.length === 0) throw new Error(`no small test imports ${file}`)
  const settings = join(home, 'stryker.config.json')
  const report = join(home, 'reports', `${basename(file, '.ts')}.json`)
  const configuration = {
    mutate: [file],
    testRunner: 'jest',
    plugins: [join(packages, 'jest-runner', 'dist', 'src', 'index.js')],
    jest: {
      projectType: 'custom',
      configFile: 'tools/mutation/jest.config.cjs',
      config: { testMatch: tests.map((test) => `**/${test}`) },
      enableFindRelatedTests: false,
    },
    coverageAnalysis: 'perTest',
    ignorePatterns: unneeded,
    concurrency: 2,
    // On a busy machine a test is not to count as one that no longer ends.
    timeoutMS: 180_000,
    tempDirName: '.cache/mutants',
    reporters: ['progress-append-only', 'json'],
    jsonReporter: { fileName: report },
    // Of the run before is taken what neither the file nor its tests have changed; a changed fixture is not seen.
    incremental: true,
    incrementalFile: report,
    allowConsoleColors: false,
    disableTypeChecks: false,
  }
  writeFileSync(settings, JSON.stringify(configuration, undefined, 2))
  const program = join(packages, 'core', 'bin', 'stryker.js')
  const child = spawn(process.execPath, [program, 'run', settings], { cwd: repository, stdio: 'inherit' })
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('exit', resolve))
  if (code !== 0 || !existsSync(report)) throw new Error(`Stryker ended with ${code}`)
  return JSON.parse(readFileSync(report, 'utf8'))
}
