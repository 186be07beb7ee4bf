import { Injectable } from '@nestjs/common'
import type { KeepProviderKeyRequest, ProviderKeyName } from '@originseal/contracts'
import { Idempotency, Problem, type Caller } from '@originseal/http'
import { maskOf } from './envelope'
import { maskedPart, type KeyForms } from './key-forms'
import { KeyEncryption } from './key-encryption'
import { ProviderKeysRepository } from './provider-keys.repository'

/** Keeps a key of a provider as its next version; the one before can't be opened any more. */
@Injectable()
export class KeepKey {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly keys: ProviderKeysRepository,
    private readonly encryption: KeyEncryption,
    private readonly forms: KeyForms,
  ) {}

  /** @throws Problem PROVIDER_KEY_CHANGED, PROVIDER_KEY_FORM_INVALID, PROVIDER_KEY_ADDRESS_INVALID */
  async execute(
    name: ProviderKeyName,
    request: KeepProviderKeyRequest,
    caller: Caller,
    key?: string,
  ): Promise<void> {
    const { value, basedOn, expiresOn = null } = request
    this.forms.refuseInvalid(name, value)
    const scope = `keepProviderKey:${name} ${caller.userId}`
    await this.idempotency.once({ key, scope, request }, async (tx) => {
      if ((await this.keys.newest(tx, name)) !== basedOn) throw new Problem('PROVIDER_KEY_CHANGED')
      const place = { name, version: basedOn + 1 }
      const { sealed, ...wrapped } = this.encryption.encrypt(place, value)
      const mask = maskOf(value, maskedPart(name, value))
      const version = { ...place, sealed, ...mask, setBy: caller.userId, expiresOn }
      if (!(await this.keys.insert(tx, version, wrapped))) throw new Problem('PROVIDER_KEY_CHANGED')
      return {}
    })
  }
}
