import { Injectable } from '@nestjs/common'
import { ownedBy, type Caller } from '@originseal/http'
import { FoundCopiesQueries, type FoundCopyRecord } from './found-copies.queries'
import { OwnersQueries } from './owners.queries'

export interface VisibleCopy extends FoundCopyRecord {
  readonly isMasked: boolean
}

/** Copies as their owner may see them. */
@Injectable()
export class FindCopies {
  constructor(
    private readonly copies: FoundCopiesQueries,
    private readonly owners: OwnersQueries,
  ) {}

  /** In the order of the ids. @throws Problem FOUND_COPY_NOT_FOUND also for somebody else's */
  async byIds(ids: readonly string[], caller: Caller): Promise<VisibleCopy[]> {
    const found = new Map((await this.copies.byIds(ids)).map((copy) => [copy.id, copy]))
    const owned = [...new Set(ids)].map((id) => ownedBy(caller, found.get(id), 'FOUND_COPY_NOT_FOUND'))
    return this.visible(owned, caller)
  }

  async undecided(caller: Caller, limit: number): Promise<VisibleCopy[]> {
    return this.visible(await this.copies.undecided(caller.userId, limit), caller)
  }

  private async visible(copies: readonly FoundCopyRecord[], caller: Caller): Promise<VisibleCopy[]> {
    const isVisible = await this.owners.visibilityFor(caller, [
      ...new Set(copies.map(({ scanId }) => scanId)),
    ])
    return copies.map((copy) => ({ ...copy, isMasked: !isVisible(copy) }))
  }
}
