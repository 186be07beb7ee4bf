import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readZip } from '@originseal/archives'
import { until } from '@originseal/testing'
import PostalMime from 'postal-mime'
import { holdChecks } from '../cases/cases.harness'
import { startEnforcement, type RunningEnforcement } from '../enforcement.harness'
import { MailedRespondent } from './mailed-respondent.harness'
import { RespondentStage } from './respondent-stage.harness'

let enforcement: RunningEnforcement
let folder: string
let url: string
let door: RespondentStage
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'respondent-mails-'))
  enforcement = await startEnforcement({ MAIL_DIR: folder })
  url = await enforcement.app.getUrl()
  door = new RespondentStage(enforcement, url)
  await holdChecks(enforcement)
}, 120_000)
afterAll(async () => {
  await enforcement.stop()
  await rm(folder, { recursive: true, force: true })
})

const terms = {
  version: 1,
  removeBy: '2999-12-10',
  amountTwd: 3000,
  payBy: '2999-12-20',
  credit: null,
  noAdmission: true,
  retraction: false,
  confidential: false,
} as const

/** A negotiation, and somebody who has its link. */
async function stage(more: ConstructorParameters<typeof MailedRespondent>[3] = {}) {
  const negotiated = await door.negotiate()
  return { ...negotiated, respondent: new MailedRespondent(enforcement, url, negotiated.page, more) }
}

/** Every row of every table as text: where something that was planted could have got to. */
async function databaseText(): Promise<string> {
  const tables = await enforcement.rows<{ name: string }>(
    "SELECT quote_ident(table_name) AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'",
  )
  const texts = await Promise.all(
    tables.map(({ name }) => enforcement.rows<{ text: string }>(`SELECT t::text AS text FROM ${name} t`)),
  )
  return texts
    .flat()
    .map(({ text }) => text)
    .join('\n')
}

test('MEMBER-07: whoever confirms an address by its code is told of news by one mail that says nothing of it', async () => {
  const { act, respondent, page } = await stage()
  await respondent.confirms()
  const shown = await (await respondent.read()).text()
  expect(shown).toContain('we send a mail to p•••@•••.example')
  expect(shown).not.toContain(respondent.address)
  await respondent.sends({ do: 'message', text: 'Hello' })
  await act({ act: 'message', text: '祕密內容' })
  await act({ act: 'offer', terms, days: 14 })
  expect(await respondent.waits()).toBe(1)
  await respondent.isTold()

  const [news, code, ...others] = await respondent.mails()
  expect(others).toEqual([])
  expect(news?.subject).toBe('There is news on your page')
  expect(news?.text).toContain(`http://localhost:8080${page}?lang=en`)
  expect(news?.text).not.toMatch(/祕密|3000|3,000/u)
  expect(code?.text).not.toContain('/d/')
  const mail = await PostalMime.parse(await respondent.raw(news!, folder))
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value
  expect(header('list-unsubscribe')).toMatch(/^<http:\/\/localhost:8080\/d\/[\w-]{24}\/stop>$/u)
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')

  await act({ act: 'message', text: '還有一件事' })
  await respondent.isTold()
  expect(await respondent.mails()).toHaveLength(3)
}, 120_000)

test('MEMBER-07: what the other side has seen by acting is not told', async () => {
  const { act, respondent } = await stage()
  await respondent.confirms('zh-TW')
  await respondent.sends({ do: 'message', text: 'Hello' })
  await act({ act: 'message', text: '您好' })
  await respondent.sends({ do: 'message', text: 'Again' })
  expect(await respondent.waits()).toBe(0)
  await act({ act: 'message', text: '好的' })
  await respondent.isTold()
  expect((await respondent.mails()).map(({ subject }) => subject)).toEqual([
    '頁面上有新的消息',
    '確認接收通知的電子郵件地址',
  ])
}, 120_000)

test('MEMBER-07: its claimant learns of the address nowhere, and the database does not know it', async () => {
  const { act, respondent, at, token, caseId } = await stage()
  await respondent.confirms()
  await respondent.sends({ do: 'message', text: 'Hello' })
  await act({ act: 'message', text: '您好' })
  const name = respondent.address.split('@', 1)[0] ?? ''
  expect(await databaseText()).not.toContain(name)
  await respondent.isTold()
  const read = async (path: string) => (await enforcement.get(path, token)).text()
  const views = await Promise.all([
    read(at('')),
    read(at('/evidence-notice')),
    read(`/cases/${caseId}`),
    read(`/cases/${caseId}/correspondence`),
    read('/negotiations'),
  ])
  for (const view of views) expect(view).not.toMatch(new RegExp(`${name}|p•••`, 'u'))
  const file = await (await enforcement.get(`/cases/${caseId}/file`, token)).arrayBuffer()
  for (const bytes of (await readZip(new Uint8Array(file))).values())
    expect(Buffer.from(bytes).toString('latin1')).not.toContain(name)
  expect(await databaseText()).not.toContain(name)
}, 120_000)

test('MEMBER-07: a code counts for its own address, until its time is over or five others were given', async () => {
  const { respondent, caseId } = await stage()
  await respondent.asks()
  const first = await respondent.code()
  const gives = (code: string) => respondent.sends({ do: 'confirm-mails', code })
  for (let tries = 0; tries < 5; tries += 1) expect((await gives('00000000')).status).toBe(422)
  const late = await gives(first)
  expect(late.status).toBe(422)
  expect(await late.text()).toContain('no longer counts')
  await respondent.asks()
  await until(async () => (await respondent.code()) !== first, { what: 'another code' })
  expect((await gives(first)).status).toBe(422)
  const second = await respondent.code()
  await enforcement.rows(
    "UPDATE respondent_address SET code_expires_at = now() - interval '1 second' WHERE case_id = $1",
    [caseId],
  )
  expect((await gives(second)).status).toBe(422)
  await respondent.asks()
  await until(async () => ![first, second].includes(await respondent.code()), { what: 'a third one' })
  // As it is read off a screen.
  const third = (await respondent.code()).toLowerCase().replace(/^..../u, '$& ')
  expect((await gives(third)).status).toBe(303)
  expect((await respondent.asks()).status).toBe(422)
}, 120_000)

test('MEMBER-07: a form that is sent twice sends one code, and counts one wrong one', async () => {
  const { respondent, caseId } = await stage()
  const form = crypto.randomUUID()
  const twice = { form, do: 'ask-mails', address: respondent.address }
  const answers = await Promise.all([respondent.sends(twice), respondent.sends(twice)])
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
  await respondent.code()
  expect(await respondent.mails()).toHaveLength(1)
  const wrong = { form: crypto.randomUUID(), do: 'confirm-mails', code: '00000000' }
  for (const answer of [await respondent.sends(wrong), await respondent.sends(wrong)])
    expect(answer.status).toBe(422)
  expect(
    await enforcement.rows('SELECT code_tries FROM respondent_address WHERE case_id = $1', [caseId]),
  ).toEqual([{ code_tries: 1 }])
}, 120_000)

test('MEMBER-07: nobody fills a stranger’s mailbox by the page, and nobody is told that it has got enough', async () => {
  const address = `stranger-${crypto.randomUUID()}@shop.example`
  const answers: (readonly [number, string])[] = []
  const spellings = [address, address.toUpperCase(), address.replace('@', '+x@'), address, address]
  for (const spelling of spellings) {
    const { respondent } = await stage()
    const answer = await respondent.asks(spelling)
    const shown = await (await respondent.read()).text()
    answers.push([answer.status, /was sent to \S+\. Please/u.exec(shown)?.[0].toLowerCase() ?? ''])
  }
  expect(new Set(answers.map(String)).size).toBe(1)
  expect(answers[0]).toEqual([303, 'was sent to s•••@•••.example. please'])
  await until(
    async () => (await enforcement.rows("SELECT FROM job WHERE kind = 'mails.send'")).length === 0,
    { what: 'the mails to leave' },
  )
  const { respondent } = await stage({ address })
  const mails = [address, address.toUpperCase(), address.replace('@', '+x@')].map((spelling) =>
    new MailedRespondent(enforcement, url, respondent.page, { address: spelling }).mails(),
  )
  expect((await Promise.all(mails)).flat()).toHaveLength(3)
}, 120_000)

test('MEMBER-07: a page sends five codes a day, whatever its link, and a network ten', async () => {
  const { respondent, token, at } = await stage()
  const fresh = () => `one-${crypto.randomUUID()}@shop.example`
  for (let asked = 0; asked < 5; asked += 1) expect((await respondent.asks(fresh())).status).toBe(303)
  const refused = await respondent.asks(fresh())
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('No more codes can be sent today')
  await enforcement.post(at('/links'), token)
  const { link } = (
    (await (await enforcement.get(at('/evidence-notice'), token)).json()) as { data: { link: string } }
  ).data
  const replaced = new MailedRespondent(enforcement, url, new URL(link).pathname)
  expect((await replaced.asks()).status).toBe(422)

  const { network } = respondent
  for (let asked = 0; asked < 5; asked += 1) {
    const other = await stage({ network })
    expect((await other.respondent.asks()).status).toBe(303)
  }
  expect((await (await stage({ network })).respondent.asks()).status).toBe(422)
  // The day after.
  await enforcement.rows("UPDATE respondent_code_request SET at = at - interval '25 hours'")
  expect((await (await stage({ network })).respondent.asks()).status).toBe(303)
}, 120_000)
