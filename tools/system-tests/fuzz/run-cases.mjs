import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { mutate } from './mutations.mjs'

const require = createRequire(import.meta.url)
const { randomOf } = require('@originseal/fingerprint/fixtures')

/**
 * @typedef {{ outcome: string, message: string }} Attempt `outcome` is 'answer' or an error's code
 * @typedef {{
 *   seeds: { name: string, bytes: Buffer }[],
 *   entries: string[],
 *   lanes: number,
 *   timeoutMs: number,
 *   memoryMb: number,
 *   pids(): number[],
 *   attempt(entry: string, bytes: Buffer): Promise<Attempt>,
 *   rightCodes(bytes: Buffer): string[],
 *   close(): Promise<void>,
 * }} OpenSubject
 *   `lanes`: attempts at a time, no more than there are workers; `timeoutMs`, `memoryMb`: what the workers are held to;
 *   `pids`: of the live workers; `rightCodes`: every outcome that is right for such bytes
 * @typedef {{ number: number, seed: string, how: string[], entry: string, bytes: Buffer }} Case
 * @typedef {{ case: Case, what: string, message: string }} Fault a broken invariant, or something to know of
 */

/** Beyond the limit a job may take this long to be given up: its worker is killed and its end noticed. */
const GRACE_MS = 3000
/** Resident memory is checked by the pool at intervals; a worker may be this far over its limit when it is found out. */
const MEMORY_GRACE_MB = 64
/** A worker is killed after this many cases. */
const KILL_EVERY = 100
const LOST = 'WORKER_CRASHED'
const isTimeout = ({ outcome }) => outcome.endsWith('_TIMEOUT')
/** Outcomes of jobs that were stopped. @type {[code: string, why: RegExp][]} */
const STOPPED = [
  ['IMAGE_TIMEOUT', /./],
  ['IMAGE_TOO_LARGE', /needs more than/],
]

/** Case `number` of a run, the same for the same run seed. */
export function caseOf({ seeds, entries }, runSeed, number) {
  const random = randomOf(runSeed * 1_000_003 + number)
  const chosen = (from) => from[Math.floor(random() * from.length)]
  const [seed, other] = [chosen(seeds), chosen(seeds)]
  return { number, seed: seed.name, entry: chosen(entries), ...mutate(seed.bytes, random, other.bytes) }
}

/**
 * Runs cases `from` to `from + count` and holds every one to the invariants: an outcome that is right for its bytes, in
 * time, workers within their memory, and a killed worker loses its own job only.
 * @param {OpenSubject} subject
 * @param {{ from?: number, count: number, runSeed: number, progress?(done: number, soFar: object): void, signal?: AbortSignal }} run
 *   `signal`: no further case is begun
 *   Of the result: `repeated` ran out of time or were late once, `twice` ran out of time again
 * @returns {Promise<{ cases: number, outcomes: Record<string, number>, faults: Fault[], notes: Fault[], kills: number, lost: number, repeated: number, twice: number, slowest: number, peakMb: number }>}
 */
export async function runCases(subject, { from = 0, count, runSeed, progress = () => undefined, signal }) {
  const outcomes = {}
  const faults = []
  /** @type {Fault[]} right, but contained rather than answered: time or memory ran out */
  const notes = []
  let [kills, lost, repeated, twice, slowest, peakMb, done, next] = [0, 0, 0, 0, 0, 0, 0, from]
  let repeating = 0
  const watch = setInterval(() => (peakMb = Math.max(peakMb, ...subject.pids().map(peakOf))), 50)

  const lane = async () => {
    while (next < from + count && !signal?.aborted) {
      const number = next++
      const fuzzed = caseOf(subject, runSeed, number)
      const attempt = async () => {
        const began = performance.now()
        const attempted = await subject.attempt(fuzzed.entry, fuzzed.bytes)
        return { ...attempted, took: performance.now() - began }
      }
      const again = () => {
        repeating++
        return attempt().finally(() => repeating--)
      }
      const isLate = ({ took }) => took > subject.timeoutMs + GRACE_MS
      const asked = attempt()
      // A second try has to end well, so none is killed.
      if (number % KILL_EVERY === KILL_EVERY - 1 && repeating === 0) kills += killOne(subject)
      let answered = await asked
      slowest = Math.max(slowest, answered.took)
      const note = ({ outcome, message }) => notes.push({ case: fuzzed, what: outcome, message })
      const wasStopped = ({ outcome, message }) =>
        STOPPED.some(([code, why]) => outcome === code && why.test(message))
      if (wasStopped(answered)) note(answered)
      outcomes[answered.outcome] = (outcomes[answered.outcome] ?? 0) + 1
      // A job that was lost to a kill is asked again: it must end well then. So is one whose time ran out: what hangs
      // does so again, what only had no core to run on does not.
      if (answered.outcome === LOST && ++lost <= kills) answered = await again()
      else if (isTimeout(answered) || isLate(answered)) {
        repeated++
        answered = await again()
        if (isTimeout(answered)) twice++
      }
      const { outcome, message, took } = answered
      const fault = (what) => faults.push({ case: fuzzed, what, message })
      if (!subject.rightCodes(fuzzed.bytes).includes(outcome)) fault(outcome)
      if (isLate(answered)) fault(`answered after ${Math.round(took)} ms, twice`)
      const soFar = {
        faults: faults.length,
        stopped: notes.length,
        kills,
        lost,
        repeated,
        twice,
        slowest: Math.round(slowest),
        peakMb,
      }
      progress(++done, { ...soFar, outcomes })
    }
  }
  try {
    await Promise.all(Array.from({ length: subject.lanes }, lane))
  } finally {
    clearInterval(watch)
  }
  if (peakMb > subject.memoryMb + MEMORY_GRACE_MB)
    faults.push({ case: caseOf(subject, runSeed, from), what: `a worker held ${peakMb} MiB`, message: '' })
  return { cases: next - from, outcomes, faults, notes, kills, lost, repeated, twice, slowest, peakMb }
}

/** @returns {0 | 1} how many were killed */
function killOne(subject) {
  const pid = subject.pids().at(-1)
  if (pid === undefined) return 0
  try {
    process.kill(pid, 'SIGKILL')
    return 1
  } catch (error) {
    // It ended by itself meanwhile.
    if (error.code === 'ESRCH') return 0
    throw error
  }
}

/** Highest resident memory of a process so far, in MiB, by Linux's /proc; 0 elsewhere or when it has gone. */
function peakOf(pid) {
  try {
    const found = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))
    return found ? Math.round(Number(found[1]) / 1024) : 0
  } catch {
    return 0
  }
}
