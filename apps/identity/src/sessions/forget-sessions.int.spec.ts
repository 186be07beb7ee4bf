import { Transaction } from '@originseal/database'
import { until } from '@originseal/testing'
import { startIdentity, type RunningIdentity } from '../identity.harness'
import { EndSessions } from './end-sessions'
import { OpenSession, type OpenedSession } from './open-session'

let identity: RunningIdentity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())

const transaction = () => identity.app.get(Transaction, { strict: false })

async function open(): Promise<OpenedSession> {
  const account = await identity.addAccount()
  return transaction().run((tx) => identity.app.get(OpenSession, { strict: false }).execute(tx, account))
}

async function end({ user }: OpenedSession): Promise<void> {
  const endSessions = identity.app.get(EndSessions, { strict: false })
  await transaction().run((tx) => endSessions.execute(tx, { accountId: user.id }))
}

describe('what is kept no longer', () => {
  it('is what ran out, and what ended so long ago that no token of it lives', async () => {
    const [living, idle, old, justEnded, endedLongAgo] = [
      await open(),
      await open(),
      await open(),
      await open(),
      await open(),
    ]
    await identity.query(
      `UPDATE refresh_token SET expires_at = now() - interval '1 s' WHERE session_id = $1`,
      [idle.sessionId],
    )
    await identity.query(`UPDATE session SET ends_at = now() - interval '1 s' WHERE id = $1`, [old.sessionId])
    await end(justEnded)
    await end(endedLongAgo)
    await identity.query(`UPDATE ended_session SET ended_at = now() - interval '25 hours' WHERE id = $1`, [
      endedLongAgo.sessionId,
    ])

    await identity.query("UPDATE job SET due_at = now() WHERE kind = 'sessions.forget-old'")
    const left = () =>
      identity.query<{ id: string }>('SELECT id FROM session UNION ALL SELECT id FROM ended_session')
    await until(async () => (await left()).length <= 2, { what: 'the old ones to be gone' })
    const ids = (await left()).map(({ id }) => id)
    expect(ids.toSorted()).toEqual([living.sessionId, justEnded.sessionId].toSorted())
    expect(await identity.query('SELECT DISTINCT session_id AS id FROM refresh_token')).toEqual([
      { id: living.sessionId },
    ])
  })
})
