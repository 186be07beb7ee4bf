import { createTestDatabase, type TestDatabase } from '@originseal/testing'
import { Client } from 'pg'
import { describeEventTransport } from '../event-transport.contract'
import { PostgresTransport } from './postgres-transport'

describe('SYS-03: events through PostgreSQL', () => {
  let database: TestDatabase
  beforeAll(async () => (database = await createTestDatabase()))
  afterAll(() => database.drop())

  describeEventTransport(() => ({
    connect: () => PostgresTransport.connect(database.url, 'test'),
    parked: async (group) => {
      const client = new Client(database.url)
      await client.connect()
      const { rows } = await client.query<{ reason: string }>(
        'SELECT reason FROM dead_letter WHERE consumer_group = $1 ORDER BY position',
        [group],
      )
      await client.end()
      return rows.map((row) => row.reason)
    },
  }))
})
