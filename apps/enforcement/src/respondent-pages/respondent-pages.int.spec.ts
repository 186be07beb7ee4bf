import { createHash } from 'node:crypto'
import type { CaseView } from '@originseal/contracts'
import { holdChecks } from '../cases/cases.harness'
import { startEnforcement, type RunningEnforcement } from '../enforcement.harness'
import { letFallDue } from '../negotiations/negotiations.harness'
import { RespondentStage } from './respondent-stage.harness'

let enforcement: RunningEnforcement
let url: string
let door: RespondentStage
beforeAll(async () => {
  enforcement = await startEnforcement()
  url = await enforcement.app.getUrl()
  door = new RespondentStage(enforcement, url)
  await holdChecks(enforcement)
}, 120_000)
afterAll(() => enforcement.stop())

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

test('MEMBER-07: two sides settle, one of them by forms without a script, and both get a signed file', async () => {
  const { page, act, at, token, caseId, stage } = await door.negotiate()
  expect((await act({ act: 'message', text: '您好' })).body.code).toBe('NEGOTIATION_STATE_CHANGED')
  await act({ act: 'invitation-sent' })
  const html = await (await fetch(`${url}${page}?lang=zh-TW`)).text()
  for (const said of [
    '林小原 &lt;script&gt;',
    '島嶼&lt;晨光&gt;',
    '並非法院或機關的文件',
    '並不證明作者是誰',
    '輪到您了',
    `<img src="${page}/work"`,
  ])
    expect(html).toContain(said)
  expect(html).not.toContain('<script')

  const { answer } = await door.fillIn(page, {
    do: 'answer',
    answer: 'removed',
    text: 'Sorry, I took it down.',
  })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${page}?lang=en`])
  const [{ due } = { due: false }] = await enforcement.rows<{ due: boolean }>(
    'SELECT look_at <= now() AS due FROM takedown_case WHERE id = $1',
    [caseId],
  )
  expect(due).toBe(true)

  const offered = (await act({ act: 'offer', terms, days: 14 })).body.data.offer
  const named = { number: offered?.number, termsHash: offered?.termsHash }
  const accepted = await door.fillIn(page, {
    do: 'accepted',
    number: '1',
    termsHash: offered?.termsHash ?? '',
  })
  expect(accepted.answer.status).toBe(303)
  expect((await act({ act: 'withdraw', ...named })).body.code).toBe('NEGOTIATION_STATE_CHANGED')
  const signature = { act: 'sign', termsHash: named.termsHash, signedName: '林小原', acceptsRespondent: true }
  expect((await act(signature)).body.code).toBe('NEGOTIATION_STATE_CHANGED')
  await door.fillIn(page, {
    do: 'sign',
    termsHash: named.termsHash ?? '',
    signedName: 'Chen',
    consent: 'yes',
  })
  expect((await act(signature)).body.data.state).toBe('signed')

  const [ours, theirs] = await Promise.all([
    enforcement.get(at('/settlement'), token),
    fetch(`${url}${page}/settlement`),
  ])
  const [one, other] = [Buffer.from(await ours.arrayBuffer()), Buffer.from(await theirs.arrayBuffer())]
  for (const file of [one, other]) {
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
    expect(file.includes('/Type /Sig')).toBe(true)
  }
  expect(one.equals(other)).toBe(true)
  const documents = await enforcement.rows<{ sha256: string }>(
    `SELECT d.sha256 FROM settlement_document d JOIN negotiation n ON n.id = d.negotiation_id
     WHERE n.case_id = $1`,
    [caseId],
  )
  expect(documents).toEqual([{ sha256: createHash('sha256').update(one).digest('hex') }])
  // It is due in weeks.
  expect((await act({ act: 'undertakings-missed' })).body.code).toBe('NEGOTIATION_STATE_CHANGED')
  await act({ act: 'undertakings-met' })
  expect((await door.read(at, token)).state).toBe('performed')
  expect((await (await stage.read(caseId)).json()) as CaseView).toMatchObject({ outcome: 'settled' })
}, 120_000)

test('MEMBER-07: nobody offers, accepts or signs what can’t be kept any more', async () => {
  const { page, act, caseId } = await door.negotiate()
  await door.fillIn(page, { do: 'message', text: 'Hello' })
  for (const outdated of [
    { ...terms, removeBy: '2026-01-10' },
    { ...terms, payBy: '2026-01-10' },
    { ...terms, removeBy: null, licence: { until: '2026-01-10' } },
  ]) {
    const { status, body } = await act({ act: 'offer', terms: outdated, days: 14 })
    expect([status, body.code]).toEqual([422, 'TERMS_OUTDATED'])
  }
  const days = { removeBy: '2026-01-10', amountTwd: '0', credit: '', days: '14' }
  const { answer } = await door.fillIn(page, { do: 'offer', ...days })
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain('A day in these terms has passed')

  const { offer } = (await act({ act: 'offer', terms, days: 14 })).body.data
  const named = { number: '1', termsHash: offer?.termsHash ?? '' }
  await letFallDue(enforcement, caseId)
  expect((await door.fillIn(page, { do: 'accepted', ...named })).answer.status).toBe(422)
})

test('MEMBER-07: of an acceptance and a withdrawal at once one has its effect, and the other is told', async () => {
  const { page, act } = await door.negotiate()
  await door.fillIn(page, { do: 'message', text: 'Hello' })
  for (let round = 1; round <= 5; round++) {
    const { offer } = (await act({ act: 'offer', terms: { ...terms, amountTwd: round }, days: 7 })).body.data
    const named = { number: String(offer?.number), termsHash: offer?.termsHash ?? '' }
    const [accepted, withdrawn] = await Promise.all([
      door.send(page, { form: crypto.randomUUID(), do: 'accepted', ...named }),
      act({ act: 'withdraw', number: offer?.number, termsHash: offer?.termsHash }),
    ])
    expect([
      [303, 409],
      [422, 200],
    ]).toContainEqual([accepted.status, withdrawn.status])
    if (accepted.status === 303) break
  }
}, 120_000)

test('MEMBER-07: a form that is sent twice counts once, and a look at the page changes nothing', async () => {
  const { page, at, token, caseId } = await door.negotiate()
  const before = await door.read(at, token)
  for (let times = 0; times < 3; times++) await fetch(`${url}${page}`)
  expect(await door.read(at, token)).toEqual(before)
  const { form } = await door.fillIn(page, { do: 'message', text: 'Once' })
  expect((await door.send(page, { form, do: 'message', text: 'Once' })).status).toBe(303)
  expect((await door.send(page, { form, do: 'message', text: 'Twice' })).status).toBe(422)
  expect((await door.read(at, token)).entries.map(({ text }) => text)).toEqual(['Once'])
  const told = await enforcement.rows<{ answer: string }>(
    `SELECT payload::jsonb ->> 'answer' AS answer FROM outbox
     WHERE name = 'enforcement.respondent-answered.v1' AND key = $1`,
    [caseId],
  )
  expect(told).toEqual([{ answer: 'message' }])
})

test('MEMBER-07: what neither side may write is answered with what can be written instead', async () => {
  const { page, act, at, token } = await door.negotiate()
  const { answer } = await door.fillIn(page, { do: 'message', text: '不付錢我就報警' })
  expect(answer.status).toBe(422)
  const shown = await answer.text()
  expect(shown).toContain('I would like to settle this between us')
  expect(shown).toContain('>不付錢我就報警</textarea>')
  await door.fillIn(page, { do: 'message', text: 'Hello' })
  const refused = await act({ act: 'message', text: '你不付錢，我就通知你的老闆' })
  expect([refused.status, refused.body.code]).toEqual([422, 'MESSAGE_REFUSED'])
  expect((await door.read(at, token)).entries).toHaveLength(1)
})

test('MEMBER-07: links that lead nowhere are all answered alike, as are codes', async () => {
  const { page, code, at, token, notice } = await door.negotiate()
  await enforcement.post(at('/links'), token)
  const unknown = `/d/${'x'.repeat(24)}`
  const pages = [page, unknown, '/d/short', `/d/${'y'.repeat(250)}`]
  const answers = await Promise.all(pages.map((each) => fetch(`${url}${each}?lang=en`)))
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect(new Set(await Promise.all(answers.map((each) => each.text()))).size).toBe(1)
  expect((await door.send(page, { form: crypto.randomUUID(), do: 'end' })).status).toBe(404)
  expect((await door.send('/d', { code })).status).toBe(404)
  const now = await notice()
  const opened = await door.send('/d', { code: ` ${now.code.toLowerCase()} ` })
  expect(opened.headers.get('location')).toBe(`${new URL(now.link).pathname}?lang=en`)
  const stored = await enforcement.rows<{ row: string }>(
    'SELECT to_jsonb(l)::text AS row FROM respondent_link l',
  )
  for (const { row } of stored) expect(row).not.toContain(new URL(now.link).pathname.slice(3))
})

test('MEMBER-07: strangers see and do nothing, and a case has one negotiation', async () => {
  const { at, token } = await door.negotiate()
  const stranger = await enforcement.member()
  for (const path of ['', '/evidence-notice', '/settlement'])
    expect((await enforcement.get(at(path), stranger.token)).status).toBe(404)
  expect((await enforcement.post(at('/acts'), stranger.token, { act: 'end' })).status).toBe(404)
  expect((await enforcement.post(at(''), token, { claimantName: '林小原' })).status).toBe(409)
  const listed = await enforcement.get('/negotiations', token)
  expect(await listed.json()).toMatchObject({
    data: { negotiations: [{ state: 'prepared' }], nextCursor: null },
  })
})

test('MEMBER-07: link scanners, prefetchers and forms that no page of ours sent change nothing', async () => {
  const { page, caseId } = await door.negotiate()
  const stands = () =>
    enforcement.rows(
      `SELECT to_jsonb(n) AS negotiation, to_jsonb(l) AS link,
         (SELECT jsonb_agg(e ORDER BY e.sequence) FROM negotiation_entry e WHERE e.negotiation_id = n.id) AS entries
       FROM negotiation n JOIN respondent_link l ON l.negotiation_id = n.id WHERE n.case_id = $1`,
      [caseId],
    )
  const before = await stands()
  const visitors: RequestInit[] = [
    { headers: { 'user-agent': 'Slackbot-LinkExpanding 1.0' } },
    { method: 'HEAD', headers: { 'user-agent': 'Mozilla/5.0 SafeLinks' } },
    { headers: { 'sec-purpose': 'prefetch;prerender', purpose: 'prefetch' } },
    { headers: { referer: 'https://mail.example/inbox' } },
  ]
  const ending = `${page}?do=end&form=${crypto.randomUUID()}`
  for (const init of visitors)
    for (const path of [page, ending, `${page}/work`, `${page}/settlement`, `${page}/licence`])
      expect((await fetch(`${url}${path}`, init)).headers.get('set-cookie')).toBeNull()
  const form = crypto.randomUUID()
  for (const fields of [{}, { do: 'end' }, { form: 'x', do: 'end' }, { form, do: 'drop' }])
    expect((await door.send(page, fields as Record<string, string>)).status).toBe(422)
  expect(before).toHaveLength(1)
  expect(await stands()).toEqual(before)
  const html = await (await fetch(`${url}${page}`)).text()
  expect(html).toContain('<meta name="referrer" content="no-referrer" />')
  expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\//u)
})
