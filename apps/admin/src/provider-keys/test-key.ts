import { Injectable, Logger } from '@nestjs/common'
import type { ProviderKeyName, TestProviderKeyRequest } from '@originseal/contracts'
import { Idempotency, Problem, type Caller } from '@originseal/http'
import { KeyEncryption, type VaultPlace } from './key-encryption'
import { ProviderKeysQueries } from './provider-keys.queries'
import { ProviderKeysRepository } from './provider-keys.repository'
import { ProviderTrials } from './trials/provider-trials'

/** Asks the provider the cheapest thing that needs the key, and keeps what came of it. */
@Injectable()
export class TestKey {
  private readonly log = new Logger(TestKey.name)

  constructor(
    private readonly idempotency: Idempotency,
    private readonly keys: ProviderKeysRepository,
    private readonly queries: ProviderKeysQueries,
    private readonly encryption: KeyEncryption,
    private readonly trials: ProviderTrials,
  ) {}

  /** @throws Problem PROVIDER_KEY_NOT_FOUND, PROVIDER_KEY_CHANGED, PROVIDER_KEY_CLOSED */
  async execute(
    name: ProviderKeyName,
    { version }: TestProviderKeyRequest,
    caller: Caller,
    key?: string,
  ): Promise<void> {
    const request = { key, scope: `testProviderKey:${name} ${caller.userId}`, request: { version } }
    await this.idempotency.inTurn(request, async () => {
      const place = { name, version }
      const came = await this.trials.try(name, await this.open(place))
      return this.idempotency.once(request, async (tx) => {
        await this.keys.saveTest(tx, place, { ...came, testedBy: caller.userId })
        return {}
      })
    })
  }

  private async open({ name, version }: VaultPlace): Promise<string> {
    const [kept] = await this.queries.sealed([name])
    if (!kept) throw new Problem('PROVIDER_KEY_NOT_FOUND')
    if (kept.version !== version) throw new Problem('PROVIDER_KEY_CHANGED')
    try {
      return this.encryption.decrypt(kept, kept.sealed, kept.wrapped)
    } catch (error) {
      this.log.error(`${name} ${version} does not open: ${String(error)}`)
      throw new Problem('PROVIDER_KEY_CLOSED', undefined, { cause: error })
    }
  }
}
