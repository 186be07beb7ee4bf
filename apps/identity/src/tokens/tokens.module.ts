import { Module, type DynamicModule } from '@nestjs/common'
import { loadSigningKey } from './signing-key'
import { Tokens } from './tokens'
import { TokensController } from './tokens.controller'

@Module({})
export class TokensModule {
  static forRoot(options: { keyFolder: string }): DynamicModule {
    return {
      module: TokensModule,
      controllers: [TokensController],
      providers: [
        { provide: Tokens, useFactory: async () => new Tokens(await loadSigningKey(options.keyFolder)) },
      ],
      exports: [Tokens],
    }
  }
}
