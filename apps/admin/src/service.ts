import type { ServiceDefinition } from '@originseal/http'
import { connectEvents } from '@originseal/messaging'
import { AppModule } from './app.module'
import { readConfig, type Config } from './config'
import { addressesOf, type TrialAddresses } from './provider-keys/trials/trial-addresses'

export const service = (
  config: Config = readConfig(),
  providers: TrialAddresses = addressesOf(config),
): ServiceDefinition => ({
  name: 'admin',
  settings: config,
  module: AppModule.forRoot(config, providers),
  prepare: connectEvents,
})
