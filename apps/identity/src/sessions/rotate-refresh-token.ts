import { Inject, Injectable, Logger } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { ServerSecret } from '../tokens/server-secret'
import { refreshTokenHash, successorOf } from './refresh-token'
import { judgeRefresh, slidingEnd } from './refresh.rules'
import { SESSION_TIMES, type SessionTimes } from './session-times'
import { SessionsRepository, type HeldSession } from './sessions.repository'

export interface Rotated {
  readonly session: HeldSession
  readonly refreshToken: string
  readonly refreshExpiresAt: Date
}

/** Gives a refresh token its successor. Whoever shows one that was replaced long ago ends the session with it. */
@Injectable()
export class RotateRefreshToken {
  private readonly log = new Logger('sessions')
  private readonly key: Buffer

  constructor(
    private readonly sessions: SessionsRepository,
    @Inject(SESSION_TIMES) private readonly times: SessionTimes,
    secret: ServerSecret,
  ) {
    this.key = secret.derive('refresh successor')
  }

  /** Undefined where there is no session, or none any more. */
  async execute(tx: Tx, shown: string): Promise<Rotated | undefined> {
    const hash = refreshTokenHash(shown)
    const session = await this.sessions.lock(tx, hash)
    const token = session && (await this.sessions.token(tx, hash))
    if (!session || !token) return undefined
    const { endsAt } = session
    const verdict = judgeRefresh(token, { endsAt, now: token.now, graceMs: this.times.graceMs })
    if (verdict === 'reused' || verdict === 'expired') {
      if (verdict === 'reused')
        this.log.warn(`session ${session.id} ended: a replaced refresh token was shown`)
      await this.sessions.end(tx, session.id)
      return undefined
    }
    const refreshToken = successorOf(shown, this.key)
    const successor = refreshTokenHash(refreshToken)
    if (verdict === 'rotate') {
      await this.sessions.markReplaced(tx, hash, token.now)
      const expiresAt = slidingEnd({ endsAt, now: token.now, idleMs: this.times.idleMs })
      await this.sessions.insertToken(tx, { hash: successor, sessionId: session.id, expiresAt })
    }
    const given = await this.sessions.token(tx, successor)
    return given && { session, refreshToken, refreshExpiresAt: given.expiresAt }
  }
}
