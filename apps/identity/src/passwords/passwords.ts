import { randomBytes } from 'node:crypto'
import { Injectable, type OnModuleInit } from '@nestjs/common'
import { hash, verify, type Options } from '@node-rs/argon2'
import { HashingLanes, type Lane } from './hashing-lanes'

/** The lowest Argon2id setting that OWASP's Password Storage Cheat Sheet accepts with one lane: 19 MiB, 2 passes. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Hashes and checks passwords. Each takes 19 MiB and a core for tens of milliseconds, so only so many run at once and
 * only so many wait: whoever floods the login takes neither the memory nor the turn of the others.
 */
@Injectable()
export class Passwords implements OnModuleInit {
  /** Of a password that nobody knows: checked where there is no account, so that this takes as long. */
  private decoy = ''

  constructor(private readonly lanes: HashingLanes) {}

  async onModuleInit(): Promise<void> {
    this.decoy = await hash(randomBytes(32), cost)
  }

  /** Argon2id in PHC form, with a salt of its own. @throws Problem LOGIN_BUSY */
  hash(password: string, lane: Lane): Promise<string> {
    return this.lanes.run(lane, () => hash(password, cost))
  }

  /**
   * Whether `password` is what was hashed; without a hash it is not, and that takes as long to say.
   * @throws Problem LOGIN_BUSY
   */
  async matches(hashed: string | null | undefined, password: string, lane: Lane): Promise<boolean> {
    const right = await this.lanes.run(lane, () => verify(hashed ?? this.decoy, password))
    return right && typeof hashed === 'string'
  }
}
