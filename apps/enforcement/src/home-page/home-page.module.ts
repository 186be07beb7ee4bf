import { Module, type DynamicModule } from '@nestjs/common'
import { FindingsModule } from '../findings/findings.module'
import { HomePageController } from './home-page.controller'
import type { HomePageSettings } from './home-page-settings'
import { HOME_PAGE, ReadMetrics } from './read-metrics'

/** What the public home page shows of what was achieved. */
@Module({})
export class HomePageModule {
  static forRoot(settings: HomePageSettings): DynamicModule {
    return {
      module: HomePageModule,
      imports: [FindingsModule],
      controllers: [HomePageController],
      providers: [ReadMetrics, { provide: HOME_PAGE, useValue: settings }],
    }
  }
}
