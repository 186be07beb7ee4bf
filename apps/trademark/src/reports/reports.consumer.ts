import { Controller } from '@nestjs/common'
import { userErased, type PayloadOf } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { Idempotency } from '@originseal/http'
import { OnEvent } from '@originseal/messaging'
import { ForgetAdvances } from '@originseal/units'
import { RemoveReportFiles } from './remove-report-files'
import { ReportsRepository } from './reports.repository'

/** Forgets the reports of somebody who is erased. */
@Controller()
export class ReportsConsumer {
  constructor(
    private readonly reports: ReportsRepository,
    private readonly idempotency: Idempotency,
    private readonly forgetAdvances: ForgetAdvances,
    private readonly removeReportFiles: RemoveReportFiles,
  ) {}

  @OnEvent(userErased)
  async erased({ userId }: PayloadOf<typeof userErased>, tx: Tx): Promise<void> {
    await this.reports.removeOfOwner(tx, userId)
    await this.idempotency.forgetCaller(tx, userId)
    await this.forgetAdvances.execute(tx, userId)
    await this.removeReportFiles.ask(tx, userId)
  }
}
