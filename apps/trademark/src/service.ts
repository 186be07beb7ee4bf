import type { ServiceDefinition } from '@originseal/http'
import { connectEvents } from '@originseal/messaging'
import { acceptUploads } from '@originseal/uploads'
import { AppModule } from './app.module'
import { readConfig, type Config } from './config'

export const service = (config: Config = readConfig()): ServiceDefinition => ({
  name: 'trademark',
  settings: config,
  module: AppModule.forRoot(config),
  prepare: async (app) => {
    await acceptUploads(app)
    await connectEvents(app)
  },
})
