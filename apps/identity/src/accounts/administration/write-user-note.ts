import { Injectable } from '@nestjs/common'
import type { UserNote } from '@originseal/contracts'
import { Idempotency } from '@originseal/http'
import { AccountsRepository } from '../accounts.repository'
import { NotesRepository } from './notes.repository'

interface WrittenNote {
  readonly accountId: string
  readonly authorId: string
  readonly text: string
}

/** Keeps what administrators should know about an account; it goes with the account. */
@Injectable()
export class WriteUserNote {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly accounts: AccountsRepository,
    private readonly notes: NotesRepository,
  ) {}

  /** @throws Problem ACCOUNT_NOT_FOUND */
  execute({ accountId, authorId, text }: WrittenNote, key: string | undefined): Promise<UserNote> {
    const request = { key, scope: `writeUserNote:${authorId}`, request: { accountId, text } }
    return this.idempotency.once(request, async (tx) => {
      await this.accounts.held(tx, accountId)
      const note = { id: crypto.randomUUID(), authorId, text, writtenAt: new Date().toISOString() }
      await this.notes.insert(tx, accountId, note)
      return note
    })
  }
}
