import { Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common'
import { egressPolicy, GuardedCall, GuardedFetch, parseEgressAllow } from '@originseal/egress'
import { Idempotency } from '@originseal/http'
import { smtpGuard } from '@originseal/mail'
import { HandOver, readCredentials } from '@originseal/provider-keys'
import { outsideTransactions } from '@originseal/runtime'
import type { Config } from '../config'
import { HandOverKeys } from './hand-over-keys'
import { HandOverController } from './hand-over.controller'
import { KeepKey } from './keep-key'
import { KeyForms } from './key-forms'
import { KeyEncryption } from './key-encryption'
import { ProviderKeysController } from './provider-keys.controller'
import { ProviderKeysQueries } from './provider-keys.queries'
import { ProviderKeysRepository } from './provider-keys.repository'
import { RewrapKeys } from './rewrap-keys'
import { TestKey } from './test-key'
import { ProviderTrials } from './trials/provider-trials'
import type { TrialAddresses } from './trials/trial-addresses'
import { WithdrawKey } from './withdraw-key'

const answerMs = 15_000
const mostAnswerBytes = 262_144

/** The vault of providers' keys: set, tested, replaced, withdrawn, and handed over to services. */
@Module({})
export class ProviderKeysModule implements OnApplicationShutdown {
  constructor(private readonly trials: ProviderTrials) {}

  static forRoot(config: Config, addresses: TrialAddresses): DynamicModule {
    const policy = egressPolicy({
      allow: parseEgressAllow(config.EGRESS_ALLOW),
      maxRedirects: 0,
      timeoutMs: answerMs,
      maxBytes: mostAnswerBytes,
      userAgent: 'OriginSeal/1.0',
    })
    const mailServers = smtpGuard(config.EGRESS_ALLOW)
    return {
      module: ProviderKeysModule,
      controllers: [ProviderKeysController, HandOverController],
      exports: [ProviderKeysQueries],
      providers: [
        HandOverKeys,
        ProviderKeysQueries,
        ProviderKeysRepository,
        RewrapKeys,
        TestKey,
        WithdrawKey,
        {
          provide: KeyEncryption,
          useFactory: () => KeyEncryption.fromFile(config.KEY_ENCRYPTION_KEYS_FILE),
        },
        { provide: HandOver, useFactory: () => new HandOver(readCredentials(config.PROVIDER_KEYS_READERS)) },
        {
          provide: ProviderTrials,
          useFactory: () =>
            outsideTransactions(
              new ProviderTrials(new GuardedCall(policy), new GuardedFetch(policy), mailServers, addresses),
              'providers',
            ),
        },
        {
          provide: KeepKey,
          inject: [Idempotency, ProviderKeysRepository, KeyEncryption],
          useFactory: (idempotency: Idempotency, keys: ProviderKeysRepository, encryption: KeyEncryption) =>
            new KeepKey(idempotency, keys, encryption, new KeyForms(policy, mailServers)),
        },
      ],
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.trials.close()
  }
}
