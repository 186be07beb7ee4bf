import { ImageWorkers } from '@originseal/fingerprint'
import { photograph } from '@originseal/fingerprint/fixtures'
import type { ObjectStore } from '@originseal/storage'
import { holdChecks } from '../cases/cases.harness'
import { startEnforcement, type RunningEnforcement } from '../enforcement.harness'
import { OBJECTS } from '../tools/tools'
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

test('MEMBER-07: the work is shown small to whoever has the link, and to nobody else', async () => {
  const { page, at, token } = await door.negotiate()
  const original = await photograph(11, undefined, { width: 1200, height: 900 }).jpeg().toBuffer()
  await enforcement.app.get<ObjectStore>(OBJECTS).put('r', original, { contentType: 'image/jpeg' })
  const shown = await fetch(`${url}${page}/work`)
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  const { width, height } = await enforcement.app
    .get(ImageWorkers)
    .inspect(Buffer.from(await shown.arrayBuffer()))
  expect([width, height]).toEqual([480, 360])
  await enforcement.post(at('/links'), token)
  expect((await fetch(`${url}${page}/work`)).status).toBe(404)
  const mistyped = await fetch(`${url}/d/${'y'.repeat(201)}/work`)
  expect([mistyped.status, mistyped.headers.get('content-type')]).toEqual([
    400,
    'application/problem+json; charset=utf-8',
  ])
})

test('MEMBER-07: the copy is shown beside the work, with the day on which it was seen', async () => {
  const objects = enforcement.app.get<ObjectStore>(OBJECTS)
  const capturedAt = '2026-10-02T20:00:00.000Z'
  const keep = async (label: 'picture' | 'overlay', width: number) => {
    const bytes = await photograph(12, undefined, { width, height: 600 }).jpeg().toBuffer()
    const path = `evidence/${crypto.randomUUID()}`
    return { label, path, capturedAt, ...(await objects.put(path, bytes, { contentType: 'image/jpeg' })) }
  }
  const captures = [await keep('picture', 800), await keep('overlay', 1_600)]
  const { page, at, token, notice } = await door.negotiate({ captures, capturedAt })
  const html = await (await fetch(`${url}${page}?lang=en`)).text()
  for (const said of [`src="${page}/copy/picture"`, `src="${page}/copy/overlay"`, 'October 3, 2026'])
    expect(html).toContain(said)
  expect((await notice()).text.en).toContain('Found on: 3 October 2026')
  const sizes = await Promise.all(
    ['picture', 'overlay'].map(async (shown) => {
      const answer = await fetch(`${url}${page}/copy/${shown}`)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
      const bytes = Buffer.from(await answer.arrayBuffer())
      return (await enforcement.app.get(ImageWorkers).inspect(bytes)).width
    }),
  )
  expect(sizes).toEqual([480, 960])
  expect((await fetch(`${url}${page}/copy/screenshot`)).status).toBe(400)
  await objects.remove(captures[0]!.path)
  expect((await fetch(`${url}${page}/copy/picture`)).status).toBe(404)
  await enforcement.post(at('/links'), token)
  expect((await fetch(`${url}${page}/copy/overlay`)).status).toBe(404)
}, 60_000)
