import type { MigrationInterface, QueryRunner } from 'typeorm'

/** An owner's plans from the first on, ended ones too: by which the months of the free plan are counted. */
export class SubscriptionOwner1700000093000 implements MigrationInterface {
  name = 'SubscriptionOwner1700000093000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX subscription_owner ON subscription (owner_id, started_at)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX subscription_owner')
  }
}
