import { Module, type DynamicModule } from '@nestjs/common'
import { ClaimantsModule } from '../claimants/claimants.module'
import { FindingsModule } from '../findings/findings.module'
import { NegotiationsModule } from '../negotiations/negotiations.module'
import { DecideCheck } from './decide-check'
import { DraftOfCase } from './draft-of-case'
import { DraftsController } from './drafts.controller'
import { DraftsQueries } from './drafts.queries'
import { DraftsRepository } from './drafts.repository'
import { EraseDrafts } from './erase-drafts'
import { NextDraft } from './next-draft'
import { NoticesController } from './notices.controller'
import { PacketEvidence } from './packet-evidence'
import { PackNotice } from './pack-notice'
import { PrepareNotice } from './prepare-notice'
import { ReadClaimant } from './read-claimant'
import { ReadCorrespondence } from './read-correspondence'
import { ReadDraft } from './read-draft'
import { ReadEvidence } from './read-evidence'
import { SaveClaimant } from './save-claimant'
import { ShownNotice } from './shown-notice'
import { SignDraft } from './sign-draft'
import { TakeBackByHand } from './take-back-by-hand'
import { TakeSignature } from './take-signature'
import { WriteDraft } from './write-draft'

/** What a claimant gives for notices, until these are signed and go out. */
@Module({})
export class DraftsModule {
  /** @param parts cases, channels, notices and inbox */
  static forRoot(...parts: DynamicModule[]): DynamicModule {
    return {
      module: DraftsModule,
      imports: [...parts, ClaimantsModule, FindingsModule, NegotiationsModule],
      controllers: [DraftsController, NoticesController],
      providers: [
        DecideCheck,
        DraftOfCase,
        DraftsQueries,
        DraftsRepository,
        EraseDrafts,
        NextDraft,
        PackNotice,
        PacketEvidence,
        PrepareNotice,
        ReadClaimant,
        ReadCorrespondence,
        ReadDraft,
        ReadEvidence,
        SaveClaimant,
        ShownNotice,
        SignDraft,
        TakeBackByHand,
        TakeSignature,
        WriteDraft,
      ],
      exports: [EraseDrafts, PackNotice, ReadCorrespondence],
    }
  }
}
