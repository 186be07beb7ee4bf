import { camel, pascal } from '../names.mjs'

/** Its context in the contracts: what an administrator asks of its jobs, and no endpoint of a feature yet. */
export function contextFiles(name) {
  const Name = pascal(name)
  return {
    'endpoints.ts': `export * from './job-endpoints'\n`,
    'job-endpoints.ts': `import { discardJobEndpoint, listJobsEndpoint, retryJobsEndpoint } from '../admin/troubled-jobs'
import { defineEndpoint } from '../endpoint'

const service = '${name}'
const path = '/api/admin/jobs/${name}'

export const list${Name}Jobs = defineEndpoint({ ...listJobsEndpoint, service, name: 'list${Name}Jobs', path })

export const retry${Name}Jobs = defineEndpoint({
  ...retryJobsEndpoint,
  service,
  name: 'retry${Name}Jobs',
  path: \`\${path}/retries\`,
})

export const discard${Name}Job = defineEndpoint({
  ...discardJobEndpoint,
  service,
  name: 'discard${Name}Job',
  path: \`\${path}/discards\`,
})
`,
  }
}

/**
 * A service with its own database, the platform's edge and events, and no feature yet.
 * @param {string} name
 * @param {Record<string, string>} versions dependencies of a service that is there, so that no version is made up here
 * @returns {Record<string, string>} text by path below the service's folder
 */
export function serviceFiles(name, versions) {
  const needed = [
    '@nestjs/common',
    '@nestjs/core',
    '@nestjs/platform-fastify',
    '@originseal/contracts',
    '@originseal/database',
    '@originseal/http',
    '@originseal/jobs',
    '@originseal/messaging',
    '@originseal/runtime',
    'reflect-metadata',
    'rxjs',
    'typeorm',
    'zod',
  ]
  const manifest = {
    name: `@originseal/${name}`,
    version: '0.1.0',
    private: true,
    license: 'UNLICENSED',
    main: 'dist/main.js',
    nx: { name },
    dependencies: Object.fromEntries(needed.map((dependency) => [dependency, versions[dependency]])),
  }
  return {
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    'README.md': `# ${name}

What it does, in one sentence.

**Owns** its database.

**Answers** \`/health/live\`, \`/health/ready\`.

**Publishes** nothing yet. **Consumes** nothing yet.

**Invariants**: none yet.

Environment: \`src/config.ts\`.
`,
    'src/main.ts': `import 'reflect-metadata'
import { runService } from '@originseal/http'
import { service } from './service'

void runService(() => service())
`,
    'src/service.ts': `import type { ServiceDefinition } from '@originseal/http'
import { connectEvents } from '@originseal/messaging'
import { AppModule } from './app.module'
import { readConfig, type Config } from './config'

export const service = (config: Config = readConfig()): ServiceDefinition => ({
  name: '${name}',
  settings: config,
  module: AppModule.forRoot(config),
  prepare: connectEvents,
})
`,
    'src/app.module.ts': `import { Module, type DynamicModule } from '@nestjs/common'
import { DatabaseModule } from '@originseal/database'
import * as jobEndpoints from '@originseal/contracts/${name}/job-endpoints'
import { HttpModule, IdempotencyModule, jobAdministration } from '@originseal/http'
import { JobsModule } from '@originseal/jobs'
import { MessagingModule } from '@originseal/messaging'
import type { Config } from './config'
import { database } from './data-source'

@Module({})
export class AppModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        HttpModule.forRoot({
          service: '${name}',
          logLevel: config.LOG_LEVEL,
          reports: { service: '${name}', adminUrl: config.ADMIN_URL, version: config.BUILD_VERSION },
          tokens: { identityUrl: config.IDENTITY_URL },
        }),
        DatabaseModule.forRoot(database(config.DATABASE_URL), config.MIGRATE_ON_START),
        MessagingModule.forRoot({ service: '${name}', events: config }),
        IdempotencyModule,
        JobsModule,
        jobAdministration({
          list: jobEndpoints.list${pascal(name)}Jobs,
          retry: jobEndpoints.retry${pascal(name)}Jobs,
          discard: jobEndpoints.discard${pascal(name)}Job,
        }),
      ],
    }
  }
}
`,
    'src/config.ts': `import { databaseSettings } from '@originseal/database'
import { eventSettings, refuseNotOneCarrier } from '@originseal/messaging'
import { parseConfig, serviceSettings } from '@originseal/runtime'
import { z } from 'zod'

const settings = z.object({
  ...serviceSettings,
  ...eventSettings,
  ...databaseSettings,
  IDENTITY_URL: z.url(),
  /** Where it says how it is. */
  ADMIN_URL: z.url().optional(),
})
export const configSchema = settings.superRefine(refuseNotOneCarrier)
export type Config = z.infer<typeof configSchema>

export const readConfig = (): Config => parseConfig(configSchema, process.env)
`,
    'src/migrate.ts': `import 'reflect-metadata'
import { runMigrations } from '@originseal/database'
import { database } from './data-source'

void runMigrations(database)
`,
    'src/data-source.ts': `import type { DatabaseOptions } from '@originseal/database'
import { Idempotency1700000000002, IdempotencyReservations1700000020000 } from '@originseal/http'
import { Jobs1700000000003 } from '@originseal/jobs'
import { Messaging1700000000001 } from '@originseal/messaging'

export const database = (url: string): DatabaseOptions => ({
  url,
  applicationName: '${name}',
  entities: [],
  migrations: [Messaging1700000000001, Idempotency1700000000002, Jobs1700000000003, IdempotencyReservations1700000020000],
})
`,
  }
}

/**
 * Where the product lists its services: the contracts, what starts them here, and the chart.
 * @returns {{ path: string, mark: string, addition: string }[]} each addition goes before the one place where its mark stands
 */
export function placesOfService(name) {
  const chart = 'helm/originseal'
  const [contracts, Name, one] = ['libs/contracts/src', pascal(name), camel(name)]
  const jobs = 'apps/web/src/features/jobs/jobs.api.ts'
  return [
    { path: `${contracts}/endpoint.ts`, mark: "  | 'billing'\n", addition: `  | '${name}'\n` },
    {
      path: `${contracts}/endpoints.ts`,
      mark: '\nconst contexts',
      addition: `import * as ${one} from './${name}/endpoints'\n`,
    },
    { path: `${contracts}/endpoints.ts`, mark: '] as const', addition: `, ${one}` },
    {
      path: `${contracts}/admin/events.ts`,
      mark: '\n} as const satisfies',
      addition: `\n  '${name}': actedIn('${name}'),`,
    },
    {
      path: `${contracts}/admin/parked-events.ts`,
      mark: '] as const satisfies readonly ServiceName[]',
      addition: `'${name}', `,
    },
    {
      path: jobs,
      mark: "import { api } from '../../api/api'",
      addition: `import * as ${one} from '@originseal/contracts/${name}/job-endpoints'\n`,
    },
    { path: jobs, mark: '  admin: admin.listAdminJobs', addition: `  '${name}': ${one}.list${Name}Jobs,\n` },
    {
      path: jobs,
      mark: '  admin: admin.retryAdminJobs',
      addition: `  '${name}': ${one}.retry${Name}Jobs,\n`,
    },
    {
      path: jobs,
      mark: '  admin: admin.discardAdminJob',
      addition: `  '${name}': ${one}.discard${Name}Job,\n`,
    },
    {
      path: 'tools/standalone/src/processes.ts',
      mark: "  {\n    name: 'gateway',",
      addition: `  { name: '${name}', needs: ['identity'], database: '${name.replaceAll('-', '_')}', env: () => ({}) },\n`,
    },
    {
      path: `${chart}/files/services.yaml`,
      mark: '\nsandbox-market:\n',
      addition: `
${name}:
  migrates: MIGRATE_ON_START
  calls: { ADMIN_URL: admin, IDENTITY_URL: identity }
  values:
    LOG_LEVEL: logLevel
    EVENTS_KAFKA_BROKERS: events.kafkaBrokers
  settings: [EVENT_RETENTION_HOURS]
  secrets:
    needed: [DATABASE_URL]
    optional: [EVENTS_DATABASE_URL]
  reaches: [postgres, kafka]
`,
    },
    {
      path: `${chart}/values.yaml`,
      mark: '\n  # Stands in for the web when trying it out.',
      addition: `
  ${name}:
    enabled: true
    image: { repository: originseal/${name}, tag: '', digest: '' }
    secretName: ''
    migrations: job
    replicas: 2
    autoscaling: { enabled: false, min: 2, max: 4, cpuPercent: 70 }
    resources: { requests: { cpu: 50m, memory: 128Mi }, limits: { memory: 512Mi } }
    scratch: 64Mi
    settings: {}
`,
    },
    { path: `${chart}/values.schema.json`, mark: '"sandbox-market",', addition: `"${name}", ` },
    {
      path: `${chart}/values.schema.json`,
      mark: '"sandbox-market": {',
      addition: `"${name}": { "$ref": "#/definitions/service" }, `,
    },
  ]
}
