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
    nx: {
      name,
      targets: {
        build: {
          executor: 'nx:run-commands',
          options: {
            command:
              'swc src --out-dir dist --strip-leading-paths --config-file ../../.swcrc --ignore "**/*.spec.ts"',
            cwd: '{projectRoot}',
          },
        },
      },
    },
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
import { HttpModule, IdempotencyModule } from '@originseal/http'
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
          tokens: { identityUrl: config.IDENTITY_URL },
        }),
        DatabaseModule.forRoot(database(config.DATABASE_URL), config.MIGRATE_ON_START),
        MessagingModule.forRoot({ service: '${name}', events: config }),
        IdempotencyModule,
        JobsModule,
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
