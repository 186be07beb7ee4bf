import { Module } from '@nestjs/common'
import { LicencesModule } from '../licences/licences.module'
import { DecidedCopiesQueries } from './decided-copies.queries'
import { DecideFindings } from './decide-findings'
import { FindCopies } from './find-copies'
import { FindingsConsumer } from './findings.consumer'
import { FindingsController } from './findings.controller'
import { FollowFoundLink } from './follow-found-link'
import { FollowFacts } from './follow-facts'
import { FoundCopiesQueries } from './found-copies.queries'
import { FoundCopiesRepository } from './found-copies.repository'
import { KnownWorksQueries } from './known-works.queries'
import { NoteFinding } from './note-finding'
import { OwnersQueries } from './owners.queries'
import { OwnersRepository } from './owners.repository'
import { RefuseLicensed } from './refuse-licensed'
import { RememberDecision } from './remember-decision'
import { ReopenFindings } from './reopen-findings'

/** Copies that scans have found, and what their owners say of them. */
@Module({
  imports: [LicencesModule],
  controllers: [FindingsConsumer, FindingsController],
  providers: [
    DecidedCopiesQueries,
    DecideFindings,
    FindCopies,
    FollowFacts,
    FollowFoundLink,
    FoundCopiesQueries,
    FoundCopiesRepository,
    KnownWorksQueries,
    NoteFinding,
    OwnersQueries,
    OwnersRepository,
    RefuseLicensed,
    RememberDecision,
    ReopenFindings,
  ],
  exports: [FindCopies, FollowFacts, FoundCopiesQueries, KnownWorksQueries, OwnersQueries, RememberDecision],
})
export class FindingsModule {}
