import { Module, type DynamicModule } from '@nestjs/common'
import { METRICS, MetricsController } from './metrics.controller'
import type { MetricsSettings } from './metrics-settings'

@Module({})
export class MetricsModule {
  static forRoot(settings: MetricsSettings): DynamicModule {
    return {
      module: MetricsModule,
      controllers: [MetricsController],
      providers: [{ provide: METRICS, useValue: settings }],
    }
  }
}
