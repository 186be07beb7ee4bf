import { Injectable } from '@nestjs/common'
import type { ListDecisionsRequest, ReadWorkbenchRequest } from '@originseal/contracts'
import { ownedBy, type Caller } from '@originseal/http'
import { DecidedCopiesQueries, type DecidedCopyRecord } from './decided-copies.queries'
import { FoundCopiesQueries, type FoundCopyRecord } from './found-copies.queries'
import { OwnersQueries } from './owners.queries'

type Visible<Copy extends FoundCopyRecord> = Copy & { readonly isMasked: boolean }
export type VisibleCopy = Visible<FoundCopyRecord>
export type VisibleDecidedCopy = Visible<DecidedCopyRecord>

/** Copies as their owner may see them. */
@Injectable()
export class FindCopies {
  constructor(
    private readonly copies: FoundCopiesQueries,
    private readonly owners: OwnersQueries,
    private readonly decisions: DecidedCopiesQueries,
  ) {}

  /** In the order of the ids. @throws Problem FOUND_COPY_NOT_FOUND also for somebody else's */
  async byIds(ids: readonly string[], caller: Caller): Promise<VisibleCopy[]> {
    const found = new Map((await this.copies.byIds(ids)).map((copy) => [copy.id, copy]))
    const owned = [...new Set(ids)].map((id) => ownedBy(caller, found.get(id), 'FOUND_COPY_NOT_FOUND'))
    return this.visible(owned, caller)
  }

  async undecided(caller: Caller, asked: ReadWorkbenchRequest): Promise<VisibleCopy[]> {
    return this.visible(await this.copies.undecided(caller.userId, asked), caller)
  }

  async decided(caller: Caller, asked: ListDecisionsRequest): Promise<VisibleDecidedCopy[]> {
    return this.visible(await this.decisions.page(caller.userId, asked), caller)
  }

  private async visible<Copy extends FoundCopyRecord>(
    copies: readonly Copy[],
    caller: Caller,
  ): Promise<Visible<Copy>[]> {
    const isVisible = await this.owners.visibilityFor(caller, [
      ...new Set(copies.map(({ scanId }) => scanId)),
    ])
    return copies.map((copy) => ({ ...copy, isMasked: !isVisible(copy) }))
  }
}
