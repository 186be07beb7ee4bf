import { Module, type DynamicModule } from '@nestjs/common'
import { enforcementUnits } from '@originseal/contracts'
import * as jobEndpoints from '@originseal/contracts/enforcement/job-endpoints'
import { DatabaseModule } from '@originseal/database'
import { HttpModule, IdempotencyModule, jobAdministration } from '@originseal/http'
import { JobsModule } from '@originseal/jobs'
import { MailModule } from '@originseal/mail'
import { MessagingModule } from '@originseal/messaging'
import { ProviderKeysModule } from '@originseal/provider-keys'
import { UnitsModule } from '@originseal/units'
import { AdministrationModule } from './administration/administration.module'
import { AnchorsModule } from './anchors/anchors.module'
import { CaseFilesModule } from './case-files/case-files.module'
import { CasesModule } from './cases/cases.module'
import { ChannelAdministrationModule } from './channels/administration/channel-administration.module'
import { ChannelsModule } from './channels/channels.module'
import { ClaimantsModule } from './claimants/claimants.module'
import type { Config } from './config'
import { database } from './data-source'
import { DraftsModule } from './drafts/drafts.module'
import { ErasureModule } from './erasure/erasure.module'
import { HomePageModule } from './home-page/home-page.module'
import { InboxModule } from './inbox/inbox.module'
import { LocalMailsModule } from './local-mails/local-mails.module'
import { NegotiationsModule } from './negotiations/negotiations.module'
import { NoticesModule } from './notices/notices.module'
import { ObservationsModule } from './observations/observations.module'
import { writeRespondentMail } from './respondent-mails/respondent-mail-texts'
import { QuickCasesModule } from './quick-cases/quick-cases.module'
import { RetentionModule } from './retention/retention.module'
import { RespondentPagesModule } from './respondent-pages/respondent-pages.module'
import { TimeLedgerModule } from './time-ledger/time-ledger.module'
import { InfrastructureModule } from './tools/infrastructure.module'
import type { MailKeys } from './tools/mail-keys'
import { MAIL_KEYS } from './tools/tools'

const mailKey = { inject: [MAIL_KEYS], useFactory: ({ respondentMails }: MailKeys) => respondentMails }

@Module({})
export class AppModule {
  static forRoot(config: Config): DynamicModule {
    const channels = ChannelsModule.forRoot(config)
    const notices = NoticesModule.forRoot(channels, NegotiationsModule)
    const cases = CasesModule.forRoot(config, notices)
    const inbox = InboxModule.forRoot(notices)
    const observations = ObservationsModule.forRoot(config)
    const drafts = DraftsModule.forRoot(cases, channels, notices, inbox, observations)
    return {
      module: AppModule,
      imports: [
        HttpModule.forRoot({
          service: 'enforcement',
          logLevel: config.LOG_LEVEL,
          reports: { service: 'enforcement', adminUrl: config.ADMIN_URL, version: config.BUILD_VERSION },
          tokens: { identityUrl: config.IDENTITY_URL },
        }),
        DatabaseModule.forRoot(database(config.DATABASE_URL), config.MIGRATE_ON_START),
        MessagingModule.forRoot({ service: 'enforcement', events: config }),
        IdempotencyModule,
        JobsModule,
        jobAdministration({
          list: jobEndpoints.listEnforcementJobs,
          retry: jobEndpoints.retryEnforcementJobs,
          discard: jobEndpoints.discardEnforcementJob,
        }),
        ProviderKeysModule.forRoot('enforcement', config),
        UnitsModule.forRoot({
          units: config.TAKEDOWNS === 'open' ? ['takedown'] : [],
          events: enforcementUnits,
        }),
        InfrastructureModule.forRoot(config),
        MailModule.forRoot({
          settings: config,
          encryptionKey: mailKey,
          writeText: writeRespondentMail,
          page: 'own',
        }),
        cases,
        notices,
        inbox,
        observations,
        drafts,
        AdministrationModule.forRoot(notices, inbox, drafts),
        AnchorsModule,
        ChannelAdministrationModule.forRoot(channels),
        CaseFilesModule.forRoot(cases, notices, inbox, observations),
        LocalMailsModule.forRoot(config, notices, inbox),
        NegotiationsModule,
        QuickCasesModule,
        RespondentPagesModule.forRoot(observations, notices),
        HomePageModule.forRoot(config),
        TimeLedgerModule,
        RetentionModule.forRoot(notices, inbox, observations, drafts, NegotiationsModule, ClaimantsModule),
        ErasureModule.forRoot(
          cases,
          notices,
          inbox,
          observations,
          drafts,
          NegotiationsModule,
          QuickCasesModule,
          ClaimantsModule,
        ),
      ],
    }
  }
}
