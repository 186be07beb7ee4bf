import { setTimeout as pause } from 'node:timers/promises'

/**
 * What is done to the product while it works. `during` does it and undoes it; what it returns is planted and is looked for
 * afterwards. Those that need engines are not run without them.
 *
 * @typedef {object} Fault
 * @property {string} name
 * @property {string} promise of the list of promises, or of the issue
 * @property {boolean} [needsEngines]
 * @property {(stack: import('./stack.mjs').ChaosStack) => Promise<void | string[]>} during
 */

const seconds = (count) => pause(count * 1_000)
const services = ['identity', 'protection', 'scan-orchestrator', 'gateway']

/** @param {keyof import('./stack.mjs').ChaosStack['engines']} engine */
const away = (engine, secondsAway) => async (stack) => {
  await stack.engines[engine].stop()
  await seconds(secondsAway)
  await stack.engines[engine].start()
}

/** @type {Fault[]} */
export const faults = [
  { name: 'nothing, for a minute', promise: 'the measure', during: () => seconds(60) },
  ...services.map((service) => ({
    name: `${service} killed, three times`,
    promise: 'D1',
    async during(stack) {
      for (let times = 0; times < 3; times += 1) {
        await stack.signal(service, 'SIGKILL')
        await stack.serves(service)
        await seconds(15) // five deaths within a minute are given up
      }
    },
  })),
  {
    name: 'scan-orchestrator frozen past its lease',
    promise: 'D1, D2',
    async during(stack) {
      await stack.signal('scan-orchestrator', 'SIGSTOP')
      await seconds(25)
      await stack.signal('scan-orchestrator', 'SIGCONT')
      await seconds(10)
    },
  },
  {
    name: 'each service restarted in turn',
    promise: 'D12, alone and not rolling',
    async during(stack) {
      for (const service of services) {
        await stack.signal(service, 'SIGTERM')
        await stack.serves(service)
        await seconds(10)
      }
    },
  },
  {
    name: 'PostgreSQL stopped at once',
    promise: 'D4',
    async during(stack) {
      await stack.stopDatabaseAtOnce()
      await seconds(30)
    },
  },
  { name: 'Kafka away for 60 s', promise: 'D3', needsEngines: true, during: away('kafka', 60) },
  {
    name: 'Kafka killed and started again',
    promise: 'D3',
    needsEngines: true,
    async during({ engines: { kafka } }) {
      await kafka.kill()
      await kafka.start()
      await seconds(20)
    },
  },
  {
    name: 'Kafka frozen for 30 s',
    promise: 'D3',
    needsEngines: true,
    async during({ engines: { kafka } }) {
      kafka.freeze()
      await seconds(30)
      kafka.thaw()
      await seconds(20)
    },
  },
  {
    name: 'every event again, shuffled',
    promise: 'D6',
    needsEngines: true,
    async during(stack) {
      await stack.kafka.replayShuffled()
      await seconds(20)
    },
  },
  {
    name: 'poison in every topic',
    promise: 'D7',
    needsEngines: true,
    async during(stack) {
      const planted = await stack.kafka.plantPoison()
      await seconds(60)
      return planted
    },
  },
  { name: 'S3 away for 30 s', promise: 'no half object', needsEngines: true, during: away('minio', 30) },
  {
    name: 'S3 cut in mid-upload',
    promise: 'no half object',
    needsEngines: true,
    async during({ engines: { minio } }) {
      minio.freeze()
      await seconds(8)
      await minio.kill()
      await minio.start()
      await seconds(20)
    },
  },
  { name: 'Kubo away for 30 s', promise: 'nothing lost', needsEngines: true, during: away('kubo', 30) },
]
