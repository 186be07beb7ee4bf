import { Module, type DynamicModule } from '@nestjs/common'
import * as jobEndpoints from '@originseal/contracts/identity/job-endpoints'
import { DatabaseModule } from '@originseal/database'
import { HttpModule, IdempotencyModule, jobAdministration, TokenVerifier } from '@originseal/http'
import { JobsModule } from '@originseal/jobs'
import { MailModule } from '@originseal/mail'
import { MessagingModule } from '@originseal/messaging'
import { ProviderKeysModule } from '@originseal/provider-keys'
import { AdministratorsModule } from './administrators/administrators.module'
import { UserAdministrationModule } from './accounts/administration/user-administration.module'
import { OwnAccountModule } from './accounts/own-account.module'
import type { Config } from './config'
import { ContactModule } from './contact/contact.module'
import { database } from './data-source'
import { writeMailText } from './mails/write-mail-text'
import { NotificationsModule } from './notifications/notifications.module'
import { OperatorModule } from './operator/operator.module'
import { PasswordsModule } from './passwords/passwords.module'
import { ProposalsModule } from './proposals/proposals.module'
import { SecondFactorsModule } from './second-factors/second-factors.module'
import { SessionsQueries } from './sessions/sessions.queries'
import { SessionsModule } from './sessions/sessions.module'
import { SocialModule } from './social/social.module'
import { ServerSecret } from './tokens/server-secret'
import { SigningKeys } from './tokens/signing-keys'
import { TokensModule } from './tokens/tokens.module'
import { TriesModule } from './tries/tries.module'
import { TrialVisitorsModule } from './trial-visitors/trial-visitors.module'

/** Identity asks nobody: it has the keys and the sessions, and so knows of an ended one at once. */
const ownTokens = {
  inject: [SigningKeys, SessionsQueries],
  useFactory: (keys: SigningKeys, sessions: SessionsQueries) =>
    new TokenVerifier(keys.verifying, (sessionId) => sessions.hasEnded(sessionId)),
}

const mailKey = {
  inject: [ServerSecret],
  useFactory: (secret: ServerSecret) => secret.derive('mails'),
}

@Module({})
export class AppModule {
  static forRoot(config: Config): DynamicModule {
    const tokens = TokensModule.forRoot({ keyFolder: config.TOKEN_KEY_DIR, keyDays: config.TOKEN_KEY_DAYS })
    const contact = ContactModule.forRoot({ operatorEmail: config.OPERATOR_EMAIL })
    return {
      module: AppModule,
      imports: [
        HttpModule.forRoot({
          service: 'identity',
          logLevel: config.LOG_LEVEL,
          reports: { service: 'identity', adminUrl: config.ADMIN_URL, version: config.BUILD_VERSION },
          tokens: ownTokens,
        }),
        DatabaseModule.forRoot(database(config.DATABASE_URL), config.MIGRATE_ON_START),
        IdempotencyModule,
        JobsModule,
        jobAdministration({
          list: jobEndpoints.listIdentityJobs,
          retry: jobEndpoints.retryIdentityJobs,
          discard: jobEndpoints.discardIdentityJob,
        }),
        MessagingModule.forRoot({
          service: 'identity',
          events: config,
        }),
        tokens,
        ProviderKeysModule.forRoot('identity', config),
        TriesModule,
        MailModule.forRoot({ settings: config, encryptionKey: mailKey, writeText: writeMailText }),
        PasswordsModule.forRoot({ atOnce: config.PASSWORD_HASHES_AT_ONCE }),
        SecondFactorsModule.forRoot({
          requiredOfAdministrators: config.ADMIN_SECOND_FACTOR === 'required',
          publicUrl: config.PUBLIC_URL,
        }),
        SessionsModule.forRoot({
          publicUrl: config.PUBLIC_URL,
          accessTokenMinutes: config.ACCESS_TOKEN_MINUTES,
        }),
        AdministratorsModule.forRoot({
          email: config.ADMIN_EMAIL,
          passwordFile: config.ADMIN_PASSWORD_FILE,
        }),
        ProposalsModule,
        UserAdministrationModule.forRoot(contact),
        SocialModule.forRoot(config, config.PUBLIC_URL),
        OwnAccountModule.forRoot({ graceHours: config.ACCOUNT_GRACE_HOURS }),
        NotificationsModule,
        OperatorModule.forRoot(config),
        contact,
        TrialVisitorsModule.forRoot({
          tokenHours: config.TRIAL_TOKEN_HOURS,
          keepDays: config.TRIAL_VISITOR_DAYS,
          sealsPerDay: config.TRIAL_SEALS_PER_DAY,
          imports: [tokens],
        }),
      ],
    }
  }
}
