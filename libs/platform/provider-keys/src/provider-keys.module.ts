import { Global, Module, type DynamicModule } from '@nestjs/common'
import type { ServiceName } from '@originseal/contracts'
import type { ProviderKeySettings } from './provider-key-settings'
import { ProviderKeys } from './provider-keys'
import { TimestampAuthority } from './timestamp-authority'

/** The keys of providers in a service: {@link ProviderKeys}, and who stamps the time of its documents. */
@Global()
@Module({})
export class ProviderKeysModule {
  static forRoot(service: ServiceName, settings: ProviderKeySettings): DynamicModule {
    return {
      module: ProviderKeysModule,
      providers: [
        { provide: ProviderKeys, useFactory: () => new ProviderKeys(service, settings) },
        {
          provide: TimestampAuthority,
          inject: [ProviderKeys],
          useFactory: (keys: ProviderKeys) => new TimestampAuthority(keys),
        },
      ],
      exports: [ProviderKeys, TimestampAuthority],
    }
  }
}
