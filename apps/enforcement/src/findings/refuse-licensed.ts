import { Injectable } from '@nestjs/common'
import { Problem } from '@originseal/http'
import { LicencesQueries } from '../licences/licences.queries'
import type { VisibleCopy } from './find-copies'

/** What a settlement has licensed is not decided otherwise: it ends by date, breach or revocation. */
@Injectable()
export class RefuseLicensed {
  constructor(private readonly licences: LicencesQueries) {}

  /** @throws Problem USE_IS_LICENSED */
  async execute(copies: readonly VisibleCopy[]): Promise<void> {
    for (const { id, workId, targetKey, decision } of copies)
      if (decision === 'licensed' && (await this.licences.isLicensed(workId, targetKey)))
        throw new Problem('USE_IS_LICENSED', { findingId: id })
  }
}
