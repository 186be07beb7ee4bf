import { Browser } from '../../shared/browser.mjs'
import { addressOf, logIn, registerPerson } from '../../shared/people.mjs'

const tries = 10_000
const addresses = 1_000
const atOnce = 40
const realUsers = 20

const percentile = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]

/**
 * 10,000 pairs of name and password from 1,000 addresses, half of them for accounts that exist, while their owners go
 * on logging in on their own devices.
 * @param {import('../../shared/stack.mjs').Stack} stack @param {import('../score.mjs').Score} score
 */
export async function stuffCredentials(stack, score) {
  score.title(`Credential stuffing: ${tries} tries from ${addresses} addresses`)
  const people = []
  for (let number = 0; number < realUsers; number += 1) people.push(await registerPerson(stack.origin))
  const outcomes = []
  const statuses = new Map()
  let next = 0
  const attacker = async () => {
    while (next < tries) {
      const number = next++
      const victim = number % 2 === 0 ? people[(number / 2) % realUsers].email : `nobody${number}@example.com`
      const browser = new Browser(stack.origin, addressOf(number % addresses))
      const body = { identifier: victim, password: `password${number}` }
      const { status } = await browser.ask('POST', '/api/auth/login', { body })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      outcomes.push({ what: `${victim} with password${number}`, got: status === 200 })
    }
  }
  /** @type {{ done: number, failed: string[], ms: number[] }} */
  const owners = { done: 0, failed: [], ms: [] }
  const owner = async () => {
    for (let turn = 0; next < tries; turn += 1) {
      const person = people[turn % realUsers]
      const began = performance.now()
      try {
        await logIn(person.browser, person)
        owners.ms.push(performance.now() - began)
        owners.done += 1
      } catch (error) {
        owners.failed.push(error.message)
      }
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
  }
  const began = performance.now()
  await Promise.all([...Array.from({ length: atOnce }, attacker), owner()])
  const seconds = (performance.now() - began) / 1_000
  owners.ms.sort((one, other) => one - other)
  score.attack('guessed passwords', outcomes)
  score.fact('answers by status', [...statuses].map(([status, count]) => `${status}: ${count}`).join(', '))
  score.fact('took', `${seconds.toFixed(0)} s, ${(tries / seconds).toFixed(0)} tries a second`)
  score.holds(
    'owners log in on their devices meanwhile',
    owners.failed.length === 0 && owners.done > 0,
    `${owners.done} logins, ${owners.failed.length} refused, p50 ${percentile(owners.ms, 0.5)?.toFixed(0)} ms, p95 ${percentile(owners.ms, 0.95)?.toFixed(0)} ms${owners.failed[0] ? `, ${owners.failed[0]}` : ''}`,
  )
  score.holds('no answer was an error of ours', ![...statuses.keys()].some((status) => status === 500))
}
