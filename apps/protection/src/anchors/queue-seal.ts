import { randomBytes } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { commitSeal } from '@originseal/anchoring'
import type { Tx } from '@originseal/database'
import { sealFieldsOf, type WorkToSeal } from './sealed-work'
import { SealsRepository } from './seals.repository'

const saltBytes = 32

/** Puts a work's salted commitment in line for the next batch. */
@Injectable()
export class QueueSeal {
  constructor(private readonly seals: SealsRepository) {}

  async execute(tx: Tx, work: WorkToSeal & { readonly ownerId: string }): Promise<void> {
    const salt = randomBytes(saltBytes)
    const commitment = Buffer.from(commitSeal(sealFieldsOf(work), salt))
    await this.seals.queue(tx, {
      workId: work.id,
      ownerId: work.ownerId,
      salt: salt.toString('hex'),
      commitment: commitment.toString('hex'),
    })
  }
}
