import { Module } from '@nestjs/common'
import { AnchorsConsumer } from './anchors.consumer'
import { AnchorsController } from './anchors.controller'
import { CaseAnchorsQueries } from './case-anchors.queries'
import { CaseAnchorsRepository } from './case-anchors.repository'
import { NoteAnchor } from './note-anchor'
import { SubmitHeads } from './submit-heads'

/** Time lines on the chain: their last hashes go there with protection's batches. */
@Module({
  controllers: [AnchorsConsumer, AnchorsController],
  providers: [CaseAnchorsQueries, CaseAnchorsRepository, NoteAnchor, SubmitHeads],
  exports: [CaseAnchorsQueries],
})
export class AnchorsModule {}
