import type { MigrationInterface, QueryRunner } from 'typeorm'

export class MailRemovals1700000020100 implements MigrationInterface {
  name = 'MailRemovals1700000020100'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE mail_removal (account_id uuid PRIMARY KEY)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE mail_removal')
  }
}
