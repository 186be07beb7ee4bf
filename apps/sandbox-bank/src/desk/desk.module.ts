import { Module } from '@nestjs/common'
import { FaultsModule } from '../faults/faults.module'
import { NoticesModule } from '../notices/notices.module'
import { TradesModule } from '../trades/trades.module'
import { DeskController } from './desk.controller'
import { ReadDesk } from './read-desk'

@Module({
  imports: [FaultsModule, NoticesModule, TradesModule],
  controllers: [DeskController],
  providers: [ReadDesk],
})
export class DeskModule {}
