import { readZip } from '@originseal/archives'
import type { EvidenceNoticeResponse, NegotiationView } from '@originseal/contracts'
import { photograph } from '@originseal/fingerprint/fixtures'
import type { ObjectStore } from '@originseal/storage'
import { until } from '@originseal/testing'
import { CaseStage, holdChecks } from '../cases/cases.harness'
import { startEnforcement, type RunningEnforcement } from '../enforcement.harness'
import { OBJECTS } from '../tools/tools'

let enforcement: RunningEnforcement
let url: string
let picture: Buffer
beforeAll(async () => {
  enforcement = await startEnforcement()
  url = await enforcement.app.getUrl()
  await holdChecks(enforcement)
  picture = await photograph(7, undefined, { width: 1_200, height: 900 })
    .withExif({ IFD0: { Copyright: 'HIDDEN' } })
    .jpeg()
    .toBuffer()
}, 120_000)
afterAll(() => enforcement.stop())

async function negotiate() {
  const stage = await CaseStage.member(enforcement, 1)
  const [opened] = await stage.opens(await stage.findsCopy())
  const caseId = opened?.id ?? ''
  const { token } = stage.owner
  const at = (path: string) => `/cases/${caseId}/negotiation${path}`
  await enforcement.post(at(''), token, { claimantName: '林小原' })
  const notice = (await (
    await enforcement.get(at('/evidence-notice'), token)
  ).json()) as EvidenceNoticeResponse
  const read = async () =>
    ((await (await enforcement.get(at(''), token)).json()) as { data: NegotiationView }).data
  return { caseId, token, at, read, page: new URL(notice.data.link).pathname }
}

/** As a browser without scripts sends it; again while a slow machine is busy with pictures. */
async function send(
  page: string,
  file: Blob,
  { form = crypto.randomUUID() as string, name = '授權書.jpg' } = {},
) {
  let answer: Response | undefined
  const isAnswered = async () => {
    const body = new FormData()
    body.append('form', form)
    body.append('file', file, name)
    answer = await fetch(`${url}${page}/files?lang=en`, { method: 'POST', body, redirect: 'manual' })
    return !(await answer.clone().text()).includes('Too many pictures')
  }
  await until(isAnswered, { what: 'an answer about the picture', within: 60_000 })
  return answer as Response
}
const asBlob = (bytes: Uint8Array) => new Blob([Uint8Array.from(bytes)])

/** What is kept for all negotiations. */
async function keptFiles() {
  const keys: string[] = []
  for await (const { key } of enforcement.app.get<ObjectStore>(OBJECTS).list('settlements/')) keys.push(key)
  return keys.length
}

test('MEMBER-07: a picture of the other side is drawn anew, and both sides and the case’s file have it', async () => {
  const { page, at, token, read, caseId } = await negotiate()
  expect(await (await fetch(`${url}${page}?lang=en`)).text()).toContain('enctype="multipart/form-data"')
  expect(picture.includes('HIDDEN')).toBe(true)
  const form = crypto.randomUUID()
  const sent = await send(page, asBlob(picture), { form })
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `${page}?lang=en`])
  expect((await send(page, asBlob(picture), { form })).status).toBe(303)

  const { entries, state, next } = await read()
  expect(entries).toMatchObject([
    { by: 'respondent', kind: 'file', text: '授權書.jpg', fileSha256: expect.any(String) },
  ])
  expect([state, next.actor]).toEqual(['open', 'claimant'])
  const ours = await enforcement.get(at('/files/1'), token)
  const theirs = await fetch(`${url}${page}/files/1`)
  const bytes = Buffer.from(await ours.arrayBuffer())
  expect(bytes.equals(Buffer.from(await theirs.arrayBuffer()))).toBe(true)
  expect([ours.headers.get('content-type'), bytes.includes('HIDDEN')]).toEqual(['image/jpeg', false])
  expect(await (await fetch(`${url}${page}?lang=en`)).text()).toContain(`href="${page}/files/1"`)
  const archive = await enforcement.get(`/cases/${caseId}/file`, token)
  const files = await readZip(new Uint8Array(await archive.arrayBuffer()))
  expect(Buffer.from(files.get('negotiation/files/001.jpg') ?? []).equals(bytes)).toBe(true)

  const told = await enforcement.rows<{ answer: string }>(
    `SELECT payload::jsonb ->> 'answer' AS answer FROM outbox
     WHERE name = 'enforcement.respondent-answered.v1' AND key = $1`,
    [caseId],
  )
  expect(told).toEqual([{ answer: 'file' }])
  const stranger = await enforcement.member()
  expect((await enforcement.get(at('/files/1'), stranger.token)).status).toBe(404)
  for (const nothing of ['2', '0', 'x'])
    expect((await fetch(`${url}${page}/files/${nothing}`)).status).toBeGreaterThanOrEqual(400)
  expect((await fetch(`${url}${(await negotiate()).page}/files/1`)).status).toBe(404)
}, 60_000)

test('MEMBER-07: what is no picture, is too large or one too many is refused with its reason, and nothing of it stays', async () => {
  const { page, read } = await negotiate()
  const before = await keptFiles()
  const refused: [Blob, string][] = [
    [asBlob(Buffer.from('%PDF-1.7 and so on')), 'This file can’t be read'],
    [asBlob(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), 'This file can’t be read'],
    [asBlob(picture.subarray(0, picture.length / 2)), 'This file can’t be read'],
    [asBlob(Buffer.concat([picture, Buffer.alloc(5 * 1024 * 1024)])), 'larger than 5 MB'],
    [new Blob([]), 'missing or not right'],
  ]
  for (const [file, reason] of refused) {
    const answer = await send(page, file)
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain(reason)
  }
  expect((await send(page, asBlob(picture), { form: 'no-id' })).status).toBe(422)
  expect((await send('/d/unknown', asBlob(picture))).status).toBe(404)
  expect([await keptFiles(), (await read()).entries]).toEqual([before, []])

  for (let n = 0; n < 5; n++) expect((await send(page, asBlob(picture))).status).toBe(303)
  const sixth = await send(page, asBlob(picture))
  expect([sixth.status, await sixth.text()]).toEqual([422, expect.stringContaining('No more than five')])
  expect([await keptFiles(), (await read()).entries.length]).toEqual([before + 5, 5])
}, 60_000)

test('MEMBER-07: five pictures at once are five, and ten are no more', async () => {
  const { page, read } = await negotiate()
  const small = await photograph(8, undefined, { width: 300, height: 200 }).jpeg().toBuffer()
  const before = await keptFiles()
  await Promise.all(Array.from({ length: 10 }, () => send(page, asBlob(small))))
  const { length } = (await read()).entries
  expect(length).toBeGreaterThan(0)
  expect(length).toBeLessThanOrEqual(5)
  expect(await keptFiles()).toBe(before + length)
}, 60_000)
