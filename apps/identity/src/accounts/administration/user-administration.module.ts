import { Module, type DynamicModule } from '@nestjs/common'
import { BenefitsModule } from '../../benefits/benefits.module'
import { ProposalsModule } from '../../proposals/proposals.module'
import { AccountsModule } from '../accounts.module'
import { EndUserSessions } from './end-user-sessions'
import { FiguresController } from './figures.controller'
import { NotesQueries } from './notes.queries'
import { NotesRepository } from './notes.repository'
import { ReadFigures } from './read-figures'
import { ReadUser } from './read-user'
import { RegistrationsQueries } from './registrations.queries'
import { UsersController } from './users.controller'
import { UsersQueries } from './users.queries'
import { WriteUserNote } from './write-user-note'

/** What administrators see and do of accounts (ADMIN-03). */
@Module({})
export class UserAdministrationModule {
  /** @param contact whose open messages are counted */
  static forRoot(contact: DynamicModule): DynamicModule {
    return {
      module: UserAdministrationModule,
      imports: [AccountsModule, BenefitsModule, ProposalsModule, contact],
      controllers: [FiguresController, UsersController],
      providers: [
        EndUserSessions,
        NotesQueries,
        NotesRepository,
        ReadFigures,
        ReadUser,
        RegistrationsQueries,
        UsersQueries,
        WriteUserNote,
      ],
    }
  }
}
