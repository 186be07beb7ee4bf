import { Global, Module, type DynamicModule } from '@nestjs/common'
import { ServerSecret } from './server-secret'
import { loadSigningKey } from './signing-key'
import { Tokens } from './tokens'
import { TokensController } from './tokens.controller'

@Global()
@Module({})
export class TokensModule {
  static forRoot(options: { keyFolder: string }): DynamicModule {
    return {
      module: TokensModule,
      controllers: [TokensController],
      providers: [
        { provide: Tokens, useFactory: async () => new Tokens(await loadSigningKey(options.keyFolder)) },
        { provide: ServerSecret, useFactory: () => ServerSecret.load(options.keyFolder) },
      ],
      exports: [ServerSecret, Tokens],
    }
  }
}
