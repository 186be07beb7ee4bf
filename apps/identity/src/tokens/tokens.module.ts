import { Global, Module, type DynamicModule } from '@nestjs/common'
import { KeyRotation } from './key-rotation'
import { ServerSecret } from './server-secret'
import { SigningKeys } from './signing-keys'
import { Tokens } from './tokens'
import { TokensController } from './tokens.controller'

const dayMs = 24 * 3_600_000

@Global()
@Module({})
export class TokensModule {
  static forRoot(options: { keyFolder: string; keyDays: number }): DynamicModule {
    const { keyFolder: folder, keyDays } = options
    return {
      module: TokensModule,
      controllers: [TokensController],
      providers: [
        { provide: SigningKeys, useFactory: () => SigningKeys.load({ folder, periodMs: keyDays * dayMs }) },
        { provide: ServerSecret, useFactory: () => ServerSecret.load(folder) },
        KeyRotation,
        Tokens,
      ],
      exports: [ServerSecret, SigningKeys, Tokens],
    }
  }
}
