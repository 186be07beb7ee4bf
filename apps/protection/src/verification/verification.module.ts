import { Module, type DynamicModule } from '@nestjs/common'
import { ReadVerification } from './read-verification'
import { VerificationController } from './verification.controller'

@Module({})
export class VerificationModule {
  static forRoot(imports: DynamicModule[]): DynamicModule {
    return {
      module: VerificationModule,
      imports,
      controllers: [VerificationController],
      providers: [ReadVerification],
    }
  }
}
