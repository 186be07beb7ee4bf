import { Injectable, Logger } from '@nestjs/common'
import { keysDeliveredTo, type HandedOverKeys, type ServiceName } from '@originseal/contracts'
import { Transaction } from '@originseal/database'
import { Problem } from '@originseal/http'
import { HandOver } from '@originseal/provider-keys'
import { KeyEncryption } from './key-encryption'
import { ProviderKeysQueries, type SealedKey } from './provider-keys.queries'
import { ProviderKeysRepository } from './provider-keys.repository'

/** Hands over to a service the keys that are for it, and notes what it says it has. */
@Injectable()
export class HandOverKeys {
  private readonly log = new Logger(HandOverKeys.name)

  constructor(
    private readonly handOver: HandOver,
    private readonly queries: ProviderKeysQueries,
    private readonly encryption: KeyEncryption,
    private readonly transaction: Transaction,
    private readonly keys: ProviderKeysRepository,
  ) {}

  /** @returns a JWE for this service alone @throws Problem TOKEN_INVALID */
  async execute(token: string): Promise<string> {
    const asked = await this.handOver.asked(token)
    if (!asked) throw new Problem('TOKEN_INVALID')
    const names = keysDeliveredTo(asked.service as ServiceName)
    const held = asked.held.filter(({ name }) => names.includes(name))
    await this.transaction.run((tx) => this.keys.saveUses(tx, asked.service, held))
    const sealed = names.length === 0 ? [] : await this.queries.sealed(names)
    return this.handOver.seal(
      asked,
      sealed.flatMap((key) => this.opened(key)),
    )
  }

  /** One that does not open is none; the others are handed over all the same. */
  private opened(key: SealedKey): HandedOverKeys['keys'] {
    const { name, version, sealed, wrapped } = key
    try {
      return [{ name, version, value: this.encryption.decrypt(key, sealed, wrapped) }]
    } catch (error) {
      this.log.error(`${name} ${version} does not open: ${String(error)}`)
      return []
    }
  }
}
