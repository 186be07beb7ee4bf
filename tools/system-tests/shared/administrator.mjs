import { ask, askJson } from './ask.mjs'
import { tokenFor } from './mails.mjs'

/** What {@link administratorToken} sets. */
export const administratorPassword = 'quite another horse'

/**
 * The first administrator's token; the password that the start printed is replaced by way of a mail.
 * @param {import('./stack.mjs').Stack} stack @param {string} email
 * @returns {Promise<string>}
 */
export async function administratorToken({ origin, mails }, email) {
  const post = (body, status) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    status,
  })
  await ask(`${origin}/api/auth/password-reset-requests`, post({ email }, 202))
  const token = await tokenFor(mails, email, '/reset-password')
  await ask(`${origin}/api/auth/password-resets`, post({ token, password: administratorPassword }, 204))
  const login = await askJson(
    `${origin}/api/auth/login`,
    post({ identifier: email, password: administratorPassword }, 200),
  )
  return login.token
}
