import { Browser } from '../../shared/browser.mjs'
import { addressOf, registerPerson } from '../../shared/people.mjs'

const pairs = 500
const accounts = 60
/** Each account and each invented name is asked for this often at most, below the limit of failed tries. */
const each = Math.ceil(pairs / accounts)

/** The chance that a random value of one is above a random value of the other: 0.5 when nothing tells them apart. */
function areaUnderCurve(ones, others) {
  let above = 0
  for (const one of ones) for (const other of others) above += one > other ? 1 : one === other ? 0.5 : 0
  return above / (ones.length * others.length)
}

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]

/**
 * Asks for an account that exists and for one that does not, in turn, and compares what is answered and how long it takes.
 * 500 pairs put the standard deviation of the area at 0.018 (Hanley and McNeil 1982), so 0.07 is nearly four of them.
 */
async function compare(stack, score, { name, path, bodyOf, from }, people) {
  const known = { ms: [], answers: new Set() }
  const unknown = { ms: [], answers: new Set() }
  const plain = ({ status, text }) => `${status} ${text.replaceAll(/"requestId":"[^"]*"/g, '')}`
  for (let pair = 0; pair < pairs; pair += 1) {
    const turns = [
      [known, people[Math.floor(pair / each)].email],
      [unknown, `stranger${Math.floor(pair / each)}@example.com`],
    ]
    if (pair % 2 === 1) turns.reverse()
    for (const [side, email] of turns) {
      const browser = new Browser(stack.origin, addressOf(from + pair))
      const answer = await browser.ask('POST', path, { body: bodyOf(email) })
      side.ms.push(answer.ms)
      side.answers.add(plain(answer))
    }
  }
  const area = areaUnderCurve(known.ms, unknown.ms)
  const same =
    known.answers.size === 1 &&
    [...known.answers][0] === [...unknown.answers][0] &&
    unknown.answers.size === 1
  score.holds(
    `${name}: one answer for both`,
    same,
    [...new Set([...known.answers, ...unknown.answers])].map((one) => one.slice(0, 60)).join(' | '),
  )
  score.holds(
    `${name}: time tells nothing (${pairs} pairs)`,
    Math.abs(area - 0.5) <= 0.07,
    `area ${area.toFixed(3)}, medians ${median(known.ms).toFixed(1)} and ${median(unknown.ms).toFixed(1)} ms`,
  )
}

/** @param {import('../../shared/stack.mjs').Stack} stack @param {import('../score.mjs').Score} score */
export async function enumerateAccounts(stack, score) {
  score.title('Which accounts exist')
  const people = []
  for (let number = 0; number < accounts; number += 1) people.push(await registerPerson(stack.origin))
  const login = {
    name: 'login',
    path: '/api/auth/login',
    bodyOf: (identifier) => ({ identifier, password: 'not the password' }),
    from: 10_000,
  }
  const reset = {
    name: 'forgotten password',
    path: '/api/auth/password-reset-requests',
    bodyOf: (email) => ({ email }),
    from: 11_000,
  }
  await compare(stack, score, login, people)
  await compare(stack, score, reset, people)
}
