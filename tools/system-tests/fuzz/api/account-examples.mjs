/** Requests of identity that succeed, each once: by accounts of their own, since most of them end something. */
import { ask, bearer } from '../../shared/ask.mjs'
import { registerPerson } from '../../shared/people.mjs'
import { comeBackFromGoogle } from '../../shared/social-sign-in.mjs'
import { tokenFor } from '../../shared/mails.mjs'
import { sealPicture } from './sample-works.mjs'

const newPassword = 'quite another horse'

/** Asks for a mail to reset a password, as anybody may. @returns its token */
async function resetToken({ origin, mails }, email) {
  await ask(`${origin}/api/auth/password-reset-requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
    status: 202,
  })
  return tokenFor(mails, email, '/reset-password')
}

/** An account that has no password. @returns {Promise<{ token: string }>} */
async function loginByGoogle(stack) {
  const { browser, token } = await comeBackFromGoogle(stack)
  const { status, json } = await browser.ask('POST', '/api/auth/exchange', { body: { token } })
  if (status !== 200) throw new Error(`the token of social sign-in was answered with ${status}`)
  return { token: json.token }
}

const cookiesOf = ({ cookies }) =>
  Object.fromEntries([...cookies.values()].map(({ name, value }) => [name, value]))

/**
 * @param {import('../../shared/stack.mjs').Stack} stack @param {{ token: string, password: string }} administrator
 * @param {number} seed
 * @returns {Promise<Record<string, object[]>>} by operation; see `hooks.py` for what an example consists of
 */
export async function accountExamples(stack, administrator, seed) {
  const { origin, mails } = stack
  const person = () => registerPerson(origin)
  const by = ({ token }, more = {}) => [{ headers: bearer(token), ...more }]
  const withPassword = async (bodyOf) => {
    const somebody = await person()
    return by(somebody, { body: bodyOf(somebody) })
  }
  const [social, passwordless] = [await comeBackFromGoogle(stack), await loginByGoogle(stack)]
  const [confirming, resetting, guest, disabled, leaving, renewing] = [
    await person(),
    await person(),
    await sealPicture(origin, seed + 9),
    await person(),
    await person(),
    await person(),
  ]
  return {
    registerAccount: [
      { body: { realName: 'New', email: 'new@example.com', phone: '0987654321', password: newPassword } },
    ],
    login: [{ body: { identifier: renewing.email, password: renewing.password } }],
    exchange: [{ body: { token: social.token }, cookies: cookiesOf(social.browser) }],
    refresh: [{ cookies: cookiesOf(renewing.browser) }],
    logout: [{ cookies: cookiesOf(leaving.browser) }],
    logoutEverywhere: by(await person()),
    changePassword: await withPassword(({ password }) => ({
      currentPassword: password,
      password: newPassword,
    })),
    changeEmail: await withPassword(({ password }) => ({ email: 'changed@example.com', password })),
    requestDeletion: await withPassword(({ password }) => ({ password })),
    undoDeletion: by(await person()),
    claimTrialWorks: await withPassword(() => ({ trialToken: guest.token })),
    editAccount: await withPassword(({ phone }) => ({ realName: 'Another name', phone })),
    requestEmailConfirmation: by(await person()),
    confirmEmail: [{ body: { token: await tokenFor(mails, confirming.email, '/confirm-email') } }],
    requestPasswordReset: [{ body: { email: leaving.email } }],
    resetPassword: [{ body: { token: await resetToken(stack, resetting.email), password: newPassword } }],
    listUsers: by(administrator),
    readUser: by(administrator, { path: { id: disabled.user.id } }),
    writeUserNote: by(administrator, { path: { id: disabled.user.id }, body: { text: 'called us' } }),
    endUserSessions: by(administrator, {
      path: { id: disabled.user.id },
      body: { reason: 'asked by its owner' },
    }),
    disableAccount: by(administrator, {
      path: { id: disabled.user.id },
      body: { reason: 'asked by its owner' },
      proven: { password: administrator.password },
    }),
    enableAccount: by(administrator, {
      path: { id: disabled.user.id },
      body: { reason: 'asked by its owner' },
    }),
    verifyAdministrator: by(administrator),
    requestStepUpCode: by(passwordless),
    readAccount: [{}],
    verifySession: [{}],
  }
}
