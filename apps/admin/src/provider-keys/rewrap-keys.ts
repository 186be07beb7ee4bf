import { Injectable, Logger } from '@nestjs/common'
import { Transaction } from '@originseal/database'
import { defineRecurringJob, OnJob } from '@originseal/jobs'
import { KeyEncryption } from './key-encryption'
import { ProviderKeysRepository } from './provider-keys.repository'

export const rewrapKeys = defineRecurringJob({ name: 'provider-keys.rewrap', schedule: '*/10 * * * *' })

/** After a new key that encrypts keys has come: has it encrypt what others do. What no key opens stays as it is. */
@Injectable()
export class RewrapKeys {
  private readonly log = new Logger(RewrapKeys.name)

  constructor(
    private readonly transaction: Transaction,
    private readonly keys: ProviderKeysRepository,
    private readonly encryption: KeyEncryption,
  ) {}

  @OnJob(rewrapKeys)
  execute(): Promise<void> {
    return this.transaction.run(async (tx) => {
      for (const wrapped of await this.keys.wrappedByOthers(tx, this.encryption.currentId)) {
        const { name, version, kekId } = wrapped
        if (this.encryption.has(kekId))
          await this.keys.rewrap(tx, wrapped, this.encryption.rewrap(wrapped, wrapped))
        else this.log.warn(`${name} ${version} is encrypted by ${kekId}, which is not here`)
      }
    })
  }
}
