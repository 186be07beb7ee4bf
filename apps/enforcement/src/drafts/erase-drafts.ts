import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { DraftsRepository } from './drafts.repository'

/** Forgets what somebody gave for notices. */
@Injectable()
export class EraseDrafts {
  constructor(private readonly drafts: DraftsRepository) {}

  async execute(tx: Tx, ownerId: string): Promise<void> {
    await this.drafts.erase(tx, ownerId)
  }

  /** The same for a case that ended long ago. */
  async ofCase(tx: Tx, { id }: { readonly id: string }): Promise<void> {
    await this.drafts.eraseOfCase(tx, id)
  }
}
