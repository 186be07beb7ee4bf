import { Module } from '@nestjs/common'
import { AccountsModule } from '../accounts/accounts.module'
import { AdministratorTermsQueries } from '../accounts/administrator-terms.queries'
import { DecideProposal } from './decide-proposal'
import { ForgetProposals } from './forget-proposals'
import { ProposalContents } from './proposal-contents'
import { ProposalsController } from './proposals.controller'
import { ProposalsQueries } from './proposals.queries'
import { ProposalsRepository } from './proposals.repository'
import { ProposeAct } from './propose-act'
import { ReadProposals } from './read-proposals'
import { TellLoneAdministrator } from './tell-lone-administrator'
import { UseProposal } from './use-proposal'

/** Acts that another administrator has to approve. */
@Module({
  imports: [AccountsModule],
  controllers: [ProposalsController],
  providers: [
    AdministratorTermsQueries,
    DecideProposal,
    ForgetProposals,
    ProposalContents,
    ProposalsQueries,
    ProposalsRepository,
    ProposeAct,
    ReadProposals,
    TellLoneAdministrator,
    UseProposal,
  ],
  exports: [ProposalsQueries],
})
export class ProposalsModule {}
