import { Module, type DynamicModule } from '@nestjs/common'
import { ClassesModule } from '../classes/classes.module'
import { GoodsModule } from '../goods/goods.module'
import { AnalyseName } from './analyse-name'
import { AnalyseRequest } from './analyse-request'
import { AnalysisController } from './analysis.controller'

@Module({})
export class AnalysisModule {
  static forRoot(register: DynamicModule): DynamicModule {
    return {
      module: AnalysisModule,
      imports: [register, ClassesModule, GoodsModule],
      controllers: [AnalysisController],
      providers: [AnalyseName, AnalyseRequest],
      exports: [AnalyseRequest],
    }
  }
}
