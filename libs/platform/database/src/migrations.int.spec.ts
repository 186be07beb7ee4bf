import { createTestDatabase, type TestDatabase } from '@originseal/testing'
import type { MigrationInterface, QueryRunner } from 'typeorm'
import { databaseSettings } from './config'
import { dataSource, type DatabaseOptions } from './data-source'
import { openDatabase } from './database.module'
import { migrate, runMigrations } from './migrations'

class Letters1700000000100 implements MigrationInterface {
  name = 'Letters1700000000100'
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE letter (text text NOT NULL)')
  }
  down = async (): Promise<void> => undefined
}
class Spoilt1700000000200 implements MigrationInterface {
  name = 'Spoilt1700000000200'
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE half (text text); SELECT 1 / 0')
  }
  down = async (): Promise<void> => undefined
}

let database: TestDatabase
let options: DatabaseOptions
beforeEach(async () => {
  database = await createTestDatabase()
  options = {
    url: database.url,
    applicationName: 'letters',
    entities: [],
    migrations: [Letters1700000000100],
  }
})
afterEach(() => database.drop())

const tables = async (): Promise<string[]> => {
  const source = await dataSource(options).initialize()
  const rows: { tablename: string }[] = await source.query(
    "SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations' ORDER BY 1",
  )
  await source.destroy()
  return rows.map(({ tablename }) => tablename)
}

describe('SYS-08: changes of the schema', () => {
  it('are made by one of two that start at once, and by nobody a second time', async () => {
    const [one, other] = [await dataSource(options).initialize(), await dataSource(options).initialize()]
    const made = await Promise.all([migrate(one), migrate(other)])
    expect(made.flat()).toEqual(['Letters1700000000100'])
    expect(await migrate(one)).toEqual([])
    await Promise.all([one.destroy(), other.destroy()])
    expect(await tables()).toEqual(['letter'])
  })

  it('are only looked for where somebody else makes them: a service does not start without them', async () => {
    await expect(openDatabase(options, false)).rejects.toThrow('MIGRATE_ON_START')
    expect(await tables()).toEqual([])
    await (await openDatabase(options)).destroy()
    await (await openDatabase(options, false)).destroy()
  })

  it('of the version before are no hindrance to it: it finds more than it knows, and starts', async () => {
    await (await openDatabase(options)).destroy()
    const source = await openDatabase({ ...options, migrations: [] }, false)
    expect(source.isInitialized).toBe(true)
    await source.destroy()
  })

  it('that fail leave nothing half done', async () => {
    options = { ...options, migrations: [Letters1700000000100, Spoilt1700000000200] }
    await expect(openDatabase(options)).rejects.toThrow('division by zero')
    expect(await tables()).toEqual(['letter'])
  })

  it('are made by a program that reads the address of the database and nothing else', async () => {
    const said: string[] = []
    const written = jest
      .spyOn(process.stdout, 'write')
      .mockImplementation((text) => said.push(String(text)) > 0)
    process.env['DATABASE_URL'] = database.url
    try {
      await runMigrations((url) => ({ ...options, url }))
      await runMigrations((url) => ({ ...options, url }))
    } finally {
      delete process.env['DATABASE_URL']
      written.mockRestore()
    }
    expect(said).toEqual(['letters: Letters1700000000100\n', 'letters: the schema is up to date\n'])
    expect(process.exitCode).toBeUndefined()
  })

  it('are made at the start unless something is said', () => {
    expect(databaseSettings.MIGRATE_ON_START.parse(undefined)).toBe(true)
    expect(databaseSettings.MIGRATE_ON_START.parse('false')).toBe(false)
  })
})
