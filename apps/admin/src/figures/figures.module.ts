import { Module, type DynamicModule } from '@nestjs/common'
import { FiguresController } from './figures.controller'
import { ProcessesModule } from '../processes/processes.module'
import { ReadFigures } from './read-figures'

/** What the dashboard of the back office shows of this service. */
@Module({})
export class FiguresModule {
  static forRoot(providerKeys: DynamicModule): DynamicModule {
    return {
      module: FiguresModule,
      imports: [providerKeys, ProcessesModule],
      controllers: [FiguresController],
      providers: [ReadFigures],
    }
  }
}
