import { Module } from '@nestjs/common'
import { actsConsumers } from './acts.consumer'
import { AnchorsConsumer } from './anchors.consumer'
import { AnchorsRepository } from './anchors.repository'
import { AuditChecksQueries } from './audit-checks.queries'
import { AuditChecksRepository } from './audit-checks.repository'
import { AuditDaysQueries } from './audit-days.queries'
import { AuditController } from './audit.controller'
import { AuditQueries } from './audit.queries'
import { AuditRepository } from './audit.repository'
import { CheckDay } from './check-day'
import { ExportDay } from './export-day'
import { NoteAnchor } from './note-anchor'
import { RecordAct } from './record-act'
import { SubmitHeads } from './submit-heads'
import { WatchDays } from './watch-days'

/** What administrators did and looked at, in a chain that is anchored. */
@Module({
  controllers: [...actsConsumers, AnchorsConsumer, AuditController],
  providers: [
    AnchorsRepository,
    AuditChecksQueries,
    AuditChecksRepository,
    AuditDaysQueries,
    AuditQueries,
    AuditRepository,
    CheckDay,
    ExportDay,
    NoteAnchor,
    RecordAct,
    SubmitHeads,
    WatchDays,
  ],
})
export class AuditModule {}
