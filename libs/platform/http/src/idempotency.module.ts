import { Global, Module } from '@nestjs/common'
import { Exports } from './exports'
import { Idempotency } from './idempotency'

/**
 * For services with a database: one effect per Idempotency-Key. Needs `JobsModule`, and `Idempotency1700000000002` and
 * `IdempotencyReservations1700000020000` migrated.
 */
@Global()
@Module({ providers: [Exports, Idempotency], exports: [Exports, Idempotency] })
export class IdempotencyModule {}
