import type { MigrationInterface, QueryRunner } from 'typeorm'

export class Anchors1700000003000 implements MigrationInterface {
  name = 'Anchors1700000003000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE anchor_batch (
        id uuid PRIMARY KEY,
        chain_id bigint NOT NULL,
        registry text NOT NULL,
        sealer text NOT NULL,
        state text NOT NULL,
        version int NOT NULL,
        opened_at timestamptz NOT NULL,
        leaf_count int NOT NULL CHECK (leaf_count > 0),
        root text NOT NULL UNIQUE,
        sent_at timestamptz,
        inclusion jsonb,
        UNIQUE (id, chain_id, sealer)
      );
      CREATE INDEX anchor_batch_unconfirmed ON anchor_batch (opened_at) WHERE state <> 'confirmed';

      -- A nonce belongs to one batch, whatever is signed under it.
      CREATE TABLE anchor_nonce (
        chain_id bigint NOT NULL,
        sealer text NOT NULL,
        nonce int NOT NULL,
        batch_id uuid NOT NULL,
        PRIMARY KEY (chain_id, sealer, nonce),
        UNIQUE (batch_id, nonce),
        FOREIGN KEY (batch_id, chain_id, sealer) REFERENCES anchor_batch (id, chain_id, sealer)
      );
      CREATE TABLE anchor_attempt (
        batch_id uuid NOT NULL,
        nonce int NOT NULL,
        position int NOT NULL,
        hash text NOT NULL UNIQUE,
        raw_transaction text NOT NULL,
        max_fee_per_gas numeric NOT NULL,
        signed_at timestamptz NOT NULL,
        PRIMARY KEY (batch_id, position),
        FOREIGN KEY (batch_id, nonce) REFERENCES anchor_nonce (batch_id, nonce)
      );

      CREATE TABLE seal_leaf (
        work_id uuid PRIMARY KEY REFERENCES work ON DELETE CASCADE,
        owner_id uuid NOT NULL,
        sequence bigserial UNIQUE,
        salt text NOT NULL,
        commitment text NOT NULL,
        queued_at timestamptz NOT NULL DEFAULT now(),
        batch_id uuid REFERENCES anchor_batch,
        leaf_index int,
        UNIQUE (batch_id, leaf_index),
        CHECK ((batch_id IS NULL) = (leaf_index IS NULL))
      );
      CREATE INDEX seal_leaf_waiting ON seal_leaf (sequence) WHERE batch_id IS NULL;
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE seal_leaf, anchor_attempt, anchor_nonce, anchor_batch')
  }
}
