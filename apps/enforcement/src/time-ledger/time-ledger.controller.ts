import { Readable } from 'node:stream'
import { Controller } from '@nestjs/common'
import type { ReadTimeLedgerResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/enforcement/endpoints'
import { Endpoint, type FileResponse } from '@originseal/http'
import { FiledCasesQueries } from '../cases/filed-cases.queries'
import { toCsv } from './ledger-row.rules'
import { ledgerRowsOf } from './ledger-rows.rules'
import { ReadTimeLedger } from './read-time-ledger'

@Controller()
export class TimeLedgerController {
  constructor(
    private readonly readTimeLedger: ReadTimeLedger,
    private readonly cases: FiledCasesQueries,
  ) {}

  @Endpoint(endpoints.readTimeLedger)
  read(): Promise<ReadTimeLedgerResponse> {
    return this.readTimeLedger.execute(new Date())
  }

  @Endpoint(endpoints.downloadTimeLedger)
  async download(): Promise<FileResponse> {
    const bytes = Buffer.from(toCsv(ledgerRowsOf(await this.cases.all(), new Date())), 'utf8')
    return { stream: Readable.from([bytes]), size: bytes.length, filename: 'originseal-time-ledger.csv' }
  }
}
