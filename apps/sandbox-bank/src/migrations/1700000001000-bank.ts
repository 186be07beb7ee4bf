import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Times are the bank's own; amounts are whole NT$. */
export class Bank1700000001000 implements MigrationInterface {
  name = 'Bank1700000001000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE trade (
        trade_no text PRIMARY KEY,
        merchant_trade_no text NOT NULL UNIQUE,
        amount integer NOT NULL CHECK (amount > 0),
        method text NOT NULL CHECK (method IN ('Credit', 'ATM', 'CVS', 'BARCODE')),
        sent jsonb NOT NULL,
        state text NOT NULL CHECK (state IN ('open', 'numbered', 'paid', 'failed')),
        number jsonb,
        code text,
        message text,
        at timestamptz,
        silent_until timestamptz,
        created_at timestamptz NOT NULL
      );
      CREATE INDEX trade_newest ON trade (created_at DESC);

      CREATE TABLE card_charge (
        trade_no text PRIMARY KEY,
        ordered_by text NOT NULL REFERENCES trade,
        gwsr text NOT NULL UNIQUE,
        amount integer NOT NULL,
        code text NOT NULL,
        state text NOT NULL CHECK (state IN ('authorised', 'toCapture', 'captured', 'givenUp')),
        refunded integer NOT NULL DEFAULT 0 CHECK (refunded BETWEEN 0 AND amount),
        at timestamptz NOT NULL
      );
      CREATE INDEX card_charge_of_trade ON card_charge (ordered_by, at);

      CREATE TABLE mandate (
        trade_no text PRIMARY KEY REFERENCES trade,
        period_type text NOT NULL CHECK (period_type IN ('D', 'M', 'Y')),
        frequency integer NOT NULL,
        times integer NOT NULL,
        state text NOT NULL CHECK (state IN ('running', 'ended', 'complete')),
        succeeded integer NOT NULL,
        failed_in_row integer NOT NULL DEFAULT 0,
        next_at timestamptz NOT NULL
      );
      CREATE INDEX mandate_due ON mandate (next_at) WHERE state = 'running';

      CREATE TABLE notice (
        id uuid PRIMARY KEY,
        trade_no text NOT NULL REFERENCES trade,
        address text NOT NULL,
        body text NOT NULL,
        tries integer NOT NULL DEFAULT 0,
        answer text,
        acknowledged boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL
      );
      CREATE INDEX notice_of_trade ON notice (trade_no, created_at);

      CREATE TABLE fault (name text PRIMARY KEY);

      CREATE TABLE invoice (
        number text PRIMARY KEY,
        relate_number text NOT NULL UNIQUE,
        sent jsonb NOT NULL,
        amount integer NOT NULL,
        random_number text NOT NULL,
        issued_at timestamptz NOT NULL,
        voided_at timestamptz
      );
      CREATE TABLE allowance (
        number text PRIMARY KEY,
        invoice_number text NOT NULL REFERENCES invoice,
        amount integer NOT NULL CHECK (amount > 0),
        at timestamptz NOT NULL,
        voided_at timestamptz
      );
      CREATE INDEX allowance_of_invoice ON allowance (invoice_number);
      CREATE SEQUENCE invoice_number START 10000001 MAXVALUE 99999999;
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP SEQUENCE invoice_number; DROP TABLE allowance, invoice, fault, notice, mandate, card_charge, trade',
    )
  }
}
