import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Where the other side of a case wants to be told of news, and how often codes were asked for. */
export class RespondentMails1700000125000 implements MigrationInterface {
  name = 'RespondentMails1700000125000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE respondent_address (
        id uuid PRIMARY KEY,
        case_id uuid NOT NULL UNIQUE,
        negotiation_id uuid NOT NULL UNIQUE REFERENCES negotiation ON DELETE CASCADE,
        -- The address, under a key that the database does not hold.
        encrypted text NOT NULL,
        language text NOT NULL CHECK (language IN ('zh-TW', 'en')),
        -- Of the token by which its mails can be stopped.
        stop_sha256 bytea NOT NULL UNIQUE,
        -- Null once the address was confirmed.
        code_hash bytea,
        code_expires_at timestamptz,
        code_tries int NOT NULL DEFAULT 0,
        -- What no mail has told of so far.
        news text CHECK (news IN ('news', 'deadline')),
        CHECK ((code_hash IS NULL) = (code_expires_at IS NULL)),
        CHECK (code_hash IS NULL OR news IS NULL)
      );
      CREATE INDEX respondent_address_unconfirmed ON respondent_address (code_expires_at)
        WHERE code_expires_at IS NOT NULL;

      -- Keys are HMACs of a negotiation, a network or a mailbox.
      CREATE TABLE respondent_code_request (
        key bytea NOT NULL,
        at timestamptz NOT NULL
      );
      CREATE INDEX respondent_code_request_of_key ON respondent_code_request (key, at);
      CREATE INDEX respondent_code_request_by_age ON respondent_code_request (at);
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE respondent_code_request, respondent_address')
  }
}
