import { ADVISORY_LOCKS, createTestDatabase, until, type TestDatabase } from '@originseal/testing'
import { Client } from 'pg'
import { describeEventTransport } from '../event-transport.contract'
import { Undeliverable } from '../event-message'
import { Line } from '../line.fixture'
import { publishLock } from './event-store.sql'
import { PostgresTransport } from './postgres-transport'

describe('SYS-03: events through PostgreSQL', () => {
  let database: TestDatabase
  beforeAll(async () => (database = await createTestDatabase()))
  afterAll(() => database.drop())

  const sql = async <Row extends object>(text: string, parameters: unknown[] = []): Promise<Row[]> => {
    const client = new Client(database.url)
    await client.connect()
    const { rows } = await client.query<Row>(text, parameters)
    await client.end()
    return rows
  }
  const parked = async (group: string): Promise<string[]> => {
    const rows = await sql<{ reason: string }>(
      'SELECT reason FROM dead_letter WHERE consumer_group = $1 ORDER BY position',
      [group],
    )
    return rows.map((row) => row.reason)
  }

  describeEventTransport(() => ({
    connect: () => PostgresTransport.connect(database.url, 'test'),
  }))

  test('an id that is published again changes nothing', async () => {
    const name = 'test.twice.v1'
    const transport = await PostgresTransport.connect(database.url, 'test')
    const twice = { id: crypto.randomUUID(), name, key: 'one', payload: '{}', occurredAt: new Date() }
    await transport.publish([twice])
    await transport.publish([twice])
    expect(await sql('SELECT position FROM event_log WHERE name = $1', [name])).toHaveLength(1)
    await transport.close()
  })

  test('a connection that is lost while it publishes fails that attempt, not the process', async () => {
    const name = 'test.lost-connection.v1'
    const line = new Line()
    const url = new URL(database.url)
    url.port = String(await line.portTo(url.hostname, Number(url.port)))
    const transport = await PostgresTransport.connect(url.href, 'test-lost-connection')
    const message = { id: crypto.randomUUID(), name, key: 'one', payload: '{}', occurredAt: new Date() }
    const holder = new Client(database.url)
    await holder.connect()
    await holder.query('SELECT pg_advisory_lock($1)', [publishLock])
    const isWaiting = async (): Promise<boolean> =>
      (await sql<{ granted: boolean }>(ADVISORY_LOCKS)).some(({ granted }) => !granted)

    const [lost] = await Promise.allSettled([
      transport.publish([message]),
      until(isWaiting, { what: 'the publisher at its lock' }).then(() => line.cut('refused')),
    ])
    expect(lost).toMatchObject({ reason: { message: 'Connection terminated unexpectedly' } })
    await holder.end()
    line.mend()

    await transport.publish([message])
    expect(await sql('SELECT position FROM event_log WHERE name = $1', [name])).toHaveLength(1)
    await transport.close()
    await line.close()
  })

  test('a parked event stays for one retention more, so that somebody can look into it; then it is given up', async () => {
    const name = 'test.parked-and-pruned.v1'
    const transport = await PostgresTransport.connect(database.url, 'test')
    await transport.subscribe({
      group: name,
      names: [name],
      handle: async () => {
        throw new Undeliverable('planted')
      },
    })
    await transport.publish([
      { id: crypto.randomUUID(), name, key: 'one', payload: '"secret"', occurredAt: new Date() },
    ])
    await until(async () => (await parked(name)).length === 1, { what: 'the parked event' })
    await sql("UPDATE event_log SET stored_at = now() - interval '9 hours' WHERE name = $1", [name])
    const kept = () => sql('SELECT position FROM event_log WHERE name = $1', [name])

    expect((await transport.prune(8)).givenUp).toBe(0)
    expect(await kept()).toHaveLength(1)
    await sql("UPDATE dead_letter SET parked_at = now() - interval '9 hours' WHERE consumer_group = $1", [
      name,
    ])
    expect((await transport.prune(8)).givenUp).toBe(1)
    expect([await kept(), await parked(name)]).toEqual([[], []])
    await transport.close()
  })

  test('a group that listens to an event no longer does not hold it back', async () => {
    const name = 'test.no-longer-wanted.v1'
    const transport = await PostgresTransport.connect(database.url, 'test')
    const listenTo = (wanted: string) =>
      transport.subscribe({ group: 'changing', names: [wanted], handle: async () => undefined })
    await sql('INSERT INTO consumer_position (consumer_group, name, position) VALUES ($1, $2, 0)', [
      'changing',
      name,
    ])
    await transport.publish([
      { id: crypto.randomUUID(), name, key: 'one', payload: '{}', occurredAt: new Date() },
    ])
    expect((await transport.prune(0)).heldBackBy).toContain('changing')
    await listenTo('test.wanted-now.v1')
    expect((await transport.prune(0)).heldBackBy).not.toContain('changing')
    expect(await sql('SELECT position FROM event_log WHERE name = $1', [name])).toEqual([])
    await transport.close()
  })
})
