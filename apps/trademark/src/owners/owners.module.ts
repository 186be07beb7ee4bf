import { Module, type DynamicModule } from '@nestjs/common'
import { OwnersConsumer } from './owners.consumer'

/** What becomes of a member's things when the member goes. */
@Module({})
export class OwnersModule {
  static forRoot(...features: DynamicModule[]): DynamicModule {
    return { module: OwnersModule, imports: features, controllers: [OwnersConsumer] }
  }
}
