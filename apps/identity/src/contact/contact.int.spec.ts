import {
  listContactMessagesResponse,
  problemBody,
  readFiguresResponse,
  sendContactMessageResponse,
} from '@originseal/contracts'
import { logIn, mailsTo } from '../accounts/accounts.harness'
import { startIdentity, testPassword, type Browser, type RunningIdentity } from '../identity.harness'
import { ForgetContactMessages } from './forget-contact-messages'
import { Transaction } from '@originseal/database'

const operator = 'help@originseal.example'
let identity: RunningIdentity
beforeAll(async () => {
  identity = await startIdentity({ config: { OPERATOR_EMAIL: operator } })
})
afterAll(() => identity.stop())

let people = 0
const written = (change: object = {}) => {
  people += 1
  const email = `writer.${people}@example.com`
  return { kind: 'question', name: '林小姐', email, message: '第一行\n第二行 <b>', ...change }
}
const send = (body: object, browser: Browser = identity.browser(), headers: Record<string, string> = {}) =>
  browser.ask('POST', '/contact-messages', { body, headers })
const referenceIn = async (response: Response): Promise<string> =>
  sendContactMessageResponse.parse(await response.json()).data.reference
const administrator = async (): Promise<string> => {
  const { email } = await identity.addAccount({ role: 'admin' })
  return logIn(identity.browser(), email ?? '', testPassword)
}
const list = async (token: string, query = '') => {
  const answer = await identity.browser().ask('GET', `/admin/contact-messages${query}`, { token })
  return listContactMessagesResponse.parse(await answer.json()).data
}

describe('a message of the contact form', () => {
  it('is kept under a number, which its sender is mailed; the operator is mailed all of it', async () => {
    const body = written({ kind: 'claim-complaint', about: 'https://shop.example/1' })
    const headers = { 'accept-language': 'zh-TW' }
    const reference = await referenceIn(await send(body, identity.browser(), headers))
    const [confirmation] = await mailsTo(identity, body.email)
    expect(confirmation?.subject).toBe(`我們收到您的訊息了（${reference}）`)
    expect(confirmation?.text).not.toContain('第一行')
    const toOperator = (await mailsTo(identity, operator)).find(({ subject }) => subject.includes(reference))
    for (const part of [body.email, '林小姐', '第一行', '第二行 <b>', 'https://shop.example/1'])
      expect(toOperator?.text).toContain(part)
    const { messages } = await list(await administrator())
    expect(messages.find((message) => message.reference === reference)).toMatchObject(body)
  })

  it('D10: sent twice under one key it is one message, one number and one mail', async () => {
    const body = written()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const browser = identity.browser()
    const [first, again] = await Promise.all([send(body, browser, headers), send(body, browser, headers)])
    expect(await referenceIn(first)).toBe(await referenceIn(again))
    const rows = await identity.query('SELECT 1 FROM contact_message WHERE email = $1', [body.email])
    expect(rows).toHaveLength(1)
    expect(await mailsTo(identity, body.email)).toHaveLength(1)
  })

  it.each([
    ['of another kind', { kind: 'praise' }],
    ['without a name', { name: ' ' }],
    ['without an address to answer to', { email: 'nobody' }],
    ['that says nothing', { message: ' \n ' }],
    ['that no database takes', { message: 'a\u0000b' }],
  ])('%s is refused', async (_what, change) => {
    const refused = await send(written(change))
    expect([refused.status, problemBody.parse(await refused.json()).code]).toEqual([400, 'REQUEST_INVALID'])
  })

  it('can not fill somebody’s mailbox: three an hour, from wherever they come', async () => {
    const { email } = written()
    const answers: number[] = []
    for (let sent = 0; sent < 4; sent += 1) answers.push((await send(written({ email }))).status)
    expect(answers).toEqual([201, 201, 201, 429])
  })

  it('is forgotten after two years', async () => {
    const [old, young] = [await referenceIn(await send(written())), await referenceIn(await send(written()))]
    await identity.query(
      `UPDATE contact_message SET received_at = now() - interval '731 days' WHERE reference = $1`,
      [old],
    )
    const effect = await identity.app.get(ForgetContactMessages, { strict: false }).execute()
    await identity.app.get(Transaction, { strict: false }).run(async (tx) => void (await effect(tx)))
    const left = await identity.query<{ reference: string }>(
      'SELECT reference FROM contact_message WHERE reference = ANY($1)',
      [[old, young]],
    )
    expect(left).toEqual([{ reference: young }])
  })
})

describe('the list of messages', () => {
  it('comes in pages, newest first, for administrators', async () => {
    const references = [await referenceIn(await send(written())), await referenceIn(await send(written()))]
    const token = await administrator()
    const first = await list(token, '?limit=1')
    const second = await list(token, `?limit=1&cursor=${first.nextCursor}`)
    const read = [...second.messages, ...first.messages].map(({ reference }) => reference)
    expect(read).toEqual(references)
  })

  it('has one by its reference or its id, whole, and none for anything else', async () => {
    const [reference] = [await referenceIn(await send(written())), await referenceIn(await send(written()))]
    const token = await administrator()
    const found = async (search: string) =>
      (await list(token, `?${String(new URLSearchParams({ search }))}`)).messages
    const [message] = await found(reference.toLowerCase())
    expect(message?.reference).toBe(reference)
    expect((await found(message?.id ?? '')).map(({ id }) => id)).toEqual([message?.id])
    for (const search of [reference.slice(0, 12), crypto.randomUUID(), '%'])
      expect(await found(search)).toEqual([])
  })

  it('is shown to nobody else', async () => {
    const { email } = await identity.addAccount()
    const token = await logIn(identity.browser(), email ?? '', testPassword)
    const refused = await identity.browser().ask('GET', '/admin/contact-messages', { token })
    expect(refused.status).toBe(403)
  })
})

describe('ADMIN-02: a message that an administrator has dealt with', () => {
  const handle = (token: string, id: string, note: string, key: string = crypto.randomUUID()) =>
    identity.browser().ask('POST', `/admin/contact-messages/${id}/handling`, {
      token,
      body: { note },
      headers: { 'idempotency-key': key },
    })
  const waiting = async (token: string) => {
    const answer = await identity.browser().ask('GET', '/admin/figures/identity', { token })
    const { queues } = readFiguresResponse.parse(await answer.json())
    return queues.find(({ name }) => name === 'contact-messages')?.waiting as number
  }
  async function openMessage(token: string) {
    const reference = await referenceIn(await send(written()))
    const { messages } = await list(token, '?state=open')
    const message = messages.find((each) => each.reference === reference)
    if (!message) throw new Error(`${reference} is not among the open ones`)
    return message
  }

  it('has who, when and how, waits for nobody, and is among those that are handled', async () => {
    const token = await administrator()
    const message = await openMessage(token)
    expect(message.handled).toBeNull()
    const before = await waiting(token)
    const key = crypto.randomUUID()
    const [answer, again] = [
      await handle(token, message.id, '已回信說明', key),
      await handle(token, message.id, '已回信說明', key),
    ]
    expect([answer.status, again.status]).toEqual([204, 204])
    const { messages } = await list(token, '?state=handled')
    expect(messages.find(({ id }) => id === message.id)).toMatchObject({
      ...message,
      handled: { note: '已回信說明' },
    })
    expect(await waiting(token)).toBe(before - 1)
    const idsOf = async (state: string) => (await list(token, `?state=${state}`)).messages.map(({ id }) => id)
    expect([await idsOf('open'), await idsOf('handled')]).toEqual([
      expect.not.arrayContaining([message.id]),
      expect.arrayContaining([message.id]),
    ])
  })

  it('is dealt with once, also by two at the same moment; one that is not there by nobody', async () => {
    const [one, other] = [await administrator(), await administrator()]
    const message = await openMessage(one)
    const answers = await Promise.all([
      handle(one, message.id, 'answered'),
      handle(other, message.id, 'answered'),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(problemBody.parse(await refused?.json()).code).toBe('CONTACT_MESSAGE_HANDLED')
    const missing = await handle(one, crypto.randomUUID(), 'answered')
    expect(problemBody.parse(await missing.json()).code).toBe('CONTACT_MESSAGE_NOT_FOUND')
  })
})
