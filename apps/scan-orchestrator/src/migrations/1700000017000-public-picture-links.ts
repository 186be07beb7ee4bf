import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Addresses under which a search engine may fetch a work's picture for some minutes. */
export class PublicPictureLinks1700000017000 implements MigrationInterface {
  name = 'PublicPictureLinks1700000017000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE public_picture_link (
        token_hash bytea PRIMARY KEY,
        work_id uuid NOT NULL REFERENCES watched_work ON DELETE CASCADE,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX public_picture_link_by_work ON public_picture_link (work_id);
      CREATE INDEX public_picture_link_by_end ON public_picture_link (expires_at);
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE public_picture_link')
  }
}
