import { Global, Module, type DynamicModule } from '@nestjs/common'
import { AccountsQueries } from '../accounts/accounts.queries'
import { AskSecondFactor } from './ask-second-factor'
import { AuthenticatorSecrets } from './authenticator-secret'
import { BeginAuthenticator } from './begin-authenticator'
import { CheckSecondFactor } from './check-second-factor'
import { ConfirmAuthenticator } from './confirm-authenticator'
import { PassSecondFactor } from './pass-second-factor'
import { ReadSecondFactors } from './read-second-factors'
import { RecoveryCodes } from './recovery-codes'
import { RemoveSecondFactors } from './remove-second-factors'
import { RenewRecoveryCodes } from './renew-recovery-codes'
import { SecondFactorRequirement } from './second-factor-requirement'
import { SecondFactorsController } from './second-factors.controller'
import { SecondFactorsQueries } from './second-factors.queries'
import { SecondFactorsRepository } from './second-factors.repository'

const shared = [AskSecondFactor, CheckSecondFactor, SecondFactorsQueries, SecondFactorRequirement]

/** What is asked for beside the password. */
@Global()
@Module({})
export class SecondFactorsModule {
  static forRoot(options: { readonly requiredOfAdministrators: boolean }): DynamicModule {
    return {
      module: SecondFactorsModule,
      controllers: [SecondFactorsController],
      providers: [
        // Its own, because sessions ask this module, and accounts' module builds on sessions.
        AccountsQueries,
        ...[AskSecondFactor, CheckSecondFactor, SecondFactorsQueries, SecondFactorsRepository],
        ...[AuthenticatorSecrets, RecoveryCodes],
        ...[ReadSecondFactors, BeginAuthenticator, ConfirmAuthenticator, RenewRecoveryCodes],
        ...[RemoveSecondFactors, PassSecondFactor],
        {
          provide: SecondFactorRequirement,
          useFactory: () => new SecondFactorRequirement(options.requiredOfAdministrators),
        },
      ],
      exports: shared,
    }
  }
}
