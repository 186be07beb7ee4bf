import type { MigrationInterface, QueryRunner } from 'typeorm'

export class PasswordResetRequests1700000002400 implements MigrationInterface {
  name = 'PasswordResetRequests1700000002400'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE password_reset_request (
        id uuid PRIMARY KEY,
        email text NOT NULL,
        asked_at timestamptz NOT NULL DEFAULT now()
      )
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE password_reset_request')
  }
}
