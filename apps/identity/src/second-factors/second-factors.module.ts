import { Global, Module, type DynamicModule } from '@nestjs/common'
import { AccountsQueries } from '../accounts/accounts.queries'
import { AddPasskey } from './add-passkey'
import { AskPasskey } from './ask-passkey'
import { AskSecondFactor } from './ask-second-factor'
import { AuthenticatorSecrets } from './authenticator-secret'
import { BeginAuthenticator } from './begin-authenticator'
import { BeginPasskey } from './begin-passkey'
import { CheckPasskey } from './check-passkey'
import { CheckSecondFactor } from './check-second-factor'
import { ConfirmAuthenticator } from './confirm-authenticator'
import { PassSecondFactor } from './pass-second-factor'
import { PasskeyParty } from './passkey-party'
import { PasskeysController } from './passkeys.controller'
import { PasskeysRepository } from './passkeys.repository'
import { ReadSecondFactors } from './read-second-factors'
import { RecoveryCodes } from './recovery-codes'
import { RemovePasskey } from './remove-passkey'
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
  static forRoot(options: {
    readonly requiredOfAdministrators: boolean
    readonly publicUrl: string
  }): DynamicModule {
    return {
      module: SecondFactorsModule,
      controllers: [SecondFactorsController, PasskeysController],
      providers: [
        // Its own, because sessions ask this module, and accounts' module builds on sessions.
        AccountsQueries,
        ...[AskSecondFactor, CheckSecondFactor, SecondFactorsQueries, SecondFactorsRepository],
        ...[AuthenticatorSecrets, RecoveryCodes],
        ...[ReadSecondFactors, BeginAuthenticator, ConfirmAuthenticator, RenewRecoveryCodes],
        ...[RemoveSecondFactors, PassSecondFactor],
        ...[AskPasskey, BeginPasskey, AddPasskey, CheckPasskey, RemovePasskey, PasskeysRepository],
        { provide: PasskeyParty, useFactory: () => new PasskeyParty(options.publicUrl) },
        {
          provide: SecondFactorRequirement,
          useFactory: () => new SecondFactorRequirement(options.requiredOfAdministrators),
        },
      ],
      exports: shared,
    }
  }
}
