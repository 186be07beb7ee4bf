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
  const read = reader(DATA_DIR)
  const { kafka } = read('engines-in-use.json')
  if (kafka) return { EVENTS_KAFKA_BROKERS: kafka.brokers }
  const url = embeddedDatabase(read, 'events')
  return url ? { EVENTS_DATABASE_URL: url } : {}
}

/**
 * The database of a service of the system that `npm start` runs.
 * @returns {Record<string, string>} environment; empty where there is no such system
 */
export function standaloneDatabase(service, { DATA_DIR } = process.env) {
  const url = embeddedDatabase(reader(DATA_DIR), service.replaceAll('-', '_'))
  return url ? { DATABASE_URL: url } : {}
}

/**
 * Where the services of the system that `npm start` runs keep objects: its folder, or the bucket of `npm run start:engines`.
 * @returns {Record<string, string>} environment; empty where it is told otherwise, or there is no such system
 */
export function standaloneObjects({ DATA_DIR, STORAGE_DIR } = process.env) {
  const read = reader(DATA_DIR)
  if (STORAGE_DIR || !read('ports.json').postgres) return {}
  const { minio } = read('engines-in-use.json')
  const bucket = minio && {
    S3_ENDPOINT: minio.endpoint,
    S3_BUCKET: 'originseal',
    S3_ACCESS_KEY_FILE: minio.accessKeyFile,
    S3_SECRET_KEY_FILE: minio.secretKeyFile,
    ...(minio.region && { S3_REGION: minio.region }),
  }
  return { STORAGE_DIR: resolve(repository, DATA_DIR || '.data', 'objects'), ...bucket }
}

const reader = (folder) => (name) => {
  const file = resolve(repository, folder || '.data', name)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

function embeddedDatabase(read, name) {
  const password = read('secrets.json').databases?.[name]
  const port = read('ports.json').postgres
  return password && port ? `postgres://${name}:${password}@127.0.0.1:${port}/${name}` : undefined
}
