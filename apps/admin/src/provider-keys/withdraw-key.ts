import { Injectable } from '@nestjs/common'
import type { ProviderKeyName, WithdrawProviderKeyRequest } from '@originseal/contracts'
import { Idempotency, Problem, type Caller } from '@originseal/http'
import { ProviderKeysQueries } from './provider-keys.queries'
import { ProviderKeysRepository } from './provider-keys.repository'

/** Withdraws a key: a version without one, and what opened the last one is gone. */
@Injectable()
export class WithdrawKey {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly keys: ProviderKeysRepository,
    private readonly queries: ProviderKeysQueries,
  ) {}

  /** @throws Problem PROVIDER_KEY_NOT_FOUND, PROVIDER_KEY_CHANGED */
  async execute(
    name: ProviderKeyName,
    request: WithdrawProviderKeyRequest,
    caller: Caller,
    key?: string,
  ): Promise<void> {
    const { basedOn } = request
    const scope = `withdrawProviderKey:${name} ${caller.userId}`
    const { kept } = await this.queries.view(name)
    await this.idempotency.once({ key, scope, request }, async (tx) => {
      if (!kept) throw new Problem('PROVIDER_KEY_NOT_FOUND')
      if ((await this.keys.newest(tx, name)) !== basedOn) throw new Problem('PROVIDER_KEY_CHANGED')
      const nothing = { sealed: null, last4: null, fingerprint: null, expiresOn: null }
      const version = { name, version: basedOn + 1, ...nothing, setBy: caller.userId }
      if (!(await this.keys.insert(tx, version))) throw new Problem('PROVIDER_KEY_CHANGED')
      return {}
    })
  }
}
