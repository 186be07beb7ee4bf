import { Global, Module, type DynamicModule } from '@nestjs/common'
import { HashingLanes } from './hashing-lanes'
import { Passwords } from './passwords'

/** At 40 ms each and two at once, a full lane is worked off in about a second and a half; none waits for longer than 5 s. */
const waiting = { known: 64, newcomer: 64, stranger: 32 }
const patienceMs = 5_000

@Global()
@Module({})
export class PasswordsModule {
  static forRoot(options: { atOnce: number }): DynamicModule {
    return {
      module: PasswordsModule,
      providers: [
        {
          provide: HashingLanes,
          useFactory: () => new HashingLanes({ atOnce: options.atOnce, waiting, patienceMs }),
        },
        Passwords,
      ],
      exports: [Passwords],
    }
  }
}
