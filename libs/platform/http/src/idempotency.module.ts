import { Global, Module } from '@nestjs/common'
import { DailySums } from './daily-sums'
import { Exports } from './exports'
import { Idempotency } from './idempotency'

/**
 * For services with a database: one effect per Idempotency-Key. Needs `JobsModule`, and `Idempotency1700000000002` and
 * `IdempotencyReservations1700000020000` migrated; for endpoints with a daily sum `FourEyesSums1700000122000`, too.
 */
@Global()
@Module({ providers: [DailySums, Exports, Idempotency], exports: [DailySums, Exports, Idempotency] })
export class IdempotencyModule {}
