import { Injectable } from '@nestjs/common'
import { OnJob, type Effect, type RunningJob } from '@originseal/jobs'
import { ForgetAddress } from '../respondent-mails/forget-address'
import { MailNews } from '../respondent-mails/mail-news'
import { lookAtLink, tellRespondent, type AddressJob } from '../respondent-mails/respondent-mail-jobs'
import { FindRespondent } from './find-respondent'

const dayMs = 86_400_000
/** How often it is looked whether a link without an end has one by now; it then lives three times as long. */
const lookAgainMs = 30 * dayMs

/** Tells the other side by mail that there is news, as long as its link leads to the page; then its address is forgotten. */
@Injectable()
export class TellRespondent {
  constructor(
    private readonly findRespondent: FindRespondent,
    private readonly mailNews: MailNews,
    private readonly forgetAddress: ForgetAddress,
  ) {}

  @OnJob(tellRespondent)
  async tell({ payload: { caseId, addressId } }: RunningJob<AddressJob>): Promise<Effect> {
    const found = await this.findRespondent.ofCase(caseId)
    if (!found) return (tx) => this.forgetAddress.byJob(tx, addressId)
    return (tx) => this.mailNews.execute(tx, addressId, found.stored.linkId)
  }

  @OnJob(lookAtLink)
  async look({ payload }: RunningJob<AddressJob>): Promise<Effect> {
    const found = await this.findRespondent.ofCase(payload.caseId)
    if (!found) return (tx) => this.forgetAddress.byJob(tx, payload.addressId)
    const next = (found.livesUntil?.getTime() ?? Date.now() + lookAgainMs) + 1
    return (tx) => this.forgetAddress.lookLater(tx, payload, new Date(next))
  }
}
