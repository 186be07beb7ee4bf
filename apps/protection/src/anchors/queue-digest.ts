import { randomBytes } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { commitDigest } from '@originseal/anchoring'
import type { Tx } from '@originseal/database'
import { DigestsRepository, type SubmittedDigest } from './digests.repository'
import { SealsRepository } from './seals.repository'

const saltBytes = 32

/** Puts the salted commitment to another service's digest in line for the next batch, once. */
@Injectable()
export class QueueDigest {
  constructor(
    private readonly digests: DigestsRepository,
    private readonly seals: SealsRepository,
  ) {}

  async execute(tx: Tx, submitted: SubmittedDigest): Promise<void> {
    if (!(await this.digests.insert(tx, submitted))) return
    const { id, ownerId, digest } = submitted
    const salt = randomBytes(saltBytes)
    await this.seals.queue(tx, {
      workId: id,
      ownerId,
      salt: salt.toString('hex'),
      commitment: Buffer.from(commitDigest(digest, salt)).toString('hex'),
    })
  }
}
