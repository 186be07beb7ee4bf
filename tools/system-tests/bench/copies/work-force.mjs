import { fork } from 'node:child_process'
import { once } from 'node:events'

/** Jobs in a process at once: one, or their times would be each other’s too. */
const AHEAD = 1

/** Some worker processes, each with its own queue, so that work goes to who remembers what it needs. */
export class WorkForce {
  #workers

  constructor(count) {
    const file = new URL('./worker.mjs', import.meta.url)
    this.#workers = Array.from({ length: count }, () => {
      const worker = {
        child: fork(file, { serialization: 'advanced' }),
        queue: [],
        running: new Map(),
        last: 0,
      }
      worker.child.on('message', (/** @type {{ id: number, answer?: any, error?: string }} */ message) => {
        const { id, answer, error } = message
        const { resolve, reject } = worker.running.get(id)
        worker.running.delete(id)
        if (error) reject(new Error(error))
        else resolve(answer)
        this.#feed(worker)
      })
      worker.child.on('exit', (code) => {
        const gone = new Error(`A worker of the benchmark ended with ${code}`)
        for (const { reject } of [...worker.running.values(), ...worker.queue]) reject(gone)
      })
      return worker
    })
  }

  /** @param owner any whole number: the same one goes to the same process */
  run(owner, job, ask) {
    const worker = this.#workers[owner % this.#workers.length]
    return new Promise((resolve, reject) => {
      worker.queue.push({ job, ask, resolve, reject })
      this.#feed(worker)
    })
  }

  /** Ends the processes, whatever they are doing: what they write into may be removed afterwards. */
  async close() {
    await Promise.all(
      this.#workers.map(({ child }) => {
        if (child.exitCode !== null || child.signalCode !== null) return
        const gone = once(child, 'exit')
        child.kill()
        return gone
      }),
    )
  }

  #feed(worker) {
    while (worker.queue.length > 0 && worker.running.size < AHEAD) {
      const { job, ask, resolve, reject } = worker.queue.shift()
      const id = ++worker.last
      worker.running.set(id, { resolve, reject })
      worker.child.send({ id, job, ask })
    }
  }
}
