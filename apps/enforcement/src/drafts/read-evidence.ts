import { Injectable } from '@nestjs/common'
import { FoundCopiesQueries } from '../findings/found-copies.queries'
import { KnownWorksQueries } from '../findings/known-works.queries'
import { ObservationsQueries } from '../observations/observations.queries'
import type { DraftedCase } from './drafted-case'

/** Reads what is known of a copy and of the work that it is a copy of. */
@Injectable()
export class ReadEvidence {
  constructor(
    private readonly copies: FoundCopiesQueries,
    private readonly works: KnownWorksQueries,
    private readonly observations: ObservationsQueries,
  ) {}

  async execute({ id, workId, targetKey }: DraftedCase) {
    const [copy, anchoredSeal, lastShown] = await Promise.all([
      this.copies.at(workId, targetKey),
      this.works.anchoredSeal(workId),
      this.observations.lastShown(id),
    ])
    return {
      anchoredSeal,
      seenAt: laterOf(copy?.capturedAt, lastShown),
      decision: copy?.decision ?? null,
      originScore: copy?.originScore ?? 0,
    }
  }
}

const laterOf = (one: Date | undefined, other: Date | undefined): Date | undefined =>
  one && other ? new Date(Math.max(one.getTime(), other.getTime())) : (one ?? other)
