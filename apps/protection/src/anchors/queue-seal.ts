import { randomBytes } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { commitSeal } from '@originseal/anchoring'
import type { Tx } from '@originseal/database'
import { anchorChannel } from './anchors.repository'
import { sealFieldsOf, type WorkToSeal } from './sealed-work'

const saltBytes = 32

/** Puts a work's salted commitment in line for the next batch. */
@Injectable()
export class QueueSeal {
  async execute(tx: Tx, work: WorkToSeal & { readonly ownerId: string }): Promise<void> {
    const salt = randomBytes(saltBytes)
    const commitment = Buffer.from(commitSeal(sealFieldsOf(work), salt))
    await tx.query('INSERT INTO seal_leaf (work_id, owner_id, salt, commitment) VALUES ($1, $2, $3, $4)', [
      work.id,
      work.ownerId,
      salt.toString('hex'),
      commitment.toString('hex'),
    ])
    await tx.query(`NOTIFY ${anchorChannel}`)
  }
}
