import { comeToRest } from './come-to-rest.mjs'
import { invariants } from './invariants.mjs'
import { Load } from './load.mjs'
import { until } from '../shared/until.mjs'

/** May look at nothing, as long as the fault that makes it has not been. */
const mayBeEmpty = [/poison that was planted/, /\b(?:takedown case|remedy of a case|time line of a case)\b/]

/**
 * Does one thing to the product while it is asked, waits for its rest, checks.
 * @param {import('./faults.mjs').Fault} fault
 * @returns {Promise<{ name: string, promise: string, cells: (string | number)[], measured?: string, broken: string[],
 *   missed: string[] }>} `cells`: commands, at their first try, questions answered, p50 / p99 ms, at rest after s
 */
export async function inflict(fault, { stack, ledger, planted, rate }) {
  const before = {
    commands: ledger.commands.length,
    questions: { ...ledger.questions },
    times: ledger.times.length,
    failures: ledger.failures.length,
    ingress: stack.failures.length,
  }
  const load = new Load(stack, ledger, rate)
  load.start()
  let told = {}
  try {
    await until(async () => ledger.acknowledged('seal').length > 0, { what: 'a first seal', within: 300_000 })
    told = (await fault.during(stack, load)) ?? {}
  } catch (error) {
    told = { missed: [`could not be done: ${error.stack}`] }
  }
  planted.push(...(told.planted ?? []))
  await load.stop()
  const rest = await comeToRest(stack, ledger)
  const asked = ledger.questions.asked - before.questions.asked
  const answered = ledger.questions.answered - before.questions.answered
  const accepted = ledger.acceptedAtOnce(before.commands)
  const failures = ledger.failures.slice(before.failures)
  const isReplicated = stack.processes('gateway').length > 1
  const missed =
    fault.missed?.({ accepted, unanswered: asked - answered, restMs: rest.ms, failures, isReplicated }) ?? []
  const times = ledger.times.slice(before.times).toSorted((one, other) => one - other)
  const at = (share) => Math.round(times[Math.floor(times.length * share)] ?? 0)
  return {
    name: fault.name,
    promise: fault.promise,
    cells: [
      ledger.commands.length - before.commands,
      `${(accepted * 100).toFixed(1)} %`,
      `${answered} of ${asked}`,
      `${at(0.5)} / ${at(0.99)}`,
      rest.ms === undefined ? 'never' : (rest.ms / 1_000).toFixed(1),
    ],
    measured: told.measured,
    broken: [...(rest.why ? [rest.why] : []), ...(await check(stack, ledger, planted))],
    missed: [...(told.missed ?? []), ...missed],
  }
}

async function check(stack, ledger, planted) {
  const found = []
  for (const [name, look] of invariants) {
    const { looked, broken } = await look({ ...stack, ledger, planted })
    if (looked === 0 && !mayBeEmpty.some((words) => words.test(name)) && ledger.commands.length > 50)
      found.push(`'${name}' had nothing to look at`)
    found.push(...broken.slice(0, 5).map((one) => `${name}: ${one}`))
    if (broken.length > 5) found.push(`${name}: and ${broken.length - 5} more`)
  }
  return found
}
