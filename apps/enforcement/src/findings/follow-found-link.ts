import { Injectable } from '@nestjs/common'
import { findingRecorded } from '@originseal/contracts'
import { OnJob, type Effect, type RunningJob } from '@originseal/jobs'
import { FollowShortLink } from '../channels/follow-short-link'
import { followFoundLink, type FollowFoundLinkJob } from './finding-jobs'
import { FoundCopiesQueries } from './found-copies.queries'
import { FoundCopiesRepository } from './found-copies.repository'
import { NoteFinding } from './note-finding'

/** A copy found under a short link is kept where that leads to: notices name the item, and a case is about it. */
@Injectable()
export class FollowFoundLink {
  constructor(
    private readonly queries: FoundCopiesQueries,
    private readonly copies: FoundCopiesRepository,
    private readonly followShortLink: FollowShortLink,
    private readonly noteFinding: NoteFinding,
  ) {}

  @OnJob(followFoundLink)
  async execute({
    payload: { workId, targetKey },
  }: Pick<RunningJob<FollowFoundLinkJob>, 'payload'>): Promise<Effect | void> {
    const copy = await this.queries.at(workId, targetKey)
    // Of one that was told of before the method was kept, too little is known.
    if (!copy || copy.decision !== null || copy.method === null) return
    const target = await this.followShortLink.execute(copy.pageUrl)
    if (!target) return
    const found = findingRecorded.payload.parse({
      ...copy,
      findingId: copy.id,
      pageUrl: target.asFound,
      pageTitle: copy.pageTitle ?? undefined,
      seller: copy.seller ?? undefined,
      capturedAt: copy.capturedAt.toISOString(),
    })
    return async (tx) => {
      await this.copies.remove(tx, { workId, targetKey })
      await this.noteFinding.execute(tx, found)
    }
  }
}
