import { type Endpoints, engineNames, readEndpoints, Refusal } from '@originseal/engines'

/**
 * The real servers of a run: those that the environment names, else those that `npm run engines` started for this
 * folder. What neither has stays embedded.
 * @param environment POSTGRES_ADMIN_URL; KAFKA_BROKERS; S3_ENDPOINT with S3_ACCESS_KEY_FILE and S3_SECRET_KEY_FILE, and
 *   S3_REGION; KUBO_RPC_URL
 * @param dataDir absolute
 * @throws Refusal where there is none at all, or S3 without its keys
 */
export function givenEngines(environment: NodeJS.ProcessEnv, dataDir: string): Endpoints {
  const { POSTGRES_ADMIN_URL, KAFKA_BROKERS, KUBO_RPC_URL } = environment
  const given: Endpoints = {
    ...readEndpoints(dataDir),
    ...(POSTGRES_ADMIN_URL && { postgres: { adminUrl: POSTGRES_ADMIN_URL } }),
    ...(KAFKA_BROKERS && { kafka: { brokers: KAFKA_BROKERS } }),
    ...objects(environment),
    ...(KUBO_RPC_URL && { kubo: { rpcUrl: KUBO_RPC_URL } }),
  }
  if (!engineNames.some((name) => given[name]))
    throw new Refusal(
      "No engine runs for this folder, and the environment names none; start some with 'npm run engines'.",
    )
  return given
}

function objects(environment: NodeJS.ProcessEnv): Pick<Endpoints, 'minio'> {
  const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_FILE, S3_SECRET_KEY_FILE } = environment
  if (!S3_ENDPOINT) return {}
  if (!S3_ACCESS_KEY_FILE || !S3_SECRET_KEY_FILE)
    throw new Refusal('S3_ENDPOINT needs S3_ACCESS_KEY_FILE and S3_SECRET_KEY_FILE beside it.')
  const keys = { accessKeyFile: S3_ACCESS_KEY_FILE, secretKeyFile: S3_SECRET_KEY_FILE }
  return { minio: { endpoint: S3_ENDPOINT, ...keys, ...(S3_REGION && { region: S3_REGION }) } }
}
