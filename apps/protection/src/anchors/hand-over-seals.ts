import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { SealsRepository } from './seals.repository'

/** Lets what is said of seals from now on be said to their new owner. What they commit to stays as it was sealed. */
@Injectable()
export class HandOverSeals {
  constructor(private readonly seals: SealsRepository) {}

  async execute(tx: Tx, from: string, to: string): Promise<void> {
    await this.seals.changeOwner(tx, from, to)
  }
}
