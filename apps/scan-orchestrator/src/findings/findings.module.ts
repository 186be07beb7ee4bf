import { Module, type DynamicModule } from '@nestjs/common'
import { CountFindings } from './count-findings'
import { DecidedFindings } from './decisions/decided-findings'
import { DecisionsConsumer } from './decisions/decisions.consumer'
import { DecisionsQueries } from './decisions/decisions.queries'
import { DecisionsRepository } from './decisions/decisions.repository'
import { LicencesRepository } from './decisions/licences.repository'
import { NoteDecision } from './decisions/note-decision'
import { NoteLicence } from './decisions/note-licence'
import { EntitlementsModule } from './entitlements/entitlements.module'
import { ExamineSuspect } from './examine-suspect'
import { FindingsQueries } from './findings.queries'
import { FindingsRepository } from './findings.repository'
import { GatherEvidence } from './gather-evidence'
import { QuoteEvidence } from './quote-evidence'
import { RemoveEvidence } from './reports/remove-evidence'
import { WriteScanReport } from './reports/write-scan-report'
import { TakeEvidence } from './take-evidence'
import { VisibleFindings } from './visible-findings'
import { WriteFindings } from './write-findings'

const exported = [
  DecidedFindings,
  CountFindings,
  DecisionsQueries,
  ExamineSuspect,
  FindingsQueries,
  GatherEvidence,
  RemoveEvidence,
  VisibleFindings,
  WriteFindings,
  WriteScanReport,
]

/** Copies that were found: their evidence, scores and reports, and who may see them. A scan is known by its id only. */
@Module({})
export class FindingsModule {
  static forRoot(infrastructure: DynamicModule, corpus: DynamicModule): DynamicModule {
    return {
      module: FindingsModule,
      imports: [infrastructure, corpus, EntitlementsModule],
      controllers: [DecisionsConsumer],
      providers: [
        ...exported,
        DecisionsRepository,
        FindingsRepository,
        LicencesRepository,
        NoteDecision,
        NoteLicence,
        QuoteEvidence,
        TakeEvidence,
      ],
      exports: [...exported, EntitlementsModule],
    }
  }
}
