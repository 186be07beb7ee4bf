import { Injectable } from '@nestjs/common'
import type { UserNote } from '@originseal/contracts'
import type { Tx } from '@originseal/database'

@Injectable()
export class NotesRepository {
  async insert(tx: Tx, accountId: string, note: UserNote): Promise<void> {
    await tx.query(
      'INSERT INTO account_note (id, account_id, author_id, text, written_at) VALUES ($1, $2, $3, $4, $5)',
      [note.id, accountId, note.authorId, note.text, note.writtenAt],
    )
  }
}
