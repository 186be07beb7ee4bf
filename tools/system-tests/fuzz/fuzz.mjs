/**
 * `npm run fuzz -- <subject> [cases] [seed] [first]`: mutated files through the decoders of the built libraries (default
 * 20,000 cases). Prints outcomes and, as its last line, a JSON line; ends with 1 when an invariant broke. An interrupt
 * ends it with what was found so far; every 500 cases a JSON line says the same on standard error, so that a run that was
 * killed can be gone on with from `first`. A fault is kept as a file and names its case: `npm run fuzz -- pictures 1 <seed>
 * <number>` does that one again. `npm run fuzz -- api` is another kind of run: see `api/fuzz-api.mjs`.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCases } from './run-cases.mjs'

const subjects = { pictures: () => import('./pictures.mjs'), videos: () => import('./videos.mjs') }
const SHOWN = 20
const PROGRESS_EVERY = 500

function keep({ number, bytes }, subject) {
  const folder = join(tmpdir(), `originseal-fuzz-${subject}`)
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `case-${number}`)
  writeFileSync(path, bytes)
  return path
}

async function fuzz(name, count, runSeed, from) {
  const subject = await (await subjects[name]()).open()
  const began = Date.now()
  const stop = new AbortController()
  for (const end of ['SIGINT', 'SIGTERM']) process.once(end, () => stop.abort())
  // An error that no job caught would be a crash of the service.
  const loose = []
  process.on('unhandledRejection', (error) => loose.push(error))
  try {
    const progress = (done, soFar) => {
      if (done % PROGRESS_EVERY > 0) return
      const seconds = Math.round((Date.now() - began) / 1000)
      console.error(JSON.stringify({ subject: name, seed: runSeed, next: from + done, seconds, ...soFar }))
    }
    const { outcomes, faults, notes, ...figures } = await runCases(subject, {
      from,
      count,
      runSeed,
      progress,
      signal: stop.signal,
    })
    console.table(outcomes)
    for (const error of loose) console.error('unhandled:', error)
    for (const { case: fuzzed, what, message } of [...faults, ...notes].slice(0, SHOWN)) {
      const { number, seed, how, entry } = fuzzed
      const kept = keep(fuzzed, name)
      console.error(`case ${number}: ${what}; ${seed}: ${how.join(', ')}; ${entry}; ${kept}\n  ${message}`)
    }
    const counts = { seed: runSeed, faults: faults.length, stopped: notes.length }
    console.log(
      JSON.stringify({
        subject: name,
        ...counts,
        ...figures,
        slowest: Math.round(figures.slowest),
        outcomes,
      }),
    )
    return faults.length + loose.length > 0 ? 1 : 0
  } finally {
    await subject.close()
  }
}

const [, , name = '', cases = '20000', seed = '2026', first = '0'] = process.argv
const [count, runSeed, from] = [cases, seed, first].map(Number)
if (name === 'api') process.exitCode = await (await import('./api/fuzz-api.mjs')).run(process.argv.slice(3))
else if (!Object.hasOwn(subjects, name) || ![count, runSeed, from].every(Number.isSafeInteger) || count < 1) {
  console.error(
    `npm run fuzz -- <subject> [cases] [seed] [first]; subjects: ${Object.keys(subjects).join(', ')}, or api`,
  )
  process.exitCode = 1
} else process.exitCode = await fuzz(name, count, runSeed, from)
