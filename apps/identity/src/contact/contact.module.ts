import { Module, type DynamicModule } from '@nestjs/common'
import { ContactController } from './contact.controller'
import { ContactQueries } from './contact.queries'
import { ContactRepository } from './contact.repository'
import { ForgetContactMessages } from './forget-contact-messages'
import { HandleContactMessage } from './handle-contact-message'
import { OPERATOR_EMAIL, SendContactMessage } from './send-contact-message'

/** What people write to whoever runs this installation. */
@Module({})
export class ContactModule {
  static forRoot({ operatorEmail }: { operatorEmail: string | undefined }): DynamicModule {
    return {
      module: ContactModule,
      controllers: [ContactController],
      providers: [
        { provide: OPERATOR_EMAIL, useValue: operatorEmail },
        ContactRepository,
        ContactQueries,
        SendContactMessage,
        HandleContactMessage,
        ForgetContactMessages,
      ],
      exports: [ContactQueries],
    }
  }
}
