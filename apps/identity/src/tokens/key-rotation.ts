import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common'
import { Loop } from '@originseal/runtime'
import { SigningKeys } from './signing-keys'

/** Often enough that a key which another replica made is published here well before it signs. */
const everyMs = 60_000

@Injectable()
export class KeyRotation implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop: Loop

  constructor(keys: SigningKeys) {
    const turn = async (): Promise<boolean> => {
      await keys.refresh()
      return false
    }
    this.loop = new Loop({ name: 'signing keys', everyMs, turn })
  }

  onApplicationBootstrap(): void {
    this.loop.start()
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop()
  }
}
