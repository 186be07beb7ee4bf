import { bearer } from '../../shared/ask.mjs'
import { logIn, registerPerson } from '../../shared/people.mjs'

const mostMs = 5_000
/** Of each service one address that demands a token, behind the gateway. */
const behind = { identity: '/account', protection: '/works', 'scan-orchestrator': '/scans' }

/** How long a token of an ended session still opened each service, in ms; the deadline where it was never refused. */
async function untilRefused(stack, token) {
  const began = Date.now()
  const left = new Map([['gateway', `${stack.origin}/api/works`]])
  for (const [service, path] of Object.entries(behind)) left.set(service, stack.direct(service) + path)
  const took = {}
  while (left.size > 0 && Date.now() - began <= mostMs) {
    for (const [service, url] of left) {
      const { status } = await fetch(url, { headers: bearer(token) })
      if (status !== 401) continue
      took[service] = Date.now() - began
      left.delete(service)
    }
  }
  for (const service of left.keys()) took[service] = Number.POSITIVE_INFINITY
  return took
}

/** @param {import('../../shared/stack.mjs').Stack} stack @param {import('../score.mjs').Score} score */
export async function useEndedSessions(stack, score) {
  score.title('Tokens of ended sessions')
  const person = await registerPerson(stack.origin)
  const ways = {
    logout: (browser) => browser.ask('POST', '/api/auth/logout', { headers: bearer(person.token) }),
    'logout everywhere, from another device': async (browser) => {
      const other = browser.copy()
      const { token } = await logIn(other, person)
      return other.ask('POST', '/api/auth/logout-everywhere', { headers: bearer(token) })
    },
    'a change of the password, from another device': async (browser) => {
      const other = browser.copy()
      const { token } = await logIn(other, person)
      const body = { currentPassword: person.password, password: `${person.password}!` }
      return other.ask('POST', '/api/account/password', { headers: bearer(token), body })
    },
  }
  for (const [way, end] of Object.entries(ways)) {
    const { token } = await logIn(person.browser, person)
    person.token = token
    const stolen = person.browser.copy()
    const { status } = await end(person.browser)
    score.holds(`${way} is answered`, status < 300, String(status))
    const took = await untilRefused(stack, token)
    const slowest = Math.max(...Object.values(took))
    const detail = Object.entries(took)
      .map(([service, ms]) => `${service} ${ms} ms`)
      .join(', ')
    score.holds('refused by every service within 5 s', slowest <= mostMs, detail)
    const refreshed = await stolen.ask('POST', '/api/auth/refresh')
    score.attack(`a refresh token kept from before the ${way.split(',')[0]}`, [
      { what: `answered ${refreshed.status}`, got: refreshed.status === 200 },
    ])
  }
}
