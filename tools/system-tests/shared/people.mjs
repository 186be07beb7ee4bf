import { Browser } from './browser.mjs'

let registered = 0

/** Addresses of 127.0.0.0/8, no two alike, so that each caller is counted alone. */
export function addressOf(number) {
  return `127.${20 + Math.floor(number / 62_500)}.${Math.floor(number / 250) % 250}.${1 + (number % 250)}`
}

/**
 * Somebody with an account, logged in on a browser of their own.
 * @returns {Promise<{ email: string, phone: string, password: string, browser: Browser, token: string, user: any }>}
 */
export async function registerPerson(origin) {
  const number = registered++
  const browser = new Browser(origin, addressOf(40_000 + number))
  const person = {
    realName: `Sample ${number}`,
    email: `sample${number}@example.com`,
    phone: `09${String(10_000_000 + number)}`,
    password: `correct horse ${number}`,
  }
  const answer = await browser.ask('POST', '/api/auth/register', { body: person })
  if (answer.status !== 201) throw new Error(`registering answered ${answer.status}: ${answer.text}`)
  return { ...person, browser, ...(await logIn(browser, person)) }
}

/** @throws unless it works */
export async function logIn(browser, { email, password }) {
  const answer = await browser.ask('POST', '/api/auth/login', { body: { identifier: email, password } })
  if (answer.status !== 200) throw new Error(`login answered ${answer.status}: ${answer.text}`)
  return answer.json
}
