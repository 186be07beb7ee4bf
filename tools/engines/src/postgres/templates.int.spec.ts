import { connected, urlFor } from './databases'
import { copyDatabase, provideTemplate, removeTemplates, type TemplateDatabase } from './templates'
import { TEST_RUN, TEST_SERVER_URL } from './test-server'

const adminUrl = process.env[TEST_SERVER_URL] as string
const prefix = `${process.env[TEST_RUN]}_spec`
const template: TemplateDatabase = { name: `${prefix}_letters`, password: 'of this test' }
const letters = (url: string) =>
  connected(url, async (client) => (await client.query('SELECT text FROM letter ORDER BY text')).rows)

let prepared: number
const prepare = (url: string): Promise<void> =>
  connected(url, async (client) => {
    prepared += 1
    await client.query(`CREATE TABLE letter (text text NOT NULL); INSERT INTO letter VALUES ('first')`)
  })

beforeEach(() => (prepared = 0))
afterEach(() => removeTemplates(adminUrl, prefix))

describe('a template database', () => {
  it('is made once when several ask for it at once', async () => {
    await Promise.all([1, 2, 3].map(() => provideTemplate(adminUrl, template, prepare)))
    expect(prepared).toBe(1)
  })

  it('is what its copies begin with, and what one copy gets the others do not see', async () => {
    await provideTemplate(adminUrl, template, prepare)
    const [one, other] = await Promise.all(
      ['one', 'other'].map((name) => copyDatabase(adminUrl, template, `${prefix}_${name}`)),
    )
    await connected(one!, (client) => client.query(`INSERT INTO letter VALUES ('second')`))
    expect(await letters(one!)).toEqual([{ text: 'first' }, { text: 'second' }])
    expect(await letters(other!)).toEqual([{ text: 'first' }])
  })

  it('lets its role alter what was copied: a later migration can run on a copy', async () => {
    await provideTemplate(adminUrl, template, prepare)
    const url = await copyDatabase(adminUrl, template, `${prefix}_altered`)
    await connected(url, (client) => client.query('ALTER TABLE letter ADD COLUMN sent boolean'))
    expect(await letters(url)).toEqual([{ text: 'first' }])
  })

  it('that could not be filled is not copied, and is made anew by the next who asks', async () => {
    const failing = provideTemplate(adminUrl, template, async (url) => {
      await connected(url, (client) => client.query('CREATE TABLE half (text text)'))
      throw new Error('a migration failed')
    })
    await expect(failing).rejects.toThrow('a migration failed')
    await provideTemplate(adminUrl, template, prepare)
    const url = await copyDatabase(adminUrl, template, `${prefix}_whole`)
    const { rows } = await connected(url, (client) =>
      client.query(`SELECT tablename FROM pg_tables WHERE schemaname = 'public'`),
    )
    expect(rows).toEqual([{ tablename: 'letter' }])
  })

  it('and its copies are closed to the roles of others', async () => {
    const stranger: TemplateDatabase = { name: `${prefix}_strangers`, password: 'another' }
    await provideTemplate(adminUrl, template, prepare)
    await provideTemplate(adminUrl, stranger, async () => undefined)
    const url = await copyDatabase(adminUrl, template, `${prefix}_closed`)
    const entered = letters(urlFor(url, `${prefix}_closed`, stranger))
    await expect(entered).rejects.toThrow('permission denied')
  })

  it('leaves the server with everything that was copied from it', async () => {
    await provideTemplate(adminUrl, template, prepare)
    await copyDatabase(adminUrl, template, `${prefix}_left_behind`)
    await removeTemplates(adminUrl, prefix)
    const { rows } = await connected(adminUrl, (client) =>
      client.query(
        `SELECT datname FROM pg_database WHERE starts_with(datname, $1)
         UNION SELECT rolname FROM pg_roles WHERE starts_with(rolname, $1)`,
        [prefix],
      ),
    )
    expect(rows).toEqual([])
  })
})
