import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What administrators have changed of the channels that the product came with, and by which one a signed notice goes. */
export class ChannelVersions1700000127000 implements MigrationInterface {
  name = 'ChannelVersions1700000127000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE channel_version (
        channel_id text NOT NULL,
        version integer NOT NULL CHECK (version > 0),
        -- Null: with this version, what the product came with holds again.
        certainty text CHECK (certainty IN ('verified', 'secondary', 'unconfirmed')),
        address text,
        checked_on date,
        -- Null of a mere look.
        reason text,
        changed_by uuid NOT NULL,
        changed_at timestamptz NOT NULL,
        PRIMARY KEY (channel_id, version),
        CHECK (certainty IS NOT NULL OR (address IS NULL AND checked_on IS NULL)),
        CHECK (certainty <> 'verified' OR (address IS NOT NULL AND checked_on IS NOT NULL))
      );
      -- A version is never changed, nor taken away.
      REVOKE UPDATE, DELETE ON channel_version FROM CURRENT_USER;

      -- The channel as it was when the claimant signed; null of signatures of before.
      ALTER TABLE notice_draft ADD COLUMN signed_channel jsonb
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notice_draft DROP COLUMN signed_channel; DROP TABLE channel_version')
  }
}
