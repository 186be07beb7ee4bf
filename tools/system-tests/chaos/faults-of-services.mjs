import { services } from './entrance.mjs'
import { points, pointsOfMoney } from './fail-points.cjs'
import { faultsOfWorkers } from './faults-of-workers.mjs'
import { seconds } from '../shared/until.mjs'

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
  ...faultsOfWorkers(kills),
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
    missed({ accepted, unanswered, failures, isReplicated }) {
      // Where there is no other process, 503 is answered until it is back.
      if (!isReplicated || (accepted === 1 && unanswered === 0)) return []
      return failures.slice(0, 20).map(({ what, status, text }) => `D12: ${what}: ${status} ${text}`)
    },
  },
]
