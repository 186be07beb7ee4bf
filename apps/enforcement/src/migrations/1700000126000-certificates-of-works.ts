import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Where the certificate of a work lies that a case is about. */
export class CertificatesOfWorks1700000126000 implements MigrationInterface {
  name = 'CertificatesOfWorks1700000126000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE anchored_work ADD COLUMN certificate_key text')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE anchored_work DROP COLUMN certificate_key')
  }
}
