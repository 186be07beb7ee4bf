import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What scans have found is told to other services; what was found before is told now, the earliest scan first. */
export class FindingsTold1700000080000 implements MigrationInterface {
  name = 'FindingsTold1700000080000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      INSERT INTO job (id, kind, key, payload, state, due_at)
      SELECT gen_random_uuid(), 'scans.tell-findings', id, jsonb_build_object('scanId', id), 'waiting', ended_at
      FROM scan WHERE state = 'completed'
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM job WHERE kind = 'scans.tell-findings'")
  }
}
