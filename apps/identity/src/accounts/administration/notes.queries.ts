import { Injectable } from '@nestjs/common'
import type { UserNote } from '@originseal/contracts'
import { Reads } from '@originseal/database'

const shown = 100

@Injectable()
export class NotesQueries {
  constructor(private readonly reads: Reads) {}

  /** The latest about an account, newest first. */
  async of(accountId: string): Promise<UserNote[]> {
    const rows = await this.reads.query<Omit<UserNote, 'writtenAt'> & { writtenAt: Date }>(
      `SELECT id, author_id AS "authorId", text, written_at AS "writtenAt" FROM account_note
       WHERE account_id = $1 ORDER BY written_at DESC, id DESC LIMIT ${shown}`,
      [accountId],
    )
    return rows.map(({ id, authorId, text, writtenAt }) => ({
      id,
      authorId,
      text,
      writtenAt: writtenAt.toISOString(),
    }))
  }
}
