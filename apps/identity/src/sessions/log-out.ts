import { Injectable } from '@nestjs/common'
import { Transaction } from '@originseal/database'
import { refreshTokenHash } from './refresh-token'
import { SessionsRepository } from './sessions.repository'

/** Ends the session of one browser, by whichever of its two tokens is there; nothing happens where it has ended. */
@Injectable()
export class LogOut {
  constructor(
    private readonly transaction: Transaction,
    private readonly sessions: SessionsRepository,
  ) {}

  async execute(which: { refreshToken: string | undefined; sessionId: string | undefined }): Promise<void> {
    const { refreshToken, sessionId } = which
    await this.transaction.run(async (tx) => {
      if (refreshToken !== undefined) await this.sessions.endOfToken(tx, refreshTokenHash(refreshToken))
      if (sessionId !== undefined) await this.sessions.end(tx, sessionId)
    })
  }
}
