import { type DatabaseOptions, openDatabase } from '@originseal/database'
import type { MigrationInterface, QueryRunner } from 'typeorm'
import { createServiceDatabase } from './service-database'

let migrated = 0

class Letters1700000000100 implements MigrationInterface {
  name = 'Letters1700000000100'
  async up(runner: QueryRunner): Promise<void> {
    migrated += 1
    await runner.query('CREATE TABLE letter (text text NOT NULL)')
  }
  down = async (): Promise<void> => undefined
}

class Stamps1700000000200 implements MigrationInterface {
  name = 'Stamps1700000000200'
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE letter ADD COLUMN stamp text')
  }
  down = async (): Promise<void> => undefined
}

const describeDatabase =
  (...migrations: DatabaseOptions['migrations']) =>
  (url: string): DatabaseOptions => ({ url, applicationName: 'letters', entities: [], migrations })

const columns = async (options: DatabaseOptions): Promise<string[]> => {
  const source = await openDatabase(options, false)
  const rows: { column_name: string }[] = await source.query(
    `SELECT column_name FROM information_schema.columns WHERE table_name = 'letter' ORDER BY 1`,
  )
  await source.destroy()
  return rows.map((row) => row.column_name)
}

it('migrates once for all that a run asks for; a service finds nothing left to migrate', async () => {
  const letters = describeDatabase(Letters1700000000100)
  const databases = await Promise.all([1, 2].map(() => createServiceDatabase(letters)))
  expect(await Promise.all(databases.map(({ url }) => columns(letters(url))))).toEqual([['text'], ['text']])
  expect(migrated).toBe(1)
  await Promise.all(databases.map((database) => database.drop()))
})

it('gives each set of migrations a template of its own', async () => {
  const stamped = describeDatabase(Letters1700000000100, Stamps1700000000200)
  const database = await createServiceDatabase(stamped)
  expect(await columns(stamped(database.url))).toEqual(['stamp', 'text'])
  await database.drop()
})
