import { Module } from '@nestjs/common'
import { DeliverNotice } from './deliver-notice'
import { NoticesQueries } from './notices.queries'
import { NoticesRepository } from './notices.repository'
import { SendNotices } from './send-notices'

@Module({
  providers: [DeliverNotice, NoticesQueries, NoticesRepository, SendNotices],
  exports: [NoticesQueries, SendNotices],
})
export class NoticesModule {}
