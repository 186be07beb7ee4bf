import multipart from '@fastify/multipart'
import type { ServiceDefinition } from '@originseal/http'
import { connectEvents } from '@originseal/messaging'
import { AppModule } from './app.module'
import { readConfig, type Config } from './config'

export const service = (config: Config = readConfig()): ServiceDefinition => ({
  name: 'scan-orchestrator',
  settings: config,
  module: AppModule.forRoot(config),
  // An index hears of its rows from the database.
  ...(config.ROLE === 'all' && {
    prepare: async (app) => {
      // The store counts a film's bytes itself; this limit only has to be out of its way.
      await app.register(multipart, {
        limits: { fileSize: Number.MAX_SAFE_INTEGER, files: 1, headerPairs: 100 },
      })
      await connectEvents(app)
    },
  }),
})
