import { Injectable } from '@nestjs/common'
import type { ReadTimeLedgerResponse } from '@originseal/contracts'
import { FiledCasesQueries } from '../cases/filed-cases.queries'
import { falseClaimsOf, ledgerRowsOf, toTheHour } from './ledger-rows.rules'
import { platformTimesOf } from './platform-times.rules'

/** How long removals take at each platform, and beside it how many claims were wrong. */
@Injectable()
export class ReadTimeLedger {
  constructor(private readonly cases: FiledCasesQueries) {}

  async execute(now: Date): Promise<ReadTimeLedgerResponse> {
    const rows = ledgerRowsOf(await this.cases.all(), now)
    return {
      data: {
        asOf: toTheHour(now).toISOString(),
        platforms: platformTimesOf(rows),
        falseClaims: falseClaimsOf(rows),
      },
    }
  }
}
