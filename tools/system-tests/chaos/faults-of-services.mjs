import { services } from './entrance.mjs'
import { points, pointsOfMoney } from './fail-points.cjs'
import { seconds, until } from '../shared/until.mjs'

/** @param {number} kills of each service @returns {import('./faults.mjs').Fault[]} */
export const faultsOfServices = (kills) => [
  ...[...services, 'billing', 'enforcement'].map((service) => ({
    name: `${service} killed, ${kills} times`,
    promise: 'D1',
    async during(stack) {
      const names = stack.processes(service)
      for (let times = 0; times < kills; times += 1) {
        const name = names[times % names.length]
        await stack.signal(name, 'SIGKILL')
        await stack.serves(name)
        await seconds(15 / names.length) // five deaths within a minute are given up
      }
    },
  })),
  {
    name: `killed at ${points.length} points`,
    promise: 'D1',
    async during(stack) {
      for (const point of points) {
        await stack.dieAt(point)
        await seconds(12)
      }
    },
  },
  {
    name: `killed at ${pointsOfMoney.length} points between notice, order, grant and spend`,
    promise: 'W12',
    async during(stack) {
      for (const point of pointsOfMoney) {
        await stack.dieAt(point)
        await seconds(15) // most are billing’s: five deaths within a minute are given up
      }
    },
  },
  {
    name: 'answer to COMMIT lost at 1 % of commits',
    promise: 'D9',
    async during(stack) {
      const told = stack.loseCommits(0.01)
      await seconds(120)
      const { commits, lost } = told()
      const measured = `${lost} answers lost of ${commits} commits`
      return { measured, missed: lost === 0 ? [`D9: ${measured}`] : [] }
    },
  },
  {
    name: 'scan-orchestrator frozen past its lease',
    promise: 'D1, D2',
    during: freezeWorker,
  },
  {
    name: 'each process restarted in turn',
    promise: 'D12',
    async during(stack) {
      for (const service of services)
        for (const name of stack.processes(service)) {
          await stack.signal(name, 'SIGTERM')
          await stack.serves(name)
          await seconds(3)
        }
    },
    missed({ accepted, unanswered, failures }) {
      if (accepted === 1 && unanswered === 0) return []
      return failures.slice(0, 20).map(({ what, status, text }) => `D12: ${what}: ${status} ${text}`)
    },
  },
]

/**
 * One of the workers stands still with a task in its hands, which has to be another's within 30 s. Which worker has one
 * is not known from outside, so one after the other is stopped until a lease runs out.
 */
async function freezeWorker(stack, load) {
  const before = await stack.rescues()
  const silent = new Map()
  for (let turn = 0; turn < 6 && silent.size === 0; turn++) {
    await load.scanNow()
    await until(async () => (await runningTasks(stack)).length > 0, {
      what: 'a task at work',
      within: 30_000,
      every: 50,
    })
    const names = stack.processes('scan-orchestrator')
    const name = names[turn % names.length]
    await stack.signal(name, 'SIGSTOP')
    const began = Date.now()
    try {
      while (Date.now() - began < (silent.size > 0 ? 35_000 : 15_000)) {
        for (const { id, late } of await runningTasks(stack)) if (late > 0) silent.set(id, late * 1_000)
        await seconds(0.1)
      }
    } finally {
      await stack.signal(name, 'SIGCONT')
    }
  }
  if (silent.size === 0) return { missed: ['D2: none of the workers stopped had a task'] }
  await seconds(10)
  const rescues = (await stack.rescues()) - before
  const longest = Math.max(...silent.values())
  const measured =
    `of ${silent.size} tasks whose holder stood still ${rescues} were taken over, ` +
    `each within ${(longest / 1_000).toFixed(1)} s of its lease of 12 s`
  return { measured, missed: longest > 18_000 || rescues === 0 ? [`D2: ${measured}`] : [] }
}

/** Tasks at work, and for how many seconds nobody has renewed a lease that ran out. */
function runningTasks(stack) {
  return stack.databases.query(
    'scan-orchestrator',
    `SELECT id, extract(epoch FROM now() - due_at)::float8 AS late FROM job
     WHERE kind = 'scans.do-task' AND state = 'running'`,
  )
}
