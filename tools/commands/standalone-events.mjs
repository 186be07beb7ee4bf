import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { repository } from '../standalone/prepare.mjs'

/**
 * What carries the events of the system that `npm start` or `npm run start:engines` runs, for a command that was told
 * of no carrier.
 * @returns {Record<string, string>} environment; empty where there is no such system
 */
export function standaloneEvents({ DATA_DIR, EVENTS_DATABASE_URL, EVENTS_KAFKA_BROKERS } = process.env) {
  if (EVENTS_DATABASE_URL || EVENTS_KAFKA_BROKERS) return {}
  const read = (name) => {
    const file = resolve(repository, DATA_DIR || '.data', name)
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  }
  const { kafka } = read('engines-in-use.json')
  if (kafka) return { EVENTS_KAFKA_BROKERS: kafka.brokers }
  const password = read('secrets.json').databases?.events
  const port = read('ports.json').postgres
  if (!password || !port) return {}
  return { EVENTS_DATABASE_URL: `postgres://events:${password}@127.0.0.1:${port}/events` }
}
