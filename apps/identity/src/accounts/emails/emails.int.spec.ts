import { problemBody, readAccountResponse, type AccountView } from '@originseal/contracts'
import { startIdentity, type RunningIdentity } from '../../identity.harness'
import { join, mailsTo, newcomer, rowsOf, tokenIn, type Person } from '../accounts.harness'

let identity: RunningIdentity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())

const codeOf = async (response: Response): Promise<string> => problemBody.parse(await response.json()).code
const confirm = (token: string, headers = {}) =>
  identity.browser().ask('POST', '/account/email-confirmations', { body: { token }, headers })
const change = ({ ask }: Person, email: string, password: string) =>
  ask('POST', '/account/email-changes', { body: { email, password } })
const view = async ({ ask }: Person): Promise<AccountView> =>
  readAccountResponse.parse(await (await ask('GET', '/account')).json()).data
const loginStatus = async (identifier: string, password: string): Promise<number> =>
  (await identity.browser().ask('POST', '/auth/login', { body: { identifier, password } })).status

describe('MEMBER-02: the address is shown to be theirs', () => {
  test('by the link of the mail, once, in whatever browser it is opened', async () => {
    const person = await join(identity)
    expect(await view(person)).toMatchObject({ emailConfirmed: false, pendingEmail: null })
    const token = tokenIn((await mailsTo(identity, person.written.email))[0])
    const response = await confirm(token)
    expect([response.status, await response.text()]).toEqual([204, ''])
    expect(await view(person)).toMatchObject({ emailConfirmed: true })
    expect(await codeOf(await confirm(token))).toBe('MAIL_TOKEN_INVALID')
  })

  test('by a link that is sent again; then all earlier ones are over', async () => {
    const person = await join(identity)
    const { email } = person.written
    expect((await person.ask('POST', '/account/email-confirmation-requests')).status).toBe(204)
    const [first, second] = (await mailsTo(identity, email, 2)).map(tokenIn)
    expect((await confirm(second ?? '')).status).toBe(204)
    expect(await codeOf(await confirm(first ?? ''))).toBe('MAIL_TOKEN_INVALID')
    expect((await person.ask('POST', '/account/email-confirmation-requests')).status).toBe(204)
    expect(await mailsTo(identity, email, 2)).toHaveLength(2)
  })

  test('five links an hour, then a refusal that says when', async () => {
    const person = await join(identity)
    const answers: number[] = []
    for (let asked = 0; asked < 5; asked += 1) {
      answers.push((await person.ask('POST', '/account/email-confirmation-requests')).status)
    }
    expect(answers).toEqual([204, 204, 204, 204, 429])
  })

  test('not by a token that is too old or made up', async () => {
    const person = await join(identity)
    const token = tokenIn((await mailsTo(identity, person.written.email))[0])
    await rowsOf(identity, `UPDATE mail_token SET expires_at = now() - interval '1 second'`)
    for (const bad of [token, 'made-up', "' OR 1=1 --"]) {
      expect(await codeOf(await confirm(bad))).toBe('MAIL_TOKEN_INVALID')
    }
    expect(await view(person)).toMatchObject({ emailConfirmed: false })
  })
})

describe('MEMBER-02: changing the address', () => {
  test('takes effect when the new one is confirmed; both addresses are told', async () => {
    const person = await join(identity)
    const { email: old, password } = person.written
    const next = `new.${old}`
    expect((await change(person, ` ${next.toUpperCase()} `, password)).status).toBe(204)
    expect(await view(person)).toMatchObject({ email: old, pendingEmail: next })
    expect((await mailsTo(identity, old, 2)).at(-1)?.subject).toBe('有人要求變更您帳號的電子郵件')
    expect([await loginStatus(old, password), await loginStatus(next, password)]).toEqual([200, 401])

    expect((await confirm(tokenIn((await mailsTo(identity, next))[0]))).status).toBe(204)
    expect(await view(person)).toMatchObject({ email: next, emailConfirmed: true, pendingEmail: null })
    expect((await mailsTo(identity, old, 3)).at(-1)?.subject).toBe('您帳號的電子郵件已變更')
    expect([await loginStatus(old, password), await loginStatus(next, password)]).toEqual([401, 200])
  })

  test('needs the password, and an address that is one', async () => {
    const person = await join(identity)
    expect(await codeOf(await change(person, newcomer().email, 'guessed'))).toBe('PASSWORD_WRONG')
    expect(await codeOf(await change(person, 'no address', person.written.password))).toBe(
      'ACCOUNT_EMAIL_FORMAT',
    )
    expect(await mailsTo(identity, person.written.email)).toHaveLength(1)
  })

  test('only the last wish counts, and asking for the present address takes it back', async () => {
    const person = await join(identity)
    const { email, password } = person.written
    const [first, second] = [`first.${email}`, `second.${email}`]
    await change(person, first, password)
    await change(person, second, password)
    expect(await codeOf(await confirm(tokenIn((await mailsTo(identity, first))[0])))).toBe(
      'MAIL_TOKEN_INVALID',
    )
    expect(await view(person)).toMatchObject({ pendingEmail: second })
    await change(person, email, password)
    expect(await view(person)).toMatchObject({ email, pendingEmail: null })
    expect(await codeOf(await confirm(tokenIn((await mailsTo(identity, second))[0])))).toBe(
      'MAIL_TOKEN_INVALID',
    )
  })

  test('W10: an address that has an account looks like any other; its owner alone is told', async () => {
    const [person, other] = [await join(identity), await join(identity)]
    const response = await change(person, other.written.email, person.written.password)
    expect([response.status, await response.text()]).toEqual([204, ''])
    expect(await view(person)).toMatchObject({ pendingEmail: other.written.email })
    const [, notice] = await mailsTo(identity, other.written.email, 2)
    expect(notice?.subject).toBe('這個信箱已經有原印帳號')
    expect(notice?.text).not.toContain('token=')
  })

  test('an address that got an account meanwhile stays with that account', async () => {
    const person = await join(identity)
    const wanted = newcomer()
    await change(person, wanted.email, person.written.password)
    const token = tokenIn((await mailsTo(identity, wanted.email))[0])
    await join(identity, wanted)
    expect(await codeOf(await confirm(token))).toBe('ACCOUNT_EMAIL_TAKEN')
    expect(await view(person)).toMatchObject({ email: person.written.email })
  })

  test('is over when the password changes: whoever asked for it may be the reason', async () => {
    const person = await join(identity)
    const { email, password } = person.written
    await change(person, `thief.${email}`, password)
    const token = tokenIn((await mailsTo(identity, `thief.${email}`))[0])
    const body = { currentPassword: password, password: 'brand new horse' }
    expect((await person.ask('POST', '/account/password', { body })).status).toBe(204)
    expect(await codeOf(await confirm(token))).toBe('MAIL_TOKEN_INVALID')
  })
})

describe('MEMBER-02: reading and editing the profile', () => {
  const edit = ({ ask }: Person, body: unknown) => ask('PATCH', '/account', { body })

  test('shows what is kept, the benefits with it, and never the password', async () => {
    const person = await join(identity)
    const { realName, email, phone } = person.written
    const seen = await view(person)
    expect(seen).toMatchObject({
      id: person.userId,
      role: 'member',
      realName,
      email,
      phone,
      hasPassword: true,
      erasesAt: null,
    })
    expect(seen.benefits).toContainEqual(expect.objectContaining({ kind: 'evidence-seals', quantity: 5 }))
    expect(JSON.stringify(seen)).not.toContain('argon2')
  })

  test('changes name and number; a number of another account, or none, is refused', async () => {
    const [person, other] = [await join(identity), await join(identity)]
    const phone = newcomer().phone
    const answer = await edit(person, {
      realName: ' 林 志明 ',
      phone: `${phone.slice(0, 4)}-${phone.slice(4)}`,
    })
    expect(readAccountResponse.parse(await answer.json()).data).toMatchObject({ realName: '林 志明', phone })
    expect(await codeOf(await edit(person, { realName: '林志明', phone: other.written.phone }))).toBe(
      'ACCOUNT_PHONE_TAKEN',
    )
    expect(await codeOf(await edit(person, { realName: '林志明', phone: '' }))).toBe('ACCOUNT_PHONE_FORMAT')
    expect(await codeOf(await edit(person, { realName: '', phone }))).toBe('ACCOUNT_NAME_REQUIRED')
    expect(await view(person)).toMatchObject({ realName: '林 志明', phone })
  })
})
