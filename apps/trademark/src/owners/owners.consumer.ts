import { Controller } from '@nestjs/common'
import { userErased, type PayloadOf } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { Idempotency } from '@originseal/http'
import { OnEvent } from '@originseal/messaging'
import { ForgetAdvances } from '@originseal/units'
import { EraseReports } from '../reports/erase-reports'
import { EraseWatches } from '../watches/erase-watches'

/** Forgets the reports and watches of somebody who is erased. */
@Controller()
export class OwnersConsumer {
  constructor(
    private readonly eraseReports: EraseReports,
    private readonly eraseWatches: EraseWatches,
    private readonly idempotency: Idempotency,
    private readonly forgetAdvances: ForgetAdvances,
  ) {}

  @OnEvent(userErased)
  async erased({ userId }: PayloadOf<typeof userErased>, tx: Tx): Promise<void> {
    await this.eraseReports.execute(tx, userId)
    await this.eraseWatches.execute(tx, userId)
    await this.idempotency.forgetCaller(tx, userId)
    await this.forgetAdvances.execute(tx, userId)
  }
}
