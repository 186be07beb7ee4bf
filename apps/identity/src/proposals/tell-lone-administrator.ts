import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common'
import { AdministratorTermsQueries } from '../accounts/administrator-terms.queries'
import { limits } from '@originseal/contracts'

/** Says at start that nobody approves what the only administrator does. */
@Injectable()
export class TellLoneAdministrator implements OnApplicationBootstrap {
  private readonly log = new Logger('administrators')

  constructor(private readonly terms: AdministratorTermsQueries) {}

  async onApplicationBootstrap(): Promise<void> {
    if (await this.terms.isAlone())
      this.log.warn(
        `there is one administrator at most: what another one would have to approve waits ${limits.approval.aloneMinutes} minutes instead`,
      )
  }
}
