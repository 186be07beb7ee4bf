import { registerAccountResponse, sessionResponse, type RegisterAccountRequest } from '@originseal/contracts'
import { FolderMailTransport, MAIL_FOLDER, type StoredMail } from '@originseal/mail'
import { until } from '@originseal/testing'
import { DataSource } from 'typeorm'
import type { Browser, RunningIdentity } from '../identity.harness'

export interface Person {
  readonly written: RegisterAccountRequest
  readonly browser: Browser
  readonly userId: string
  /** Their access token. */
  readonly token: string
  ask: Browser['ask']
}

let people = 0

/** What somebody new writes into the form. */
export function newcomer(change: Partial<RegisterAccountRequest> = {}): RegisterAccountRequest {
  people += 1
  return {
    realName: '陳怡君',
    email: `yijun.${people}@example.com`,
    phone: `09${String(10_000_000 + people)}`,
    password: `correct horse ${people}`,
    ...change,
  }
}

/** Somebody who has registered and logged in, in a browser of their own. */
export async function join(
  identity: RunningIdentity,
  change: Partial<RegisterAccountRequest> = {},
): Promise<Person> {
  const written = newcomer(change)
  const browser = identity.browser()
  const headers = { 'accept-language': 'zh-TW,zh;q=0.9,en;q=0.8' }
  const registered = await browser.ask('POST', '/auth/register', { body: written, headers })
  const { userId } = registerAccountResponse.parse(await registered.json()).data
  const { email, password } = written
  const token = await logIn(browser, email, password)
  const ask: Browser['ask'] = (method, path, given) => browser.ask(method, path, { token, ...given })
  return { written, browser, userId, token, ask }
}

/** @returns the access token */
export async function logIn(browser: Browser, identifier: string, password: string): Promise<string> {
  const answer = await browser.ask('POST', '/auth/login', { body: { identifier, password } })
  return sessionResponse.parse(await answer.json()).token
}

export function mailFolderOf({ app }: RunningIdentity): FolderMailTransport {
  const folder: unknown = app.get(MAIL_FOLDER)
  if (!(folder instanceof FolderMailTransport)) throw new Error('the mails of this identity go elsewhere')
  return folder
}

/** Waits until somebody has got so many mails, and returns them, the earliest first. */
export async function mailsTo(identity: RunningIdentity, to: string, count = 1): Promise<StoredMail[]> {
  const theirs = async () =>
    (await mailFolderOf(identity).list()).filter((mail) => mail.to === to).toReversed()
  await until(async () => (await theirs()).length >= count, { what: `${count} mails to ${to}` })
  return theirs()
}

/** The token in the link of a mail. */
export function tokenIn(mail: StoredMail | undefined): string {
  const link = /^https?:\S+$/m.exec(mail?.text ?? '')?.[0]
  const token = link && new URL(link).searchParams.get('token')
  if (!token) throw new Error(`no link with a token in '${mail?.subject}'`)
  return token
}

/** Rows of identity's own database. */
export const rowsOf = <Row>(
  { app }: RunningIdentity,
  sql: string,
  parameters: unknown[] = [],
): Promise<Row[]> => app.get(DataSource).query(sql, parameters)
