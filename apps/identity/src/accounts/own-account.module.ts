import { Module, type DynamicModule } from '@nestjs/common'
import { BenefitsModule } from '../benefits/benefits.module'
import { SocialIdentitiesModule } from '../social/social-identities.module'
import { AccountsModule } from './accounts.module'
import { AskNewAddress } from './emails/ask-new-address'
import { ChangeEmail } from './emails/change-email'
import { ConfirmEmail } from './emails/confirm-email'
import { EmailsController } from './emails/emails.controller'
import { MailLimit } from './emails/mail-limit'
import { RequestEmailConfirmation } from './emails/request-email-confirmation'
import { DeletionController } from './erasure/deletion.controller'
import { EraseAccount } from './erasure/erase-account'
import { EraseDueAccounts } from './erasure/erase-due-accounts'
import { GRACE_HOURS, RequestDeletion } from './erasure/request-deletion'
import { UndoDeletion } from './erasure/undo-deletion'
import { EditAccount } from './own/edit-account'
import { OwnAccountController } from './own/own-account.controller'
import { ReadAccount } from './own/read-account'
import { AnswerResetRequests } from './passwords/answer-reset-requests'
import { ChangePassword } from './passwords/change-password'
import { CheckPassword } from './passwords/check-password'
import { PasswordResetsRepository } from './passwords/password-resets.repository'
import { PasswordsController } from './passwords/passwords.controller'
import { RequestPasswordReset } from './passwords/request-password-reset'
import { ResetPassword } from './passwords/reset-password'
import { SetPassword } from './passwords/set-password'
import { RequestStepUpCode } from './step-up/request-step-up-code'
import { StepUp } from './step-up/step-up'
import { StepUpController } from './step-up/step-up.controller'
import { RegisterAccount } from './registration/register-account'
import { RegistrationController } from './registration/registration.controller'

export interface OwnAccountOptions {
  /** Hours between the wish to be erased and the erasure. */
  readonly graceHours: number
}

/** What people do with their own accounts, from the first day to the last. */
@Module({})
export class OwnAccountModule {
  static forRoot({ graceHours }: OwnAccountOptions): DynamicModule {
    return {
      module: OwnAccountModule,
      imports: [AccountsModule, BenefitsModule, SocialIdentitiesModule],
      controllers: [
        RegistrationController,
        OwnAccountController,
        PasswordsController,
        EmailsController,
        DeletionController,
        StepUpController,
      ],
      providers: [
        RegisterAccount,
        ReadAccount,
        EditAccount,
        CheckPassword,
        SetPassword,
        ChangePassword,
        PasswordResetsRepository,
        RequestPasswordReset,
        AnswerResetRequests,
        ResetPassword,
        MailLimit,
        RequestEmailConfirmation,
        AskNewAddress,
        ChangeEmail,
        ConfirmEmail,
        { provide: GRACE_HOURS, useValue: graceHours },
        RequestDeletion,
        UndoDeletion,
        EraseAccount,
        EraseDueAccounts,
        RequestStepUpCode,
        StepUp,
      ],
    }
  }
}
