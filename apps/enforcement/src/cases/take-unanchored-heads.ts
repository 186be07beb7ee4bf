import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { CaseHeadsRepository, type CaseHead } from './case-heads.repository'

/** Takes the heads of some time lines to which something was added since theirs was taken. */
@Injectable()
export class TakeUnanchoredHeads {
  constructor(private readonly heads: CaseHeadsRepository) {}

  execute(tx: Tx, limit: number): Promise<CaseHead[]> {
    return this.heads.take(tx, limit)
  }
}
