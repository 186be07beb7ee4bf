import { bearer } from '../../shared/ask.mjs'
import { Browser } from '../../shared/browser.mjs'
import { addressOf } from '../../shared/people.mjs'
import { comeBackFromGoogle } from '../../shared/social-sign-in.mjs'

const exchange = (browser, token) => browser.ask('POST', '/api/auth/exchange', { body: { token } })
const outcome = ({ status }) => ({ what: `answered ${status}`, got: status === 200 })

/** @param {import('../../shared/stack.mjs').Stack} stack @param {import('../score.mjs').Score} score */
export async function replayLoginTokens(stack, score) {
  score.title("Social sign-in's one-time tokens")
  const once = await comeBackFromGoogle(stack)
  const stranger = new Browser(stack.origin, addressOf(21_000))
  score.attack('used in another browser', [outcome(await exchange(stranger, once.token))])
  const others = await comeBackFromGoogle(stack)
  score.attack("used with another visit's cookie", [
    outcome(await exchange(others.browser.copy(), once.token)),
  ])
  score.attack('used as an access token', [
    outcome(await once.browser.ask('GET', '/api/account', { headers: bearer(once.token) })),
  ])
  const first = await exchange(once.browser.copy(), once.token)
  const replays = []
  for (let again = 0; again < 10; again += 1)
    replays.push(outcome(await exchange(once.browser.copy(), once.token)))
  score.attack('used again', replays)
  score.holds('its owner was let in once', first.status === 200, String(first.status))

  const many = await comeBackFromGoogle(stack)
  const parallel = await Promise.all(
    Array.from({ length: 20 }, () => exchange(many.browser.copy(), many.token)),
  )
  const lets = parallel.filter(({ status }) => status === 200).length
  score.holds('of 20 at once exactly one is let in', lets === 1, `${lets} were`)

  const back = await comeBackFromGoogle(stack)
  const replayed = await back.browser.ask('GET', back.callback)
  const leads = replayed.headers.location ?? ''
  score.attack("the provider's answer replayed", [
    { what: `led to ${leads.split('?')[0]}`, got: leads.includes('token=') },
  ])

  const late = await comeBackFromGoogle(stack)
  const { exp } = JSON.parse(Buffer.from(late.token.split('.')[1], 'base64url').toString('utf8'))
  const waitMs = exp * 1_000 - Date.now() + 1_000
  score.holds('it is good for 60 s at most', waitMs <= 62_000, `${Math.round(waitMs / 1_000)} s left`)
  await new Promise((resolve) => setTimeout(resolve, waitMs))
  score.attack('used after its end', [outcome(await exchange(late.browser, late.token))])
}
