import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readOrMake } from '@originseal/runtime'
import { createLocalJWKSet, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose'
import { fileOfKey, signingStart, spentStarts, startOfKey, wantedStarts } from './key-periods.rules'
import { makeSigningKey, readSigningKey, type SigningKey } from './signing-key'

export interface SigningKeysOptions {
  /** Shared by all replicas. */
  readonly folder: string
  /** How long one key signs, in ms. */
  readonly periodMs: number
  readonly now?: () => number
}

/**
 * The keys that sign tokens, one for each period. The next one is published before it signs and the earlier ones as
 * long as a token of theirs can be alive, so that a change of keys is noticed by nobody.
 */
export class SigningKeys {
  private keys: ReadonlyMap<number, SigningKey> = new Map()
  private verify: JWTVerifyGetKey = createLocalJWKSet({ keys: [] })
  private readonly now: () => number

  private constructor(private readonly options: SigningKeysOptions) {
    this.now = options.now ?? Date.now
  }

  static async load(options: SigningKeysOptions): Promise<SigningKeys> {
    const keys = new SigningKeys(options)
    await keys.refresh()
    return keys
  }

  /** Makes what is due, reads what other replicas made, and forgets what is spent. */
  async refresh(): Promise<void> {
    const { folder, periodMs } = this.options
    const now = this.now()
    await mkdir(folder, { recursive: true, mode: 0o700 })
    for (const start of wantedStarts(now, periodMs))
      await readOrMake(join(folder, fileOfKey(start)), makeSigningKey)
    const starts = (await readdir(folder)).flatMap((file) => startOfKey(file) ?? [])
    const spent = new Set(spentStarts(starts, now))
    for (const start of spent) await rm(join(folder, fileOfKey(start)), { force: true })
    const living = starts.filter((start) => !spent.has(start))
    this.keys = new Map(
      await Promise.all(living.map(async (start) => [start, await this.read(start)] as const)),
    )
    this.verify = createLocalJWKSet(this.published)
  }

  /** The one that signs now. */
  get current(): SigningKey {
    const start = signingStart([...this.keys.keys()], this.now())
    const key = start === undefined ? undefined : this.keys.get(start)
    if (!key) throw new Error('no key to sign with')
    return key
  }

  get published(): JSONWebKeySet {
    return { keys: [...this.keys.values()].map(({ publicJwk }) => publicJwk) }
  }

  /** Finds the key of a token, for who verifies in this process. */
  readonly verifying: JWTVerifyGetKey = (header, token) => this.verify(header, token)

  private async read(start: number): Promise<SigningKey> {
    const known = this.keys.get(start)
    return (
      known ?? readSigningKey(await readOrMake(join(this.options.folder, fileOfKey(start)), makeSigningKey))
    )
  }
}
