import { ask } from './ask.mjs'
import { seconds, until } from '../shared/until.mjs'

/** @param {keyof import('./stack.mjs').ChaosStack['engines']} engine */
const away = (engine, secondsAway) => async (stack) => {
  await stack.engines[engine].stop()
  await seconds(secondsAway)
  await stack.engines[engine].start()
}

/** @type {import('./faults.mjs').Fault[]} */
export const faultsOfEngines = [
  {
    name: 'PostgreSQL stopped at once',
    promise: 'D4',
    async during(stack, load) {
      const [seal] = load.ledger.acknowledged('seal')
      const began = Date.now()
      await stack.stopDatabaseAtOnce()
      const serves = async () =>
        (await ask(stack.origin, `/api/verify/${seal.answer.id}`, { patience: 3_000 })).status === 200
      await until(serves, { what: 'an answer that needs the database', every: 100 })
      const took = (Date.now() - began) / 1_000
      const measured = `answers again ${took.toFixed(1)} s after the stop, its start included`
      await seconds(30)
      return { measured, missed: took > 10 ? [`D4: ${measured}`] : [] }
    },
  },
  {
    name: 'Kafka away for 60 s',
    promise: 'D3',
    needsEngines: true,
    during: away('kafka', 60),
    missed: ({ accepted, restMs = 0 }) => [
      ...(accepted < 0.999 ? [`D3: ${(accepted * 100).toFixed(2)} % accepted at their first try`] : []),
      ...(restMs > 30_000 ? [`D3: drained after ${(restMs / 1_000).toFixed(1)} s`] : []),
    ],
  },
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
