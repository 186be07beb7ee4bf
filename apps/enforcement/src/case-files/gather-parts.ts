import { Injectable } from '@nestjs/common'
import { caseFilePaths, type CaseFileManifest } from '@originseal/contracts'
import type { NegotiatedCase } from '../negotiations/negotiated-case'
import type { CasePart } from './case-part'
import { CorrespondenceParts } from './correspondence-parts'
import { FindingParts } from './finding-parts'
import { NegotiationParts } from './negotiation-parts'
import { ObservationParts } from './observation-parts'
import { readmeOf } from './readme.rules'

/** What of a case its archive is made from. */
export interface GatheredCase extends NegotiatedCase {
  readonly targetKey: string
}

/** All files of a case but its custody, each read when it is its turn. */
@Injectable()
export class GatherParts {
  constructor(
    private readonly finding: FindingParts,
    private readonly observations: ObservationParts,
    private readonly correspondence: CorrespondenceParts,
    private readonly negotiation: NegotiationParts,
  ) {}

  async *of(
    row: GatheredCase,
    absent: (what: CaseFileManifest['absent'][number]) => void,
  ): AsyncGenerator<CasePart> {
    yield { path: caseFilePaths.readme, bytes: Buffer.from(readmeOf(row.number), 'utf8') }
    yield* this.finding.of(row.workId, row.targetKey, absent)
    yield* this.correspondence.of(row.number)
    yield* this.observations.of(row.id, row.pageUrl)
    yield* this.negotiation.of(row)
  }
}
