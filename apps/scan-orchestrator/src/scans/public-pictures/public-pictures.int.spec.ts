import { Transaction } from '@originseal/database'
import { drawing } from '@originseal/fingerprint/fixtures'
import { createTestDatabase, until, type TestDatabase } from '@originseal/testing'
import { startIdentityDouble, type IdentityDouble } from '@originseal/testing/identity'
import sharp from 'sharp'
import { DataSource } from 'typeorm'
import { createDatabase, startOrchestrator, type RunningOrchestrator } from '../../scan-orchestrator.harness'
import { startSite, type TestSite } from '@originseal/crawling/fixtures'
import { PublicPicturesRepository } from './public-pictures.repository'
import { PublishPicture } from './publish-picture'

let databases: TestDatabase[]
let identity: IdentityDouble
let site: TestSite
let orchestrator: RunningOrchestrator
let workId: string

beforeAll(async () => {
  ;[identity, site] = await Promise.all([startIdentityDouble(), startSite()])
  databases = await Promise.all([createDatabase(), createTestDatabase()])
  const [own, events] = databases as [TestDatabase, TestDatabase]
  orchestrator = await startOrchestrator({ databaseUrl: own.url, eventsUrl: events.url, identity, site })
  workId = await orchestrator.tellOf(await drawing(5).png().toBuffer(), crypto.randomUUID())
  const known = () => sql('SELECT FROM watched_work WHERE work_id = $1', [workId])
  await until(async () => (await known()).length > 0, { what: 'the work to be known' })
}, 60_000)

afterAll(async () => {
  await orchestrator.stop()
  await Promise.all([identity.close(), site.close()])
  await Promise.all(databases.map((database) => database.drop()))
})

const sql = (text: string, values: unknown[] = []): Promise<unknown[]> =>
  orchestrator.app.get(DataSource).query(text, values)

const publish = (now?: Date): Promise<string> => {
  const transaction = orchestrator.app.get(Transaction, { strict: false })
  return new PublishPicture(transaction, new PublicPicturesRepository(), 'https://originseal.tw').execute(
    workId,
    now,
  )
}

/** Asks the service as the gateway does: without the edge's `/api`. */
const ask = (address: string): Promise<Response> =>
  orchestrator.ask(new URL(address).pathname.replace('/api', ''))

test('a stranger who knows the address gets the picture, without metadata, and nothing keeps a copy of it', async () => {
  const address = await publish()
  expect(address).toMatch(/^https:\/\/originseal\.tw\/api\/public-pictures\/[\w-]{43}$/)
  const answer = await ask(address)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  const { format, exif } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  expect({ format, exif }).toEqual({ format: 'jpeg', exif: undefined })
})

test('after ten minutes, and by any other token, there is nothing at the address', async () => {
  const tenMinutesAgo = new Date(Date.now() - 10 * 60_000 - 1)
  for (const address of [await publish(tenMinutesAgo), 'https://originseal.tw/api/public-pictures/guessed'])
    expect(await (await ask(address)).json()).toMatchObject({ code: 'NOT_FOUND' })
})

test('expired addresses are forgotten with the next one; the token itself is stored nowhere', async () => {
  await publish(new Date(Date.now() - 3_600_000))
  const address = await publish()
  const rows = await sql('SELECT * FROM public_picture_link WHERE expires_at < now()')
  expect(rows).toEqual([])
  const token = address.split('/').at(-1) as string
  const [stored] = await sql('SELECT string_agg(link::text, $1) AS text FROM public_picture_link AS link', [
    ' ',
  ])
  const hex = Buffer.from(token).toString('hex')
  expect((stored as { text: string }).text).not.toMatch(new RegExp(`${token}|${hex}`, 'u'))
})
