import { Injectable } from '@nestjs/common'
import type { KeepProviderKeyRequest, ProviderKeyName } from '@originseal/contracts'
import { EgressDenied, judgeUrl, type EgressPolicy } from '@originseal/egress'
import { Idempotency, Problem, type Caller } from '@originseal/http'
import { maskOf } from './envelope'
import { KeyEncryption } from './key-encryption'
import { ProviderKeysRepository } from './provider-keys.repository'

/** Keys that are an address, which services call by. */
const addresses: ReadonlySet<ProviderKeyName> = new Set(['TSA_URL'])

/** Keeps a key of a provider as its next version; the one before can't be opened any more. */
@Injectable()
export class KeepKey {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly keys: ProviderKeysRepository,
    private readonly encryption: KeyEncryption,
    private readonly policy: EgressPolicy,
  ) {}

  /** @throws Problem PROVIDER_KEY_CHANGED, PROVIDER_KEY_ADDRESS_INVALID */
  async execute(
    name: ProviderKeyName,
    request: KeepProviderKeyRequest,
    caller: Caller,
    key?: string,
  ): Promise<void> {
    const { value, basedOn, expiresOn = null } = request
    if (addresses.has(name)) this.refuseUnsafeAddress(value)
    const scope = `keepProviderKey:${name} ${caller.userId}`
    await this.idempotency.once({ key, scope, request }, async (tx) => {
      if ((await this.keys.newest(tx, name)) !== basedOn) throw new Problem('PROVIDER_KEY_CHANGED')
      const place = { name, version: basedOn + 1 }
      const { sealed, ...wrapped } = this.encryption.encrypt(place, value)
      const version = { ...place, sealed, ...maskOf(value), setBy: caller.userId, expiresOn }
      if (!(await this.keys.insert(tx, version, wrapped))) throw new Problem('PROVIDER_KEY_CHANGED')
      return {}
    })
  }

  private refuseUnsafeAddress(value: string): void {
    try {
      judgeUrl(value, this.policy)
    } catch (error) {
      if (!(error instanceof EgressDenied)) throw error
      throw new Problem('PROVIDER_KEY_ADDRESS_INVALID')
    }
  }
}
