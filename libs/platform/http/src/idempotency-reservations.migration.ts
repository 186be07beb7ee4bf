import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Who is at work on a request that has no answer yet, and until when that holds unless it is renewed. */
export class IdempotencyReservations1700000020000 implements MigrationInterface {
  name = 'IdempotencyReservations1700000020000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE idempotency_key ADD COLUMN reservation uuid, ADD COLUMN reserved_until timestamptz',
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM idempotency_key WHERE answer IS NULL')
    await runner.query('ALTER TABLE idempotency_key DROP COLUMN reservation, DROP COLUMN reserved_until')
  }
}
