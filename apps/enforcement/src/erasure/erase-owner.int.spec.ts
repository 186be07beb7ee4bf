import { userErased, type CaseView, type NoticeDraftView } from '@originseal/contracts'
import { until } from '@originseal/testing'
import { startSmtpDouble, type SmtpDouble } from '@originseal/testing/smtp-double'
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

/** Each is written nowhere else. */
const planted = {
  legalName: '林小原獨一無二',
  street: '重慶南路一段 98765 號',
  phone: '+886298765432',
  email: 'planted-7f3a@yuan.example',
  description: '一幅數位插畫：清晨的海岸，獨有的字句 Qx7Lm',
  title: '島嶼晨光 Zt5Kp',
  seller: 'seller-Pw3Rd',
}

/** The tables in which a text stands, in any column. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await enforcement.rows<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await enforcement.rows(
      `SELECT 1 FROM "${name}" held WHERE strpos(to_jsonb(held)::text, $1) > 0 LIMIT 1`,
      [text],
    )
    if (rows.length > 0) found.push(name)
  }
  return found
}

/** A member whose notice has left about a copy that is still there. */
async function filedCase() {
  const stage = await CaseStage.member(enforcement, 1)
  const finding = await stage.findsCopy({
    pageUrl: `https://t.me/copies/${Date.now()}`,
    seller: planted.seller,
  })
  await stage.sealsWork(finding.workId, planted.title)
  const [opened] = await stage.opens(finding)
  const id = opened?.id ?? ''
  const { token, id: ownerId } = stage.owner
  const is = (state: CaseView['state']) =>
    until(async () => ((await (await stage.read(id)).json()) as CaseView).state === state, {
      what: `the case to be ${state}`,
    })
  const proof = () => enforcement.identity.proveStepUp(ownerId, planted.email)
  await is('needs-input')
  const { legalName, street, phone, description } = planted
  const address = { lines: street, city: '台北市', country: 'TW' }
  await enforcement.post('/claimant', token, {
    role: 'owner',
    legalName,
    address,
    phone,
    proof: await proof(),
  })
  const statements = {
    workDescription: description,
    originalUrls: ['https://yuan.example/works/island'],
    exception: 'none',
    noLicence: true,
    ticked: ['US-v', 'US-vi-accuracy', 'US-vi-authority', 'TW-5', 'TW-6'],
  }
  const draft = await enforcement.post(`/cases/${id}/notice`, token, statements)
  const { contentSha256 } = ((await draft.json()) as NoticeDraftView).data
  await enforcement.post(`/cases/${id}/signature`, token, {
    contentSha256,
    signedName: legalName,
    proof: await proof(),
  })
  await is('filed')
  return { stage, id, ownerId }
}

test('MEMBER-06: what a claimant gives is told to nobody but the provider, and an erasure leaves nothing of it, live case or not', async () => {
  const { stage, id, ownerId } = await filedCase()
  const [mail] = relay.received
  expect(mail?.to).toEqual(['dmca@telegram.org'])

  const shared = new Set(['outbox', 'case_event', 'unit_entry'])
  for (const text of [planted.legalName, planted.street, planted.phone, planted.email, planted.description]) {
    const places = await tablesWith(text)
    expect(places.filter((place) => shared.has(place))).toEqual([])
    expect(places).not.toEqual([])
  }

  await enforcement.tell(userErased, { userId: ownerId, erasedAt: new Date().toISOString() })
  await until(async () => (await tablesWith(planted.legalName)).length === 0, { what: 'the erasure' })
  const left = await Promise.all(
    Object.entries(planted).map(async ([what, text]) => [what, await tablesWith(text)] as const),
  )
  // Facts that were told before keep the title until they are forgotten; nobody else does.
  expect(left.filter(([, places]) => places.some((place) => place !== 'outbox'))).toEqual([])
  const [row] = await enforcement.rows('SELECT state, outcome FROM takedown_case WHERE id = $1', [id])
  expect(row).toEqual({ state: 'closed', outcome: 'owner-gone' })
  expect(await stage.takedowns()).toMatchObject({ held: 0 })
}, 180_000)
