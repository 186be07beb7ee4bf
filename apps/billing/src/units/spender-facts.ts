import { Injectable } from '@nestjs/common'
import type { PayloadOf, UnitEvents } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { MirrorRepository } from './mirror.repository'
import { RevocationsRepository } from './revocations.repository'

/** Keeps what the spenders tell: a copy of each move, their nightly counts, how much could be revoked. */
@Injectable()
export class SpenderFacts {
  constructor(
    private readonly mirror: MirrorRepository,
    private readonly revocations: RevocationsRepository,
  ) {}

  async moved(tx: Tx, move: PayloadOf<UnitEvents['moved']>): Promise<void> {
    await this.mirror.insertLots(tx, move)
    await this.mirror.insertMove(tx, move)
  }

  async counted(tx: Tx, count: PayloadOf<UnitEvents['counted']>): Promise<void> {
    await this.mirror.insertCount(tx, count)
  }

  async revoked(tx: Tx, answer: PayloadOf<UnitEvents['revoked']>): Promise<void> {
    await this.revocations.noteAnswer(tx, answer)
  }
}
