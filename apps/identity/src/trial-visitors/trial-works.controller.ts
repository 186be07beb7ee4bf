import { Body, Controller, HttpCode, Post } from '@nestjs/common'
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger'
import { claimTrialWorksRequest, type ClaimTrialWorksRequest } from '@originseal/contracts'
import { Allow, CurrentCaller, Decode, type Caller } from '@originseal/http'
import { ClaimTrialWorks } from './claim-trial-works'

@ApiTags('trial visitors')
@Controller('account/trial-works')
export class TrialWorksController {
  constructor(private readonly claimTrialWorks: ClaimTrialWorks) {}

  @Allow('account:edit')
  @Post()
  @HttpCode(204)
  @ApiBearerAuth()
  claim(
    @CurrentCaller() caller: Caller,
    @Body(new Decode(claimTrialWorksRequest)) { trialToken }: ClaimTrialWorksRequest,
  ): Promise<void> {
    return this.claimTrialWorks.execute(caller, trialToken)
  }
}
