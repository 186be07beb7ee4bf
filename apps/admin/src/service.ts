import type { ServiceDefinition } from '@originseal/http'
import { connectEvents } from '@originseal/messaging'
import { AppModule } from './app.module'
import { readConfig, type Config } from './config'
import { providersAddresses, type TrialAddresses } from './provider-keys/trials/trial-addresses'

export const service = (
  config: Config = readConfig(),
  providers: TrialAddresses = providersAddresses,
): ServiceDefinition => ({
  name: 'admin',
  settings: config,
  module: AppModule.forRoot(config, providers),
  prepare: connectEvents,
})
