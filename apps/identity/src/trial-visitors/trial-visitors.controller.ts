import { Body, Controller, Post } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import {
  admitTrialVisitorRequest,
  type AdmitTrialVisitorRequest,
  type AdmitTrialVisitorResponse,
} from '@originseal/contracts'
import { Allow, Decode } from '@originseal/http'
import { AdmitTrialVisitor } from './admit-trial-visitor'

@ApiTags('trial visitors')
@Controller('internal/trial-visitors')
export class TrialVisitorsController {
  constructor(private readonly admitTrialVisitor: AdmitTrialVisitor) {}

  @Allow('internal')
  @Post()
  admit(
    @Body(new Decode(admitTrialVisitorRequest)) visitor: AdmitTrialVisitorRequest,
  ): Promise<AdmitTrialVisitorResponse> {
    return this.admitTrialVisitor.execute(visitor)
  }
}
