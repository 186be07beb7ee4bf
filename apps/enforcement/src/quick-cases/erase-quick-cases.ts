import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { QuickCasesRepository } from './quick-cases.repository'

/** Forgets which pages somebody suspected. */
@Injectable()
export class EraseQuickCases {
  constructor(private readonly quickCases: QuickCasesRepository) {}

  async execute(tx: Tx, ownerId: string): Promise<void> {
    await this.quickCases.erase(tx, ownerId)
  }
}
