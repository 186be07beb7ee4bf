import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { userErased } from '@originseal/contracts'
import { until } from '@originseal/testing'
import { holdChecks } from '../cases/cases.harness'
import { startEnforcement, type RunningEnforcement } from '../enforcement.harness'
import { MailedRespondent } from './mailed-respondent.harness'
import { RespondentStage } from './respondent-stage.harness'

let enforcement: RunningEnforcement
let folder: string
let url: string
let door: RespondentStage
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forgotten-addresses-'))
  enforcement = await startEnforcement({ MAIL_DIR: folder })
  url = await enforcement.app.getUrl()
  door = new RespondentStage(enforcement, url)
  await holdChecks(enforcement)
}, 120_000)
afterAll(async () => {
  await enforcement.stop()
  await rm(folder, { recursive: true, force: true })
})

async function informed() {
  const negotiated = await door.negotiate()
  const respondent = new MailedRespondent(enforcement, url, negotiated.page)
  await respondent.confirms()
  await respondent.sends({ do: 'message', text: 'Hello' })
  return { ...negotiated, respondent }
}
type Informed = Awaited<ReturnType<typeof informed>>

const isKept = async ({ caseId }: Informed) =>
  (await enforcement.rows('SELECT FROM respondent_address WHERE case_id = $1', [caseId])).length === 1
const sendsMail = (path: string, body: URLSearchParams | FormData) =>
  fetch(`${url}${path}`, { method: 'POST', body, redirect: 'manual' })

/** @returns the path by which a mail can be stopped */
async function stopPath({ act, respondent }: Informed): Promise<string> {
  await act({ act: 'message', text: '您好' })
  await respondent.isTold()
  const [news] = await respondent.mails()
  return /\/d\/[\w-]{24}\/stop/u.exec(news?.text ?? '')?.[0] ?? ''
}

describe('MEMBER-07: the address of the other side is forgotten, and no mail goes to it any more', () => {
  it('when it says so on its page', async () => {
    const one = await informed()
    expect((await one.respondent.sends({ do: 'stop-mails' })).status).toBe(303)
    expect(await isKept(one)).toBe(false)
    await one.act({ act: 'message', text: '您好' })
    expect(await one.respondent.waits()).toBe(0)
    // The code went with it: what lies in the folder is theirs.
    await until(async () => (await one.respondent.mails()).length === 0, { what: 'the folder to be emptied' })
    expect(await (await one.respondent.read()).text()).toContain('name="address"')
  }, 120_000)

  const multipart = new FormData()
  multipart.append('List-Unsubscribe', 'One-Click')
  it.each<[string, URLSearchParams | FormData]>([
    ['a form', new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })],
    ['a form in parts', multipart],
  ])(
    'by one click in a mail, which posts %s; reading its link changes nothing',
    async (_, body) => {
      const one = await informed()
      const path = await stopPath(one)
      const page = await fetch(`${url}${path}?lang=zh-TW`)
      expect(page.status).toBe(200)
      expect(await page.text()).toContain('停止通知並刪除地址')
      expect(await isKept(one)).toBe(true)
      const stopped = await sendsMail(`${path}?lang=en`, body)
      expect([stopped.status, await isKept(one)]).toEqual([200, false])
      const again = await sendsMail(`${path}?lang=en`, new URLSearchParams())
      const never = await sendsMail(`/d/${'x'.repeat(24)}/stop?lang=en`, new URLSearchParams())
      expect([never.status, await never.text()]).toEqual([again.status, await again.text()])
    },
    120_000,
  )

  it('does not heed the page’s own token where mails are stopped', async () => {
    const one = await informed()
    await sendsMail(`${one.page}/stop`, new URLSearchParams())
    expect(await isKept(one)).toBe(true)
  }, 120_000)

  it('when its link is replaced, which nobody else’s news reaches it by', async () => {
    const one = await informed()
    await one.act({ act: 'message', text: '您好' })
    await enforcement.post(one.at('/links'), one.token)
    expect(await isKept(one)).toBe(false)
    expect(await one.respondent.waits()).toBe(0)
  }, 120_000)

  it('when it says that it was not meant', async () => {
    const one = await informed()
    await one.act({ act: 'message', text: '您好' })
    await one.respondent.sends({ do: 'answer', answer: 'not-me', text: '' })
    expect(await isKept(one)).toBe(false)
    expect(await one.respondent.waits()).toBe(0)
  }, 120_000)

  it('when its claimant is erased', async () => {
    const one = await informed()
    await enforcement.tell(userErased, { userId: one.stage.owner.id, erasedAt: new Date().toISOString() })
    await until(async () => !(await isKept(one)), { what: 'the erasure' })
    await one.respondent.isTold()
    await until(async () => (await one.respondent.mails()).length === 0, { what: 'the folder to be emptied' })
    expect(await one.respondent.waits()).toBe(0)
  }, 120_000)

  it('when its link has outlived its case, also where news waits to be told', async () => {
    const [one, other] = [await informed(), await informed()]
    for (const { caseId } of [one, other]) {
      await enforcement.rows(
        "UPDATE takedown_case SET state = 'closed', outcome = 'withdrawn', changed_at = now() - interval '91 days' WHERE id = $1",
        [caseId],
      )
      await enforcement.rows(
        "UPDATE negotiation SET changed_at = now() - interval '91 days' WHERE case_id = $1",
        [caseId],
      )
    }
    await enforcement.rows(
      "UPDATE job SET due_at = now() WHERE kind = 'respondent-mails.look-at-link' AND payload ->> 'caseId' = $1",
      [one.caseId],
    )
    await until(async () => !(await isKept(one)), { what: 'the link to be looked at' })
    await enforcement.rows("UPDATE respondent_address SET news = 'news' WHERE case_id = $1", [other.caseId])
    const [{ id } = { id: '' }] = await enforcement.rows<{ id: string }>(
      'SELECT id FROM respondent_address WHERE case_id = $1',
      [other.caseId],
    )
    await enforcement.rows(
      `INSERT INTO job (id, kind, key, payload, state, due_at)
       VALUES (gen_random_uuid(), 'respondent-mails.tell', $1, jsonb_build_object('caseId', $2::text, 'addressId', $1::text), 'waiting', now())`,
      [id, other.caseId],
    )
    await until(async () => !(await isKept(other)), { what: 'the link to be looked at' })
    expect(
      (await other.respondent.mails()).filter(({ subject }) => subject === 'There is news on your page'),
    ).toEqual([])
  }, 120_000)

  it('while its link lives it is kept, and looked at again', async () => {
    const one = await informed()
    const planned = () =>
      enforcement.rows<{ days: number }>(
        `SELECT round(extract(epoch FROM due_at - now()) / 86400)::int AS days FROM job
         WHERE kind = 'respondent-mails.look-at-link' AND payload ->> 'caseId' = $1`,
        [one.caseId],
      )
    await until(async () => (await planned())[0]?.days === 30, { what: 'the next look' })
    expect(await isKept(one)).toBe(true)
  }, 120_000)

  it('where nobody has confirmed it in time', async () => {
    const { page, caseId } = await door.negotiate()
    const respondent = new MailedRespondent(enforcement, url, page)
    await respondent.asks()
    await respondent.code()
    await enforcement.rows(
      "UPDATE respondent_address SET code_expires_at = now() - interval '1 second' WHERE case_id = $1",
      [caseId],
    )
    await enforcement.rows("UPDATE job SET due_at = now() WHERE kind = 'respondent-mails.forget-unconfirmed'")
    await until(
      async () =>
        (await enforcement.rows('SELECT FROM respondent_address WHERE case_id = $1', [caseId])).length === 0,
      { what: 'it to go' },
    )
    await until(async () => (await respondent.mails()).length === 0, { what: 'the folder to be emptied' })
    expect(await (await respondent.read()).text()).toContain('name="address"')
  }, 120_000)
})
