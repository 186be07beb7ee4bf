import { connected } from '@originseal/engines'
import { createTestDatabase, type TestDatabase } from './postgres'

describe('a test database', () => {
  let one: TestDatabase
  let other: TestDatabase

  beforeAll(async () => {
    ;[one, other] = await Promise.all([createTestDatabase(), createTestDatabase()])
  })
  afterAll(async () => {
    await Promise.all([one.drop(), other.drop()])
  })

  it('belongs to its test alone: another one does not see its tables', async () => {
    await connected(one.url, (client) => client.query('CREATE TABLE only_here (id int)'))
    const seen = connected(other.url, (client) => client.query('SELECT * FROM only_here'))
    await expect(seen).rejects.toThrow('does not exist')
  })

  it("can't be entered by another database's role", async () => {
    const intruder = new URL(other.url)
    intruder.pathname = new URL(one.url).pathname
    const entered = connected(intruder.toString(), (client) => client.query('SELECT 1'))
    await expect(entered).rejects.toThrow('permission denied')
  })

  it('searches Chinese text by trigrams', async () => {
    const { rows } = await connected(one.url, async (client) => {
      await client.query('CREATE EXTENSION pg_trgm')
      return client.query<{ alike: number }>(`SELECT similarity('原印商標', '原印商標註冊') AS alike`)
    })
    expect(rows[0]?.alike).toBeGreaterThan(0.4)
  })

  it('is gone after drop, even with a connection open', async () => {
    const brief = await createTestDatabase()
    await connected(brief.url, async () => {
      await brief.drop()
    }).catch(() => undefined)
    await expect(connected(brief.url, async () => true)).rejects.toThrow(
      /does not exist|authentication failed/,
    )
  })
})
