import { z } from 'zod'

/** Every fault of the environment at once, so that a wrong deployment is mended in one go. */
export class ConfigInvalid extends Error {
  constructor(readonly faults: readonly string[]) {
    super(`The configuration is not usable:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`)
    this.name = 'ConfigInvalid'
  }
}

/** What every service reads beside its own settings. */
export const serviceSettings = {
  SERVICE_HOST: z.string().min(1).default('127.0.0.1'),
  SERVICE_PORT: z.coerce.number().int().min(0).max(65_535),
  /** Where `GET /metrics` is answered, on SERVICE_HOST; absent: nowhere. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  /** Told to stop, a process is not ready but answers for so long; absent where nobody balances before it. */
  STOP_NOTICE_SECONDS: z.coerce.number().min(0).max(60).optional(),
  /** What was built, as administrators read it. */
  BUILD_VERSION: z.string().max(100).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  PUBLIC_URL: z.url().default('http://localhost:8080'),
}
export type ServiceSettings = z.infer<z.ZodObject<typeof serviceSettings>>

/** Parses the environment once and whole; an empty variable counts as absent. Throws {@link ConfigInvalid}. */
export function parseConfig<Schema extends z.ZodType>(
  schema: Schema,
  environment: NodeJS.ProcessEnv,
): z.output<Schema> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  throw new ConfigInvalid(
    parsed.error.issues.map((issue) => `${issue.path.join('.') || 'environment'}: ${issue.message}`),
  )
}
