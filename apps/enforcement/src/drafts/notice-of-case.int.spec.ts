import type { AdministeredCaseView } from '@originseal/contracts'
import { verifyPdfSignature } from '@originseal/documents/verify'
import { startSmtpDouble, type SmtpDouble } from '@originseal/testing/smtp-double'
import type { ObjectStore } from '@originseal/storage'
import { unzipSync } from 'fflate'
import { CaseStage } from '../cases/cases.harness'
import {
  noticeStatements,
  NoticeStage,
  rutenItem,
  telegramPost,
  youtubeVideo,
} from '../cases/notices.harness'
import { startEnforcement, type RunningEnforcement } from '../enforcement.harness'
import { OBJECTS } from '../tools/tools'

let enforcement: RunningEnforcement
let relay: SmtpDouble
beforeAll(async () => {
  relay = await startSmtpDouble()
  enforcement = await startEnforcement({ NOTICE_SMTP_URL: relay.url })
}, 120_000)
afterAll(async () => {
  await enforcement.stop()
  await relay.close()
})

const codeOf = async (answer: Response): Promise<string> => ((await answer.json()) as { code: string }).code
/** What a scan has captured of a copy, in the store. */
async function keep(label: 'picture' | 'overlay' | 'screenshot' | 'page') {
  const path = `evidence/${crypto.randomUUID()}/${label}`
  const { sha256, size } = await enforcement.app
    .get<ObjectStore>(OBJECTS)
    .put(path, Buffer.from(label), { contentType: 'image/jpeg' })
  return { label, path, sha256, size, capturedAt: new Date().toISOString() }
}
const caseAt = (pageUrl: string) => NoticeStage.at(enforcement, pageUrl)

describe('MEMBER-06: the notice of a case', () => {
  it('says all that it misses and where to give it, then is signed and leaves by mail', async () => {
    const one = await caseAt(telegramPost())
    await one.is('needs-input')
    const empty = await one.draft()
    expect(empty.data).toMatchObject({
      channelId: 'telegram.agent',
      regime: 'us-dmca',
      content: null,
      signed: null,
    })
    const places = new Set(empty.data.faults.map(({ place }) => place))
    expect([...places].toSorted()).toEqual(['claimant', 'statements', 'work'])

    expect((await one.saves()).status).toBe(200)
    const { data: whole } = await one.gives()
    expect(whole.faults).toEqual([])
    expect(whole.content?.urls).toEqual([(await one.read()).pageUrl])
    const signed = await one.signs(whole.contentSha256)
    expect(signed.status).toBe(200)
    await one.is('filed')
    expect(
      relay.received.filter(({ message }) => message.includes((whole.content?.urls ?? [])[0] ?? '')),
    ).toHaveLength(1)
    const { data } = await one.correspondence()
    expect(data.notices).toMatchObject([
      {
        channelId: 'telegram.agent',
        signedName: '林小原',
        attempts: [{ recipient: 'dmca@telegram.org', state: 'filed' }],
      },
    ])
    const pdf = await one.get(`/notices/${data.notices[0]?.id}`)
    expect((await verifyPdfSignature(new Uint8Array(await pdf.arrayBuffer()))).valid).toBe(true)
    expect((await one.read()).timeLine.map(({ kind }) => kind)).toEqual([
      'open',
      'checks-failed',
      'input-given',
      'checks-passed',
      'dispatched',
    ])
  }, 120_000)

  it('ADMIN-03: an administrator sees a case with its notice as it was sent, and where its negotiation is; each look is noted', async () => {
    const one = await caseAt(telegramPost())
    await one.is('needs-input')
    await one.saves()
    await one.signs((await one.gives()).data.contentSha256)
    await one.is('filed')
    await one.post('/negotiation', { claimantName: '林小原' })
    const admin = await enforcement.member('admin')
    const look = (path: string) => enforcement.get(`/admin/cases/${path}`, admin.token)

    const view = (await (await look(one.id)).json()) as AdministeredCaseView
    const owners = await one.read()
    expect(view).toMatchObject({
      ownerId: one.ownerId,
      number: owners.number,
      timeLine: owners.timeLine,
      deadlines: owners.deadlines,
      correspondence: (await one.correspondence()).data,
      negotiation: { state: 'prepared', claimantName: '林小原', entryCount: 0 },
    })
    expect(view.clocks).toMatchObject({ startedAt: owners.clocks.startedAt, isRunning: true })
    const notice = view.correspondence.notices[0]?.id as string
    const pdf = await look(`${one.id}/notices/${notice}`)
    expect((await verifyPdfSignature(new Uint8Array(await pdf.arrayBuffer()))).valid).toBe(true)

    expect(await codeOf(await look(crypto.randomUUID()))).toBe('CASE_NOT_FOUND')
    expect(await codeOf(await look(`${one.id}/notices/${crypto.randomUUID()}`))).toBe('NOTICE_NOT_FOUND')
    expect(await codeOf(await enforcement.get(`/admin/cases/${one.id}`, one.token))).toBe('NOT_ALLOWED')
    const acts = await enforcement.rows(
      `SELECT payload::jsonb ->> 'action' AS action, payload::jsonb ->> 'objectId' AS "objectId",
         payload::jsonb ->> 'subjectId' AS "subjectId" FROM outbox
       WHERE name = 'enforcement.administrator-acted.v1' AND payload::jsonb ->> 'actorId' = $1
       ORDER BY payload::jsonb ->> 'at'`,
      [admin.id],
    )
    expect(acts).toEqual([
      { action: 'readAdministeredCase', objectId: one.id, subjectId: one.ownerId },
      { action: 'downloadAdministeredNotice', objectId: one.id, subjectId: one.ownerId },
    ])
  }, 120_000)

  it('is not signed unread, incomplete, under another name or without the password; one signature counts once', async () => {
    const one = await caseAt(telegramPost())
    await one.is('needs-input')
    await one.saves()
    const incomplete = await one.gives({ noLicence: false })
    expect(await codeOf(await one.signs('0'.repeat(64)))).toBe('NOTICE_INCOMPLETE')
    expect(incomplete.data.faults.map(({ code }) => code)).toEqual(['LICENCE_UNANSWERED'])
    const { data } = await one.gives()
    expect(await codeOf(await one.signs('0'.repeat(64)))).toBe('NOTICE_CHANGED')
    expect(await codeOf(await one.signs(data.contentSha256, { signedName: '王大明' }))).toBe(
      'NOTICE_INCOMPLETE',
    )
    const others = await enforcement.identity.proveStepUp(crypto.randomUUID(), 'rights@yuan.example')
    expect(await codeOf(await one.signs(data.contentSha256, { proof: others }))).toBe('STEP_UP_NEEDED')
    const key = crypto.randomUUID()
    expect((await one.signs(data.contentSha256, {}, key)).status).toBe(200)
    expect((await one.signs(data.contentSha256, {}, key)).status).toBe(200)
    await one.is('filed')
    expect((await one.correspondence()).data.notices).toHaveLength(1)
    expect(await codeOf(await one.signs(data.contentSha256))).toBe('CASE_STATE_CHANGED')
  }, 120_000)

  it('for a form is a packet; the claimant says when it was filed and what was answered', async () => {
    const one = await NoticeStage.at(enforcement, youtubeVideo(), {
      captures: [await keep('picture'), await keep('overlay'), await keep('screenshot'), await keep('page')],
    })
    await one.is('needs-input')
    await one.saves()
    expect((await one.get('/packet')).status).toBe(404)
    const { data } = await one.gives()
    expect(data.faults).toEqual([])
    await one.signs(data.contentSha256)
    await one.is('ready-by-hand')
    const packet = await one.get('/packet')
    const files = unzipSync(new Uint8Array(await packet.arrayBuffer()))
    const { number, pageUrl } = await one.read()
    expect(Object.keys(files)).toEqual([
      'fields.txt',
      'fields.json',
      'urls.txt',
      `${number}.pdf`,
      'copy.jpg',
      'comparison.jpg',
      'page.png',
    ])
    expect(Buffer.from(files['comparison.jpg'] ?? []).toString()).toBe('overlay')
    const [{ packet: shown } = {}] = (await one.correspondence()).data.notices
    const written = JSON.parse(Buffer.from(files['fields.json'] ?? []).toString('utf8'))
    expect(shown).toMatchObject({ fields: written.fields, urls: pageUrl, statements: written.statements })
    expect(shown?.fields.length).toBeGreaterThan(3)
    expect(Buffer.from(files['urls.txt'] ?? []).toString('utf8')).toBe(`${pageUrl}\n`)

    const later = new Date(Date.now() + 60_000).toISOString()
    expect(await codeOf(await one.post('/filing', { filedAt: later }))).toBe('FILING_TIME_WRONG')
    const filing = { filedAt: new Date().toISOString(), ticket: 'YT-1' }
    expect(await (await one.post('/filing', filing)).json()).toMatchObject({ state: 'filed' })
    expect(await (await one.answers('rejected', { note: '未構成侵權' })).json()).toMatchObject({
      state: 'rejected',
    })
    expect((await one.read()).timeLine.at(-1)).toMatchObject({ by: 'owner', facts: { note: '未構成侵權' } })
    expect(await codeOf(await one.post('/filing', filing))).toBe('CASE_STATE_CHANGED')
  }, 120_000)

  it.each([
    [youtubeVideo, 'counter-notice-received', 'countered', ['us-lawsuit', 'us-restore']],
    [rutenItem, 'counter-notice-received', 'countered', ['tw-lawsuit', 'tw-restore']],
    [rutenItem, 'supplement-asked', 'supplement-asked', ['tw-supplement']],
  ] as const)(
    'that was answered starts the periods of its law from the day that the claimant names: %#',
    async (place, answer, state, periods) => {
      const one = await caseAt(place())
      await one.completes()
      await one.is('ready-by-hand')
      await one.files()
      const receivedAt = new Date().toISOString()
      await one.cases.happens(one.id, 'seems-down')
      await one.cases.happens(one.id, 'still-up')
      await one.answers(answer, { receivedAt })
      const answered = await one.read()
      expect(answered.state).toBe(state)
      expect(await one.periods()).toEqual(periods)
      const started = await enforcement.rows(
        'SELECT DISTINCT started_at FROM case_clock WHERE case_id = $1 AND name = ANY($2)',
        [one.id, periods],
      )
      expect(started).toEqual([{ started_at: new Date(receivedAt) }])
    },
    120_000,
  )

  it('is signed again where what it says has changed, and is nobody else’s to see', async () => {
    const one = await caseAt(telegramPost())
    await one.is('needs-input')
    await one.saves()
    const { data } = await one.gives()
    const { data: changed } = await one.gives({ workDescription: `${noticeStatements.workDescription}改` })
    expect(changed.contentSha256).not.toBe(data.contentSha256)
    expect(await codeOf(await one.signs(data.contentSha256))).toBe('NOTICE_CHANGED')
    const stranger = await enforcement.member()
    for (const path of ['notice', 'correspondence', 'packet', `notices/${crypto.randomUUID()}`])
      expect((await one.get(`/${path}`, stranger.token)).status).toBe(404)
  }, 120_000)

  it('of a claimant whose notices were suspended does not go out, and no new case is opened', async () => {
    const stage = await CaseStage.member(enforcement, 1)
    await enforcement.rows(
      `INSERT INTO claimant_decision (owner_id, standing, reason, decided_by, decided_at)
       VALUES ($1, 'suspended', 'forged', $1, now())`,
      [stage.owner.id],
    )
    const refused = await stage.open([(await stage.findsCopy()).findingId])
    expect([refused.status, await codeOf(refused)]).toEqual([403, 'CLAIMANT_SUSPENDED'])
  })
})
