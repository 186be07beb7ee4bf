/**
 * @import { Readable } from 'node:stream'
 *
 * What the tests of one file took, from its loading to its end; `cpuSeconds` where they are counted.
 * @typedef {{ name: string, seconds: number, cpuSeconds?: number }} TimedFile
 *
 * What one part of the tests came to.
 * @typedef {{ passed: number, failed: number, notRun?: number, output: string, files?: TimedFile[],
 *   cpuSeconds?: number }} Outcome
 *   `output` is shown in full when anything failed; `cpuSeconds` are those of all its processes, where the system tells
 */

import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { totalmem } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { repository } from '../standalone/prepare.mjs'

/** A program of the installed packages. */
export const program = (name) => join(repository, 'node_modules', '.bin', name)

/**
 * Bytes of the machine's memory from which on each of jest's workers has a new space of 2 × 128 MiB. With five workers the
 * whole machine had 12 GB in use at most.
 */
const AMPLE_MEMORY = 15 * 2 ** 30

/**
 * Jest with flags of Node, which its workers take over. Where all cores are busy with tests, threads of the garbage
 * collector only compete with them: 131 CPU s for 124 over the 52 files of identity and billing. What a page's tests make
 * is mostly garbage by the time that a larger new space is full: 29 CPU s for 27 over 20 files of the web.
 */
const JEST = [
  '--single-threaded-gc',
  ...(totalmem() < AMPLE_MEMORY ? [] : ['--min-semi-space-size=128', '--max-semi-space-size=128']),
  join(repository, 'node_modules', 'jest', 'bin', 'jest.js'),
]

/** Runs a command and writes what its processes took, by the shell's `times`, to descriptor 3. */
const TIMED = '"$@"; code=$?; times >&3; exit $code'

/** The last two of `times`' four durations are those of the children: `0m1.230s 0m0.450s`. */
function childSeconds(times) {
  const durations = [...times.matchAll(/(\d+)m([\d.]+)s/g)].slice(-2)
  if (durations.length < 2) return undefined
  return durations.reduce((sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds), 0)
}

/**
 * Runs a command in the repository and keeps what it says.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] beside the process's own
 * @returns {Promise<{ ok: boolean, output: string, cpuSeconds?: number }>}
 */
export function capture(command, args, env = {}) {
  return new Promise((resolve) => {
    const hasShell = process.platform !== 'win32'
    const [file, given] = hasShell ? ['sh', ['-c', TIMED, 'sh', command, ...args]] : [command, args]
    const child = spawn(file, given, {
      cwd: repository,
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', ...env },
    })
    let output = ''
    let times = ''
    const streams = /** @type {Readable[]} */ (child.stdio.slice(1, 4))
    for (const stream of streams) stream.setEncoding('utf8')
    for (const stream of streams.slice(0, 2)) stream.on('data', (text) => (output += text))
    streams[2].on('data', (text) => (times += text))
    child.once('error', (error) => resolve({ ok: false, output: `${command}: ${error.message}` }))
    child.once('close', (code) => resolve({ ok: code === 0, output, cpuSeconds: childSeconds(times) }))
  })
}

/**
 * Checks that count as one each: every command must succeed.
 * @param {[command: string, args: string[]][]} commands
 * @returns {Promise<Outcome>}
 */
export async function check(...commands) {
  const outcome = { passed: 0, failed: 0, output: '', cpuSeconds: 0 }
  for (const [command, args] of commands) {
    const { ok, output, cpuSeconds } = await capture(command, args)
    outcome.cpuSeconds += cpuSeconds ?? 0
    if (ok) outcome.passed += 1
    else outcome.failed += 1
    if (!ok) outcome.output += output
  }
  return outcome
}

/** Reads the JSON that a test runner has written, or nothing when it wrote none. */
function report(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

function reportFile(name) {
  const file = join(repository, '.cache', 'reports', name)
  mkdirSync(dirname(file), { recursive: true })
  rmSync(file, { force: true })
  return file
}

/** What each file cost, as the tests' environment has written it down (cpu-seconds.cjs). */
function costs(file) {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').filter(Boolean) : []
  return new Map(lines.map((line) => JSON.parse(line)).map(({ name, cpuSeconds }) => [name, cpuSeconds]))
}

/**
 * Runs jest's projects. A test file that can't even be loaded counts as one failed test.
 * @param {string[]} projects
 * @param {number} [workers] side by side; as jest is configured unless given
 * @returns {Promise<Outcome>}
 */
export async function jest(projects, workers) {
  const [file, costFile] = ['json', 'costs'].map((end) => reportFile(`${projects.join('-')}.${end}`))
  const args = ['--selectProjects', ...projects, '--json', '--outputFile', file, '--passWithNoTests']
  if (workers !== undefined) args.push('--maxWorkers', String(workers))
  const { ok, output, cpuSeconds } = await capture(process.execPath, [...JEST, ...args], {
    ORIGINSEAL_CPU_REPORT: costFile,
  })
  const result = report(file)
  if (!result) return { passed: 0, failed: 1, output, cpuSeconds }
  const cost = costs(costFile)
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites
  const messages = result.testResults
    .filter(({ status }) => status === 'failed')
    .map(({ message }) => message)
  return {
    passed: result.numPassedTests,
    // An engine that could not be stopped, say, fails the run though every test in it passed.
    failed: failed === 0 && !ok ? 1 : failed,
    notRun: result.numPendingTests + result.numTodoTests,
    output: failed === 0 ? output : messages.join('\n'),
    cpuSeconds,
    files: result.testResults.map(({ name, startTime, endTime }) => ({
      name: relative(repository, name),
      seconds: (endTime - startTime) / 1_000,
      cpuSeconds: cost.get(name),
    })),
  }
}

/** Playwright's files with the sum of what their tests took. */
function timedFiles({ suites }) {
  const secondsOf = (suite) =>
    [
      ...(suite.specs ?? []).flatMap(({ tests }) => tests).flatMap(({ results }) => results),
      ...(suite.suites ?? []).map((inner) => ({ duration: 1_000 * secondsOf(inner) })),
    ].reduce((sum, { duration }) => sum + duration / 1_000, 0)
  return suites.map((suite) => ({ name: `e2e/${suite.file}`, seconds: secondsOf(suite) }))
}

/**
 * Runs Playwright's tests.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Outcome>}
 */
export async function playwright(env) {
  const file = reportFile('e2e.json')
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter', 'list,json']
  const { ok, output, cpuSeconds } = await capture(program('playwright'), args, {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  const result = report(file)
  if (!result) return { passed: 0, failed: 1, output, cpuSeconds }
  const { expected, unexpected, flaky, skipped } = result.stats
  const failed = unexpected + flaky + result.errors.length
  return {
    passed: expected,
    failed: failed === 0 && !ok ? 1 : failed,
    notRun: skipped,
    output,
    cpuSeconds,
    files: timedFiles(result),
  }
}
