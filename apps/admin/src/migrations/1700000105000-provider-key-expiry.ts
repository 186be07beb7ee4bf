import type { MigrationInterface, QueryRunner } from 'typeorm'

/** When a provider's key ends, and when services last used it. */
export class ProviderKeyExpiry1700000105000 implements MigrationInterface {
  readonly name = 'ProviderKeyExpiry1700000105000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- In Taiwan; null where nobody said that it ends.
      ALTER TABLE provider_key_version ADD COLUMN expires_on date CHECK (sealed IS NOT NULL OR expires_on IS NULL);
      ALTER TABLE provider_key_use ADD COLUMN used_at timestamptz;
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE provider_key_use DROP COLUMN used_at;
      ALTER TABLE provider_key_version DROP COLUMN expires_on;
    `)
  }
}
