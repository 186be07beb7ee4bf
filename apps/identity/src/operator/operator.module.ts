import { Module, type DynamicModule } from '@nestjs/common'
import { OPERATOR, OperatorController } from './operator.controller'
import { operatorOf, type OperatorSettings } from './operator.settings'

@Module({})
export class OperatorModule {
  static forRoot(settings: OperatorSettings): DynamicModule {
    return {
      module: OperatorModule,
      controllers: [OperatorController],
      providers: [{ provide: OPERATOR, useValue: operatorOf(settings) }],
    }
  }
}
