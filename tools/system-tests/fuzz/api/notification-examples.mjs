/** Requests about a member's notifications that succeed: somebody whose scan has ended and whose address is confirmed. */
import { askJson, ask, bearer } from '../../shared/ask.mjs'
import { until } from '../../shared/until.mjs'
import { tokenFor } from '../../shared/mails.mjs'

/** A mail goes to confirmed addresses only. */
export async function confirmAddress({ origin, mails }, { email }) {
  const token = await tokenFor(mails, email, '/confirm-email')
  await ask(`${origin}/api/account/email-confirmations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
    status: 204,
  })
}

/** The newest notification, as soon as there is one. */
async function notificationOf(origin, token) {
  let newest
  const isThere = async () => {
    const { data } = await askJson(`${origin}/api/notifications`, { headers: bearer(token) })
    newest = data.notifications[0]
    return newest
  }
  await until(isThere, { what: 'a notification' })
  return newest
}

/** @returns {Promise<Record<string, object[]>>} by operation; see `hooks.py` for what an example consists of */
export async function notificationExamples({ origin, mails }, { email, token }) {
  const { id, kind } = await notificationOf(origin, token)
  const query = { token: await tokenFor(mails, email, '/unsubscribe') }
  return {
    listNotifications: [{}],
    countUnread: [{}],
    markNotification: [{ path: { id }, body: { isRead: true } }],
    readAllNotifications: [{ body: { newestId: id } }],
    readNotificationPreferences: [{}],
    setNotificationPreferences: [{ body: { preferences: [{ kind, inApp: true, mail: 'daily' }] } }],
    readUnsubscribe: [{ query }],
    unsubscribe: [{ query }],
  }
}
