import { Module, type DynamicModule } from '@nestjs/common'
import { CloudflareController, CLOUDFLARE_SETTINGS } from './cloudflare.controller'
import type { CloudflareSettings } from './cloudflare.settings'
import { FollowReport } from './follow-report'
import { TakeAbuseReport } from './take-abuse-report'

/** Stands in for Cloudflare where an account is given; else nobody is answered there. */
@Module({})
export class CloudflareModule {
  static forRoot(settings: CloudflareSettings): DynamicModule {
    const { CLOUDFLARE_ACCOUNT_ID: account, CLOUDFLARE_TOKEN: token } = settings
    if (account === undefined || token === undefined) return { module: CloudflareModule }
    return {
      module: CloudflareModule,
      controllers: [CloudflareController],
      providers: [TakeAbuseReport, FollowReport, { provide: CLOUDFLARE_SETTINGS, useValue: settings }],
    }
  }
}
