import { unitEventsOf, type PayloadOf, type unitsGranted } from '@originseal/contracts'
import { openDatabase, Reads, Transaction, type Tx } from '@originseal/database'
import { Messaging1700000000001, Outbox } from '@originseal/messaging'
import { createTestDatabase } from '@originseal/testing'
import { AdvanceUnits } from './advance-units'
import { AdvancesRepository } from './advances.repository'
import { CountUnits } from './count-units'
import { CountsRepository } from './counts.repository'
import { ExpireLots } from './expire-lots'
import { GrantUnits } from './grant-units'
import { HoldUnits } from './hold-units'
import { HoldsRepository } from './holds.repository'
import { LedgerRepository } from './ledger.repository'
import { RefundUnits } from './refund-units'
import { RevokeUnits } from './revoke-units'
import { SpendUnits } from './spend-units'
import type { UnitDemand } from './unit-demand'
import { Units1700000031000 } from './units.migration'
import { WriteMove } from './write-move'

const events = unitEventsOf('ledger-test')

/** The ledger on a real database, without a service around it. */
export async function openLedger() {
  const database = await createTestDatabase()
  const source = await openDatabase({
    url: database.url,
    applicationName: 'units',
    entities: [],
    migrations: [Messaging1700000000001, Units1700000031000],
    poolSize: 20,
  })
  const transaction = new Transaction(source)
  const [outbox, ledger, advances] = [new Outbox(), new LedgerRepository(), new AdvancesRepository()]
  const writeMove = new WriteMove(ledger, outbox, events)
  const advanceUnits = new AdvanceUnits(advances, ledger, writeMove)
  const spendUnits = new SpendUnits(ledger, advanceUnits, writeMove)
  return {
    url: database.url,
    rows: <Row>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> =>
      source.query(sql, [...parameters]),
    run: <Result>(work: (tx: Tx) => Promise<Result>) => transaction.run(work),
    spendUnits,
    grantUnits: new GrantUnits(ledger, advanceUnits, writeMove),
    holdUnits: new HoldUnits(spendUnits, new HoldsRepository(), ledger, writeMove),
    refundUnits: new RefundUnits(ledger, advances, writeMove),
    revokeUnits: new RevokeUnits(ledger, writeMove, outbox, events),
    expireLots: new ExpireLots(transaction, ledger, writeMove),
    countUnits: new CountUnits(new CountsRepository(new Reads(source)), outbox, events, ['seal']),
    close: async () => {
      await source.destroy()
      await database.drop()
    },
  }
}
export type OpenLedger = Awaited<ReturnType<typeof openLedger>>

export const grantOf = (
  ownerId: string,
  more: Partial<PayloadOf<typeof unitsGranted>> = {},
): PayloadOf<typeof unitsGranted> => ({
  ownerId,
  unit: 'seal',
  lotId: crypto.randomUUID(),
  quantity: 5,
  priority: 30,
  from: '2026-01-01T00:00:00.000Z',
  reason: 'pack',
  cause: { kind: 'pack' },
  ...more,
})

export const demandOf = (ownerId: string, more: Partial<UnitDemand> = {}): UnitDemand => ({
  ownerId,
  unit: 'seal',
  quantity: 1,
  eventId: `work:${crypto.randomUUID()}`,
  cause: { kind: 'work' },
  ...more,
})
