import { Logger, type ExecutionContext } from '@nestjs/common'
import { defineEndpoint, type EndpointDefinition } from '@originseal/contracts'
import { openDatabase, Reads, Transaction, type Tx } from '@originseal/database'
import type { Outbox } from '@originseal/messaging/outbox'
import { createTestDatabase, type TestDatabase } from '@originseal/testing'
import { defer, lastValueFrom } from 'rxjs'
import type { DataSource } from 'typeorm'
import { endpointKey } from './endpoint-key'
import { Idempotency } from './idempotency'
import { Idempotency1700000000002 } from './idempotency.migration'
import { IdempotencyReservations1700000020000 } from './idempotency-reservations.migration'
import { Problem } from './problem'
import { RecordAdministratorAct } from './record-administrator-act'

const migrations = [Idempotency1700000000002, IdempotencyReservations1700000020000]
let database: TestDatabase
let source: DataSource
let transaction: Transaction
let idempotency: Idempotency
beforeAll(async () => {
  Logger.overrideLogger(false)
  database = await createTestDatabase()
  source = await openDatabase({ url: database.url, applicationName: 'acts', entities: [], migrations })
  await source.query('CREATE TABLE told (action text)')
  await source.query('CREATE TABLE effect (text text)')
  transaction = new Transaction(source)
  idempotency = new Idempotency(transaction, new Reads(source))
})
afterAll(async () => {
  await source.destroy()
  await database.drop()
})
beforeEach(() => source.query('TRUNCATE told, effect, idempotency_key'))

const command = defineEndpoint({
  name: 'startRefund',
  service: 'billing',
  tag: 'things',
  summary: 'A thing.',
  access: 'payment:administer',
  perMinute: 60,
  method: 'POST',
  path: '/api/admin/payments/:id/refunds',
  audit: 'order',
  idempotency: 'key',
  response: { status: 204, empty: true },
  errors: [],
})
const { idempotency: _, ...read } = command
const view: EndpointDefinition = { ...read, name: 'readPayment', method: 'GET' }

const asked = {
  caller: { userId: crypto.randomUUID(), role: 'admin', sessionId: 'a-session' },
  ip: '192.0.2.1',
  params: { id: 'an-order' },
  query: {},
  body: { reason: 'asked twice' },
  id: 'a-request',
}

let isTold = true
const outbox: Pick<Outbox, 'add'> = {
  async add(tx: Tx, _event, act) {
    if (!isTold) throw new Error('cannot be told')
    await tx.query('INSERT INTO told VALUES ($1)', [(act as { action: string }).action])
  },
}

/** What a request to an administrators' endpoint is answered whose handler does this. */
function answerOf<Answer>(endpoint: EndpointDefinition, work: () => Promise<Answer>): Promise<Answer> {
  const handler = (): void => {}
  Reflect.defineMetadata(endpointKey, endpoint, handler)
  const context = {
    getHandler: () => handler,
    switchToHttp: () => ({ getRequest: () => asked }),
  } as unknown as ExecutionContext
  const record = new RecordAdministratorAct(transaction, outbox as Outbox)
  return lastValueFrom(record.intercept(context, { handle: () => defer(work) })) as Promise<Answer>
}

const write = (tx: Tx): Promise<unknown> => tx.query("INSERT INTO effect VALUES ('done')")
const rows = async (table: 'told' | 'effect'): Promise<number> =>
  ((await source.query(`SELECT FROM ${table}`)) as unknown[]).length

test.each([
  ['one transaction', () => transaction.run(write)],
  [
    'three, the first of which fails',
    async () => {
      await transaction.run(() => Promise.reject(new Error('planted'))).catch(() => undefined)
      await transaction.run(write)
      await transaction.run(write)
    },
  ],
  ['none', () => Promise.resolve('looked elsewhere')],
])('a command with %s leaves one entry', async (_what, work) => {
  await answerOf(command, work)
  expect(await rows('told')).toBe(1)
})

test('a command that is refused leaves none, a view one', async () => {
  const refused = answerOf(command, () => Promise.reject(new Problem('ORDER_NOT_FOUND')))
  await expect(refused).rejects.toThrow(Problem)
  expect(await rows('told')).toBe(0)
  await answerOf(view, () => Promise.resolve('shown'))
  expect(await rows('told')).toBe(1)
})

test('a command that is answered again under its key leaves no second entry', async () => {
  const request = { key: 'the-same-key', scope: 'POST /refunds', request: {} }
  const refund = () =>
    idempotency.once(request, async (tx) => ({ at: (await write(tx), crypto.randomUUID()) }))
  const answers = [await answerOf(command, refund), await answerOf(command, refund)]
  expect(answers[0]).toEqual(answers[1])
  expect({ told: await rows('told'), effects: await rows('effect') }).toEqual({ told: 1, effects: 1 })
})

test('what can’t be told is neither done nor answered', async () => {
  isTold = false
  try {
    await expect(answerOf(command, () => transaction.run(write))).rejects.toThrow('cannot be told')
    await expect(answerOf(command, () => Promise.resolve('tested'))).rejects.toThrow('cannot be told')
    await expect(answerOf(view, () => Promise.resolve('shown'))).rejects.toThrow('cannot be told')
  } finally {
    isTold = true
  }
  expect({ told: await rows('told'), effects: await rows('effect') }).toEqual({ told: 0, effects: 0 })
})
