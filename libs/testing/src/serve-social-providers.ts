import { startLocalProviders } from './social-providers'

/**
 * For tests of a whole system, which start what they need as processes:
 * `PUBLIC_URL=http://localhost:8080 GOOGLE_PORT=8101 FACEBOOK_PORT=8102 node dist/serve-social-providers.js`.
 * Serves until it is ended; its first line is, as JSON, the settings that identity needs.
 */
async function serve(environment: NodeJS.ProcessEnv): Promise<void> {
  const { PUBLIC_URL: publicUrl, GOOGLE_PORT, FACEBOOK_PORT } = environment
  if (publicUrl === undefined) throw new Error('PUBLIC_URL is not set')
  const ports = { google: Number(GOOGLE_PORT ?? 0), facebook: Number(FACEBOOK_PORT ?? 0) }
  const { settings, stop } = await startLocalProviders(publicUrl, ports)
  process.stdout.write(`${JSON.stringify(settings)}\n`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
}

void serve(process.env)
