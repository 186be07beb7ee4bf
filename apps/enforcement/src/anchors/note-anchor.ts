import { Injectable } from '@nestjs/common'
import { verifyDigestProof } from '@originseal/anchoring/verify'
import type { digestAnchored, PayloadOf } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { CaseAnchorsRepository } from './case-anchors.repository'

/** Keeps the proof that the head of a time line stands on the chain; one that does not hold is parked. */
@Injectable()
export class NoteAnchor {
  constructor(private readonly anchors: CaseAnchorsRepository) {}

  async execute(tx: Tx, { id, proof }: PayloadOf<typeof digestAnchored>): Promise<void> {
    if (!verifyDigestProof(proof).holds) throw new Error(`the proof of submission ${id} does not hold`)
    await this.anchors.prove(tx, id, proof)
  }
}
