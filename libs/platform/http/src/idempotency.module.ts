import { Global, Module } from '@nestjs/common'
import { Idempotency } from './idempotency'

/**
 * For services with a database: one effect per Idempotency-Key. Needs `JobsModule`, and `Idempotency1700000000002` and
 * `IdempotencyReservations1700000020000` migrated.
 */
@Global()
@Module({ providers: [Idempotency], exports: [Idempotency] })
export class IdempotencyModule {}
