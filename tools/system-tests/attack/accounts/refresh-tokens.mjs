import { registerPerson } from '../../shared/people.mjs'

const refresh = (browser) => browser.ask('POST', '/api/auth/refresh')
const cookieOf = (browser) =>
  [...browser.cookies.values()].find(({ name }) => name.endsWith('originseal-refresh'))?.value

/** @param {import('../../shared/stack.mjs').Stack} stack @param {import('../score.mjs').Score} score */
export async function reuseRefreshTokens(stack, score) {
  score.title('Refresh tokens')
  await useManyAtOnce(stack, score)
  await useAfterALongTime(stack, score)
  await guess(stack, score)
}

/** Two tabs, or a lost answer: all are told the same successor, so nothing forks. */
async function useManyAtOnce(stack, score) {
  const person = await registerPerson(stack.origin)
  const tabs = Array.from({ length: 20 }, () => person.browser.copy())
  const answers = await Promise.all(tabs.map(refresh))
  const successors = new Set(tabs.map(cookieOf))
  score.holds(
    '20 at once are all answered',
    answers.every(({ status }) => status === 200),
  )
  score.holds('and get one and the same successor', successors.size === 1, `${successors.size} successors`)
}

/** A thief shows what was replaced: the whole session ends, for the thief and for the owner. */
async function useAfterALongTime(stack, score) {
  const person = await registerPerson(stack.origin)
  const thief = person.browser.copy()
  const first = await refresh(person.browser)
  score.holds('the owner refreshes', first.status === 200, String(first.status))
  const graceEnds = Date.now() + 31_000
  score.fact('waiting for the grace of a lost answer to end', '31 s')
  const outcomes = []
  // A probe of the clock, not of the server: asking before would only repeat the successor.
  while (Date.now() < graceEnds) await new Promise((resolve) => setTimeout(resolve, graceEnds - Date.now()))
  for (let again = 0; again < 5; again += 1) {
    const { status } = await refresh(thief)
    outcomes.push({ what: `answered ${status}`, got: status === 200 })
  }
  score.attack('a refresh token that was replaced', outcomes)
  const owner = await refresh(person.browser)
  score.holds("then the owner's session has ended too", owner.status === 401, String(owner.status))
}

/** Tokens that nobody was ever given. */
async function guess(stack, score) {
  const person = await registerPerson(stack.origin)
  const genuine = cookieOf(person.browser)
  const bent = Array.from({ length: 50 }, (_, at) => {
    const place = at % genuine.length
    return genuine.slice(0, place) + (genuine[place] === 'A' ? 'B' : 'A') + genuine.slice(place + 1)
  })
  const outcomes = []
  for (const value of [...bent, '', 'null', '../../x', 'a'.repeat(3_000)]) {
    const browser = person.browser.copy()
    for (const cookie of browser.cookies.values()) {
      if (cookie.name.endsWith('originseal-refresh')) browser.cookies.set('bent', { ...cookie, value })
    }
    const key = [...browser.cookies.keys()].find((each) => each.includes('originseal-refresh '))
    if (key !== undefined) browser.cookies.delete(key)
    const { status } = await refresh(browser)
    outcomes.push({ what: `${value.slice(0, 12)}… answered ${status}`, got: status === 200 })
  }
  score.attack('refresh tokens that nobody was given', outcomes)
}
