import { Module, type DynamicModule } from '@nestjs/common'
import { AnchorsModule } from '../anchors/anchors.module'
import { FindingsModule } from '../findings/findings.module'
import { NegotiationsModule } from '../negotiations/negotiations.module'
import { CaseFilesController } from './case-files.controller'
import { CorrespondenceParts } from './correspondence-parts'
import { FindingParts } from './finding-parts'
import { GatherParts } from './gather-parts'
import { NegotiationParts } from './negotiation-parts'
import { ObservationParts } from './observation-parts'
import { WriteCaseFile } from './write-case-file'

/** A case as one file that a stranger can check. */
@Module({})
export class CaseFilesModule {
  /** @param parts cases, notices, inbox and observations */
  static forRoot(...parts: DynamicModule[]): DynamicModule {
    return {
      module: CaseFilesModule,
      imports: [...parts, AnchorsModule, FindingsModule, NegotiationsModule],
      controllers: [CaseFilesController],
      providers: [
        CorrespondenceParts,
        FindingParts,
        GatherParts,
        NegotiationParts,
        ObservationParts,
        WriteCaseFile,
      ],
    }
  }
}
