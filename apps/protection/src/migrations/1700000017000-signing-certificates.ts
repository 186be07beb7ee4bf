import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The certificates that documents are and were signed with. */
export class SigningCertificates1700000017000 implements MigrationInterface {
  name = 'SigningCertificates1700000017000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE signing_certificate (
        sha256 text PRIMARY KEY,
        pem text NOT NULL,
        first_used_at timestamptz NOT NULL
      )
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE signing_certificate')
  }
}
