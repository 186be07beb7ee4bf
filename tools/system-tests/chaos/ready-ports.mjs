import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

const everyMs = 300
const patienceMs = 2_500

/**
 * Which processes of a service are ready: what Kubernetes knows of its pods, learnt as a probe of readiness does.
 * Asks from its making until `close`.
 */
export class ReadyPorts {
  /** @type {Set<number>} */
  #ready = new Set()
  #turn = 0
  #isClosed = false

  /** @param {() => number[]} portsOf all processes of the service, as far as they are known by now */
  constructor(portsOf) {
    void this.#watch(portsOf)
  }

  /** One after the other; undefined while none is ready. */
  choose(besides) {
    const ready = [...this.#ready].filter((port) => port !== besides)
    this.#turn += 1
    return ready[this.#turn % ready.length]
  }

  has(port) {
    return this.#ready.has(port)
  }

  close() {
    this.#isClosed = true
  }

  async #watch(portsOf) {
    while (!this.#isClosed) {
      await Promise.all(portsOf().map((port) => this.#ask(port)))
      await pause(everyMs)
    }
  }

  #ask(port) {
    return new Promise((resolve) => {
      const note = (isReady) => {
        if (isReady) this.#ready.add(port)
        else this.#ready.delete(port)
        resolve(undefined)
      }
      const asked = request(
        { host: '127.0.0.1', port, path: '/health/ready', agent: false, timeout: patienceMs },
        (answer) => {
          answer.resume()
          note(answer.statusCode === 200)
        },
      )
      asked.on('timeout', () => asked.destroy())
      asked.on('error', () => note(false))
      asked.end()
    })
  }
}
