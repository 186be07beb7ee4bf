import { seconds, until } from '../shared/until.mjs'

/** Workers of scans, with a task in their hands. @param {number} kills @returns {import('./faults.mjs').Fault[]} */
export const faultsOfWorkers = (kills) => [
  {
    name: `scan-orchestrator killed with a task in its hands, ${kills} times`,
    promise: 'D2',
    during: (stack, load) => killWorkers(stack, load, kills),
  },
  {
    name: 'scan-orchestrator frozen past its lease',
    promise: 'D1, D2',
    during: freezeWorker,
  },
]

/** How long the scan of a task may pause whose worker was killed; s. */
const longestPause = 30

/** Which worker has a task is not known from outside: of the tasks at work those count that are begun anew. */
async function killWorkers(stack, load, kills) {
  const names = stack.processes('scan-orchestrator')
  const pauses = []
  for (let times = 0; times < kills; times += 1) {
    const name = names[times % names.length]
    const tasks = await beginTask(stack, load)
    const killed = Date.now()
    const [paused] = await Promise.all([pausesOf(stack, tasks, killed), stack.signal(name, 'SIGKILL')])
    pauses.push(...paused)
    await stack.serves(name)
    await seconds(15 / names.length) // five deaths within a minute are given up
  }
  if (pauses.length === 0) return { missed: ['D2: none of the workers killed had a task'] }
  const longest = Math.max(...pauses)
  const measured = `${pauses.length} tasks were begun anew, each at most ${longest.toFixed(1)} s after its worker was killed`
  return { measured, missed: longest > longestPause ? [`D2: ${measured}`] : [] }
}

/** Waits until all tasks have been begun anew or have ended. @returns the pauses in s of those that were begun anew */
async function pausesOf(stack, tasks, killed) {
  const pauses = new Map()
  await until(
    async () => {
      const now = new Map((await runningTasks(stack)).map((task) => [task.id, task]))
      const waiting = tasks.filter(({ id, losses }) => {
        const task = now.get(id)
        if (task && task.losses > losses && !pauses.has(id)) pauses.set(id, (Date.now() - killed) / 1_000)
        return task !== undefined && !pauses.has(id)
      })
      return waiting.length === 0
    },
    { what: 'the tasks to be begun anew', within: 120_000, every: 50 },
  )
  return pauses.values()
}

/**
 * One of the workers stands still with a task in its hands, which has to be another's within 30 s. Which worker has one
 * is not known from outside, so one after the other is stopped until a lease runs out. Where there is one worker only, it
 * does the task itself when it goes on, which the invariants of scans see.
 */
async function freezeWorker(stack, load) {
  const before = await stack.rescues()
  const names = stack.processes('scan-orchestrator')
  const silent = new Map()
  for (let turn = 0; turn < 6 && silent.size === 0; turn++) {
    await beginTask(stack, load)
    const name = names[turn % names.length]
    await stack.signal(name, 'SIGSTOP')
    const began = Date.now()
    try {
      while (Date.now() - began < (silent.size > 0 ? 35_000 : 15_000)) {
        for (const { id, late } of await runningTasks(stack)) if (late > 0) silent.set(id, late)
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
  const late = `${longest.toFixed(1)} s`
  if (names.length === 1)
    return { measured: `${silent.size} tasks of the only worker waited ${late} past their lease` }
  const measured =
    `of ${silent.size} tasks whose holder stood still ${rescues} were taken over, ` +
    `each within ${late} of its lease of 12 s`
  return { measured, missed: longest > 18 || rescues === 0 ? [`D2: ${measured}`] : [] }
}

/** Begins a scan, and gives the tasks that are at work then. */
async function beginTask(stack, load) {
  await load.scanNow()
  let tasks = []
  await until(async () => (tasks = await runningTasks(stack)).length > 0, {
    what: 'a task at work',
    within: 30_000,
    every: 50,
  })
  return tasks
}

/** Tasks at work, how many workers each has lost, and for how many seconds nobody has renewed a lease that ran out. */
function runningTasks(stack) {
  return stack.databases.query(
    'scan-orchestrator',
    `SELECT id, losses, extract(epoch FROM now() - due_at)::float8 AS late FROM job
     WHERE kind = 'scans.do-task' AND state = 'running'`,
  )
}
