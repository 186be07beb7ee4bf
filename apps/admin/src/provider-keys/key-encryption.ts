import { randomBytes } from 'node:crypto'
import { providerKeys, type ProviderKeyName } from '@originseal/contracts'
import { readOrMake } from '@originseal/runtime'
import { keyBytes, open, seal } from './envelope'

/** A place in the vault: what is sealed for one opens at no other. */
export interface VaultPlace {
  readonly name: ProviderKeyName
  readonly version: number
}

/** The data key of one version, encrypted by the key that is named. */
export interface WrappedKey {
  readonly kekId: string
  readonly wrapped: Buffer
}

const placeOf = ({ name, version }: VaultPlace): string =>
  `originseal/provider-keys|${providerKeys[name].provider}|${name}|${version}`

/**
 * Encrypts keys of providers: each version under a data key of its own, and that under the first of the keys that encrypt
 * keys. The others still open what they have wrapped.
 */
export class KeyEncryption {
  readonly currentId: string

  constructor(private readonly keys: ReadonlyMap<string, Uint8Array>) {
    const [first] = keys.keys()
    if (first === undefined) throw new Error('there is no key that encrypts keys')
    this.currentId = first
  }

  /** Of a file that is made with one key where there is none. @throws Error naming the line, never its text */
  static async fromFile(path: string): Promise<KeyEncryption> {
    const make = (): Promise<string> =>
      Promise.resolve(`${new Date().toISOString().slice(0, 10)} ${randomBytes(keyBytes).toString('hex')}\n`)
    return new KeyEncryption(readKeys(await readOrMake(path, make)))
  }

  has(kekId: string): boolean {
    return this.keys.has(kekId)
  }

  encrypt(place: VaultPlace, value: string): { readonly sealed: Buffer } & WrappedKey {
    const dataKey = randomBytes(keyBytes)
    return { sealed: seal(dataKey, placeOf(place), Buffer.from(value, 'utf8')), ...this.wrap(place, dataKey) }
  }

  /** @throws Error where it was encrypted for another place, or by a key that is not here */
  decrypt(place: VaultPlace, sealed: Uint8Array, wrapped: WrappedKey): string {
    return open(this.unwrap(place, wrapped), placeOf(place), sealed).toString('utf8')
  }

  /** The same data key under the key for new ones. @throws as {@link decrypt} */
  rewrap(place: VaultPlace, wrapped: WrappedKey): WrappedKey {
    return this.wrap(place, this.unwrap(place, wrapped))
  }

  private wrap(place: VaultPlace, dataKey: Uint8Array): WrappedKey {
    const kekId = this.currentId
    return { kekId, wrapped: seal(this.keyOf(kekId), `${kekId}|${placeOf(place)}`, dataKey) }
  }

  private unwrap(place: VaultPlace, { kekId, wrapped }: WrappedKey): Buffer {
    return open(this.keyOf(kekId), `${kekId}|${placeOf(place)}`, wrapped)
  }

  private keyOf(kekId: string): Uint8Array {
    const key = this.keys.get(kekId)
    if (!key) throw new Error(`the key ${kekId}, which encrypts keys, is not here`)
    return key
  }
}

/** Lines of an id, a blank and 64 hexadecimal digits; the first is for what is encrypted from now on. */
export function readKeys(text: string): ReadonlyMap<string, Uint8Array> {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const entries = lines.map((line, at): [string, Uint8Array] => {
    const { id, key } = /^(?<id>[\w.-]{1,40}) (?<key>[0-9a-f]{64})$/u.exec(line.trim())?.groups ?? {}
    if (id === undefined || key === undefined)
      throw new Error(`line ${at + 1} of the keys that encrypt keys is not an id and 64 hexadecimal digits`)
    return [id, Buffer.from(key, 'hex')]
  })
  const keys = new Map(entries)
  if (keys.size < entries.length) throw new Error('two of the keys that encrypt keys have the same id')
  return keys
}
