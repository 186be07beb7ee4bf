import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type DisposableServer, startDisposableServer } from './disposable'
import { removeTemplates } from './templates'

/** Where the run's server is told to the test files: the owner's connection URL. */
export const TEST_SERVER_URL = 'ORIGINSEAL_TEST_POSTGRES_URL'

/** How the names of the run's templates begin; their roles have it as password. */
export const TEST_RUN = 'ORIGINSEAL_TEST_RUN'

/** The run's folder with a development certificate that the first service to sign makes: an RSA key takes a second. */
export const TEST_SIGNING_DIR = 'ORIGINSEAL_TEST_SIGNING_DIR'

/** Whether a container engine answers here; a client without its engine does not. */
async function engineAnswers(): Promise<boolean> {
  const asked = promisify(execFile)('docker', ['info', '--format', '{{.ServerVersion}}'], { timeout: 5_000 })
  return asked.then(
    ({ stdout }) => stdout.trim() !== '',
    () => false,
  )
}

async function startContainer(): Promise<DisposableServer> {
  const { PostgreSqlContainer } = await import('@testcontainers/postgresql')
  const container = await new PostgreSqlContainer('postgres:18-alpine').start()
  const url = new URL(container.getConnectionUri())
  return { url: url.toString(), stop: async () => void (await container.stop()) }
}

/**
 * One real PostgreSQL for a whole run: the one that the environment names, else in a container, else embedded.
 * @param run TEST_RUN
 */
export async function startTestServer(run: string): Promise<DisposableServer> {
  const given = process.env[TEST_SERVER_URL]
  if (given) return { url: given, stop: () => removeTemplates(given, run) }
  return (await engineAnswers()) ? startContainer() : startDisposableServer()
}
