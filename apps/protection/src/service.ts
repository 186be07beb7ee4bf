import multipart from '@fastify/multipart'
import type { ServiceDefinition } from '@originseal/http'
import { connectEvents } from '@originseal/messaging'
import { AppModule } from './app.module'
import { readConfig, type Config } from './config'

export const service = (config: Config = readConfig()): ServiceDefinition => ({
  name: 'protection',
  settings: config,
  module: AppModule.forRoot(config),
  prepare: async (app) => {
    // The store counts bytes itself; this limit only has to be out of its way.
    await app.register(multipart, { limits: { fileSize: Number.MAX_SAFE_INTEGER, headerPairs: 100 } })
    await connectEvents(app)
  },
})
