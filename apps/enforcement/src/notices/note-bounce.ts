import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { NoticesRepository } from './notices.repository'

/** Notes that a notice which was handed over has come back: its mailbox is not written to again for a while. */
@Injectable()
export class NoteBounce {
  constructor(private readonly notices: NoticesRepository) {}

  /** @param status of the delivery report (RFC 3463), or what else it says */
  async execute(tx: Tx, attemptId: string, status: string, at: Date): Promise<void> {
    await this.notices.bounce(tx, attemptId, status, at)
  }
}
