import { services } from './entrance.mjs'
import { points } from './fail-points.cjs'
import { seconds } from './until.mjs'

/** @param {number} kills of each service @returns {import('./faults.mjs').Fault[]} */
export const faultsOfServices = (kills) => [
  ...services.map((service) => ({
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

/** One of the workers stands still in the middle of a scan; its tasks have to be another's within 30 s. */
async function freezeWorker(stack, load) {
  await load.scanNow()
  await seconds(2)
  const [name] = stack.processes('scan-orchestrator')
  const before = await stack.rescues()
  await stack.signal(name, 'SIGSTOP')
  const began = Date.now()
  let silentMs = 0
  try {
    while (Date.now() - began < 25_000) {
      const [{ late }] = await stack.databases.query(
        'scan-orchestrator',
        `SELECT coalesce(max(extract(epoch FROM now() - leased_until)), 0)::float8 AS late
         FROM scan_task WHERE state = 'running' AND leased_until < now()`,
      )
      silentMs = Math.max(silentMs, late * 1_000)
      await seconds(0.25)
    }
  } finally {
    await stack.signal(name, 'SIGCONT')
  }
  await seconds(10)
  const rescues = (await stack.rescues()) - before
  const measured = `${rescues} tasks rescued, each at most ${(silentMs / 1_000).toFixed(1)} s after its lease of 12 s`
  return { measured, missed: silentMs > 18_000 ? [`D2: ${measured}`] : [] }
}
