import { Module, type DynamicModule } from '@nestjs/common'
import { GoodsModule } from '../goods/goods.module'
import { EndWatch } from './end-watch'
import { EraseWatches } from './erase-watches'
import { ExamineImport } from './examine-import'
import { RecordConflict } from './record-conflict'
import { WatchName } from './watch-name'
import { WatchesController } from './watches.controller'
import { WatchesQueries } from './watches.queries'
import { WatchesRepository } from './watches.repository'

/** Names that are watched: every further issue of the register is held against them. */
@Module({})
export class WatchesModule {
  static forRoot(register: DynamicModule): DynamicModule {
    return {
      module: WatchesModule,
      imports: [register, GoodsModule],
      controllers: [WatchesController],
      providers: [
        EndWatch,
        EraseWatches,
        ExamineImport,
        RecordConflict,
        WatchName,
        WatchesQueries,
        WatchesRepository,
      ],
      exports: [EraseWatches],
    }
  }
}
