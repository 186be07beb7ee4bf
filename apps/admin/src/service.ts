import type { ServiceDefinition } from '@originseal/http'
import { connectEvents } from '@originseal/messaging'
import { AppModule } from './app.module'
import { readConfig, type Config } from './config'

export const service = (config: Config = readConfig()): ServiceDefinition => ({
  name: 'admin',
  settings: config,
  module: AppModule.forRoot(config),
  prepare: connectEvents,
})
