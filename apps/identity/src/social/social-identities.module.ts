import { Module } from '@nestjs/common'
import { ForgetSocialIdentities } from './forget-social-identities'
import { LoginTicketsRepository } from './login-tickets.repository'
import { SocialIdentitiesRepository } from './social-identities.repository'

/** What is kept of social sign-in. Apart from SocialModule, which builds on accounts, so that accounts can build on it. */
@Module({
  providers: [SocialIdentitiesRepository, LoginTicketsRepository, ForgetSocialIdentities],
  exports: [SocialIdentitiesRepository, LoginTicketsRepository, ForgetSocialIdentities],
})
export class SocialIdentitiesModule {}
