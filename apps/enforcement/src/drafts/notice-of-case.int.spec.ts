import { verifyPdfSignature } from '@originseal/documents/verify'
import type {
  AdministeredCaseView,
  CaseView,
  CorrespondenceView,
  NoticeDraftView,
} from '@originseal/contracts'
import { until } from '@originseal/testing'
import { startSmtpDouble, type SmtpDouble } from '@originseal/testing/smtp-double'
import { unzipSync } from 'fflate'
import { CaseStage } from '../cases/cases.harness'
import { startEnforcement, type RunningEnforcement } from '../enforcement.harness'

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
const email = 'rights@yuan.example'
const claimant = {
  role: 'owner',
  legalName: '林小原',
  address: { lines: '重慶南路一段 122 號', city: '台北市', country: 'TW' },
  phone: '+886223456789',
}
const ticked = ['US-v', 'US-vi-accuracy', 'US-vi-authority', 'TW-5', 'TW-6']
const statements = {
  workDescription: '一幅數位插畫：清晨的海岸、三艘漁船與遠山，2024 年完成。',
  originalUrls: ['https://yuan.example/works/island'],
  exception: 'none',
  noLicence: true,
  ticked,
}

/** A member with a case about a copy at a platform whose channel is known. */
async function caseAt(pageUrl: string) {
  const stage = await CaseStage.member(enforcement, 1)
  const { id: ownerId, token } = stage.owner
  const finding = await stage.findsCopy({ pageUrl })
  await stage.sealsWork(finding.workId, '島嶼晨光')
  const [opened] = await stage.opens(finding)
  const id = opened?.id ?? ''
  const read = async () => (await (await stage.read(id)).json()) as CaseView
  const is = (state: CaseView['state']) =>
    until(async () => (await read()).state === state, { what: `the case to be ${state}` })
  const post = (path: string, body?: unknown, key?: string) => enforcement.post(path, token, body, key)
  const proof = () => enforcement.identity.proveStepUp(ownerId, email)
  return {
    id,
    ownerId,
    token,
    read,
    is,
    post,
    proof,
    saves: async () => post('/claimant', { ...claimant, proof: await proof() }),
    gives: async (more = {}) =>
      (await (await post(`/cases/${id}/notice`, { ...statements, ...more })).json()) as NoticeDraftView,
    signs: async (contentSha256: string | null, more = {}, key?: string) =>
      post(
        `/cases/${id}/signature`,
        { contentSha256, signedName: claimant.legalName, proof: await proof(), ...more },
        key,
      ),
    correspondence: async () =>
      (await (await enforcement.get(`/cases/${id}/correspondence`, token)).json()) as CorrespondenceView,
  }
}
let items = 0
const telegramPost = () => `https://t.me/copies/${(items += 1)}`
const youtubeVideo = () => `https://www.youtube.com/watch?v=dQw4w9WgX${String((items += 1)).padStart(2, '0')}`

describe('MEMBER-06: the notice of a case', () => {
  it('says all that it misses and where to give it, then is signed and leaves by mail', async () => {
    const one = await caseAt(telegramPost())
    await one.is('needs-input')
    const empty = (await (
      await enforcement.get(`/cases/${one.id}/notice`, one.token)
    ).json()) as NoticeDraftView
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
    const pdf = await enforcement.get(`/cases/${one.id}/notices/${data.notices[0]?.id}`, one.token)
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
    await one.post(`/cases/${one.id}/negotiation`, { claimantName: '林小原' })
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
    const others = await enforcement.identity.proveStepUp(crypto.randomUUID(), email)
    expect(await codeOf(await one.signs(data.contentSha256, { proof: others }))).toBe('STEP_UP_NEEDED')
    const key = crypto.randomUUID()
    expect((await one.signs(data.contentSha256, {}, key)).status).toBe(200)
    expect((await one.signs(data.contentSha256, {}, key)).status).toBe(200)
    await one.is('filed')
    expect((await one.correspondence()).data.notices).toHaveLength(1)
    expect(await codeOf(await one.signs(data.contentSha256))).toBe('CASE_STATE_CHANGED')
  }, 120_000)

  it('for a form is a packet; the claimant says when it was filed and what was answered', async () => {
    const one = await caseAt(youtubeVideo())
    await one.is('needs-input')
    await one.saves()
    expect((await enforcement.get(`/cases/${one.id}/packet`, one.token)).status).toBe(404)
    const { data } = await one.gives()
    expect(data.faults).toEqual([])
    await one.signs(data.contentSha256)
    await one.is('ready-by-hand')
    const packet = await enforcement.get(`/cases/${one.id}/packet`, one.token)
    const files = unzipSync(new Uint8Array(await packet.arrayBuffer()))
    const { number, pageUrl } = await one.read()
    expect(Object.keys(files)).toEqual(['fields.txt', 'fields.json', 'urls.txt', `${number}.pdf`])
    expect(Buffer.from(files['urls.txt'] ?? []).toString('utf8')).toBe(`${pageUrl}\n`)

    const later = new Date(Date.now() + 60_000).toISOString()
    expect(await codeOf(await one.post(`/cases/${one.id}/filing`, { filedAt: later }))).toBe(
      'FILING_TIME_WRONG',
    )
    const filing = { filedAt: new Date().toISOString(), ticket: 'YT-1' }
    expect(await (await one.post(`/cases/${one.id}/filing`, filing)).json()).toMatchObject({ state: 'filed' })
    const answer = { answer: 'rejected', receivedAt: new Date().toISOString(), note: '未構成侵權' }
    expect(await (await one.post(`/cases/${one.id}/answers`, answer)).json()).toMatchObject({
      state: 'rejected',
    })
    expect((await one.read()).timeLine.at(-1)).toMatchObject({ by: 'owner', facts: { note: '未構成侵權' } })
    expect(await codeOf(await one.post(`/cases/${one.id}/filing`, filing))).toBe('CASE_STATE_CHANGED')
  }, 120_000)

  it('is signed again where what it says has changed, and is nobody else’s to see', async () => {
    const one = await caseAt(telegramPost())
    await one.is('needs-input')
    await one.saves()
    const { data } = await one.gives()
    const { data: changed } = await one.gives({ workDescription: `${statements.workDescription}改` })
    expect(changed.contentSha256).not.toBe(data.contentSha256)
    expect(await codeOf(await one.signs(data.contentSha256))).toBe('NOTICE_CHANGED')
    const stranger = await enforcement.member()
    for (const path of ['notice', 'correspondence', 'packet', `notices/${crypto.randomUUID()}`])
      expect((await enforcement.get(`/cases/${one.id}/${path}`, stranger.token)).status).toBe(404)
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
