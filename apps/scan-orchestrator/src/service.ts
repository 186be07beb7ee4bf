import type { ServiceDefinition } from '@originseal/http'
import { connectEvents } from '@originseal/messaging'
import { acceptUploads } from '@originseal/uploads'
import { AppModule } from './app.module'
import { readConfig, type Config } from './config'

export const service = (config: Config = readConfig()): ServiceDefinition => ({
  name: 'scan-orchestrator',
  settings: config,
  module: AppModule.forRoot(config),
  // An index hears of its rows from the database.
  ...(config.ROLE === 'all' && {
    prepare: async (app) => {
      await acceptUploads(app)
      await connectEvents(app)
    },
  }),
})
