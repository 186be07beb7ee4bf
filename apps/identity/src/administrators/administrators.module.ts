import { Module, type DynamicModule } from '@nestjs/common'
import { AccountsModule } from '../accounts/accounts.module'
import { DisableAccount } from '../accounts/disable-account'
import { EnableAccount } from '../accounts/enable-account'
import { OpenAdministrator } from '../accounts/open-administrator'
import { AdministratorsController } from './administrators.controller'
import { AppointAdministrator } from '../accounts/appoint-administrator'
import { FirstAdministrator } from './first-administrator'
import { FirstAdministratorSettings } from './first-administrator.settings'

@Module({})
export class AdministratorsModule {
  static forRoot(options: { email: string | undefined; passwordFile: string | undefined }): DynamicModule {
    return {
      module: AdministratorsModule,
      imports: [AccountsModule],
      controllers: [AdministratorsController],
      providers: [
        AppointAdministrator,
        DisableAccount,
        EnableAccount,
        OpenAdministrator,
        FirstAdministrator,
        {
          provide: FirstAdministratorSettings,
          useFactory: () => new FirstAdministratorSettings(options.email, options.passwordFile),
        },
      ],
    }
  }
}
