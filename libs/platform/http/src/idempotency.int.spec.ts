import { Logger } from '@nestjs/common'
import { openDatabase, Reads, Transaction, type Tx } from '@originseal/database'
import { createTestDatabase, until, type TestDatabase } from '@originseal/testing'
import type { DataSource } from 'typeorm'
import { Idempotency } from './idempotency'
import { Idempotency1700000000002 } from './idempotency.migration'
import { IdempotencyReservations1700000020000 } from './idempotency-reservations.migration'

let database: TestDatabase
let source: DataSource
let idempotency: Idempotency
const migrations = [Idempotency1700000000002, IdempotencyReservations1700000020000]

beforeAll(async () => {
  Logger.overrideLogger(false)
  database = await createTestDatabase()
  source = await openDatabase({ url: database.url, applicationName: 'keys', entities: [], migrations })
  await source.query('CREATE TABLE effect (text text)')
  idempotency = new Idempotency(new Transaction(source), new Reads(source))
})
afterAll(async () => {
  await source.destroy()
  await database.drop()
})
beforeEach(() => source.query('TRUNCATE effect, idempotency_key'))

const request = { key: 'the-same-key', scope: 'POST /effects', request: { text: 'a' } }
const write = async (tx: Tx) => {
  await tx.query("INSERT INTO effect VALUES ('a')")
  return { made: crypto.randomUUID() }
}
const effects = async (): Promise<number> => ((await source.query('SELECT FROM effect')) as unknown[]).length
const reserved = async (): Promise<boolean> =>
  ((await source.query('SELECT FROM idempotency_key')) as unknown[]).length > 0

/** A promise that somebody else resolves. */
function gate(): { opened: Promise<void>; open: () => void } {
  let open = (): void => undefined
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { opened, open: () => open() }
}

describe('what a request does before its transaction', () => {
  test('is done once by ten at once, and all are answered alike', async () => {
    let prepared = 0
    const ask = () =>
      idempotency.inTurn(request, async () => {
        prepared += 1
        return idempotency.once(request, write)
      })
    const answers = await Promise.all(Array.from({ length: 10 }, ask))
    expect(new Set(answers.map(({ made }) => made)).size).toBe(1)
    expect({ prepared, effects: await effects() }).toEqual({ prepared: 1, effects: 1 })
  })

  test('is tried by the next as soon as one has failed', async () => {
    const failed = idempotency.inTurn(request, async () => {
      throw new Error('planted')
    })
    await expect(failed).rejects.toThrow('planted')
    const began = Date.now()
    await idempotency.inTurn(request, () => idempotency.once(request, write))
    expect(Date.now() - began).toBeLessThan(5_000)
    expect(await effects()).toBe(1)
  })

  test('is refused to another request under the key while the first is at work', async () => {
    const { opened, open } = gate()
    const first = idempotency.inTurn(request, async () => {
      await opened
      return idempotency.once(request, write)
    })
    await until(reserved, { what: 'the reservation' })
    const other = { ...request, request: { text: 'b' } }
    await expect(idempotency.inTurn(other, () => idempotency.once(other, write))).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    })
    open()
    await first
    expect(await effects()).toBe(1)
  })

  test('has one effect also when two do it, because the first stood still past its reservation', async () => {
    const { opened, open } = gate()
    const frozen = idempotency.inTurn(request, async () => {
      await opened
      return idempotency.once(request, write)
    })
    await until(reserved, { what: 'the reservation' })
    await source.query("UPDATE idempotency_key SET reserved_until = now() - interval '1 second'")
    const second = await idempotency.inTurn(request, () => idempotency.once(request, write))
    open()
    expect(await frozen).toEqual(second)
    expect(await effects()).toBe(1)
  })
})
