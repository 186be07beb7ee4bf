import { Module, type DynamicModule } from '@nestjs/common'
import { AccountsModule } from '../accounts/accounts.module'
import { ServerSecret } from '../tokens/server-secret'
import { AdmitSocially } from './admit-socially'
import type { AttemptSeal } from './attempt-cookie'
import { BindingCookie } from './binding-cookie'
import { ExchangeController } from './exchange.controller'
import { ExchangeLoginToken } from './exchange-login-token'
import { FacebookClient } from './facebook.client'
import { GoogleClient } from './google.client'
import { IssueLoginToken, LOGIN_TOKEN_SECONDS } from './issue-login-token'
import { SignInSocially } from './sign-in-socially'
import { SocialProvidersController } from './social-providers.controller'
import { SocialController } from './social.controller'
import { ATTEMPT_SEAL, SOCIAL_CLIENTS, type SocialClients } from './social.guard'
import { SocialIdentitiesModule } from './social-identities.module'
import type { SocialSettings } from './social.settings'
import { FacebookStrategy, GoogleStrategy } from './social.strategies'

@Module({})
export class SocialModule {
  static forRoot(settings: SocialSettings, publicUrl: string): DynamicModule {
    const clients: SocialClients = {
      google: new GoogleClient(settings, publicUrl),
      facebook: new FacebookClient(settings, publicUrl),
    }
    const seal = (secret: ServerSecret): AttemptSeal => ({
      key: secret.derive('social-attempt'),
      seconds: settings.SOCIAL_ATTEMPT_SECONDS,
      secure: publicUrl.startsWith('https:'),
    })
    return {
      module: SocialModule,
      imports: [AccountsModule, SocialIdentitiesModule],
      controllers: [SocialController, SocialProvidersController, ExchangeController],
      providers: [
        GoogleStrategy,
        FacebookStrategy,
        AdmitSocially,
        SignInSocially,
        IssueLoginToken,
        ExchangeLoginToken,
        { provide: SOCIAL_CLIENTS, useValue: clients },
        { provide: ATTEMPT_SEAL, useFactory: seal, inject: [ServerSecret] },
        { provide: LOGIN_TOKEN_SECONDS, useValue: settings.LOGIN_TOKEN_SECONDS },
        { provide: BindingCookie, useValue: new BindingCookie(publicUrl) },
      ],
    }
  }
}
