import { Transaction } from '@originseal/database'
import type { Account } from '../accounts/account.rules'
import { startIdentity, type RunningIdentity } from '../identity.harness'
import { OpenSession } from './open-session'

let identity: RunningIdentity

beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())

const open = (account: Account) =>
  identity.app
    .get(Transaction, { strict: false })
    .run((tx) => identity.app.get(OpenSession, { strict: false }).execute(tx, account))

const change = (sql: string, { id }: Account) => identity.query(sql, [id])

describe('a session opens to the account as it was shown', () => {
  it('and not where the password became another one meanwhile', async () => {
    const account = await identity.addAccount()
    await change(`UPDATE account SET password_hash = 'another' WHERE id = $1`, account)
    await expect(open(account)).rejects.toMatchObject({ code: 'LOGIN_FAILED' })
  })

  it('and not where it was disabled meanwhile', async () => {
    const account = await identity.addAccount()
    await change('UPDATE account SET disabled_at = now() WHERE id = $1', account)
    await expect(open(account)).rejects.toMatchObject({ code: 'ACCOUNT_DISABLED' })
  })

  it('and not where it was erased meanwhile', async () => {
    const account = await identity.addAccount()
    await change('DELETE FROM account WHERE id = $1', account)
    await expect(open(account)).rejects.toMatchObject({ code: 'LOGIN_FAILED' })
  })

  it('and an account can’t be erased while one is open, so that its end is told', async () => {
    const account = await identity.addAccount()
    await open(account)
    await expect(change('DELETE FROM account WHERE id = $1', account)).rejects.toThrow('foreign key')
  })
})
