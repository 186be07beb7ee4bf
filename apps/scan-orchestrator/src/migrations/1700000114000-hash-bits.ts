import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Hashes are compared by the index in memory; nothing asks the database for their bits any more. */
export class HashBits1700000114000 implements MigrationInterface {
  name = 'HashBits1700000114000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE crawled_image DROP COLUMN hash_bits')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE crawled_image ADD COLUMN hash_bits bit(256)
         GENERATED ALWAYS AS (('x' || (perceptual_hash ->> 'hex'))::bit(256)) STORED`,
    )
  }
}
