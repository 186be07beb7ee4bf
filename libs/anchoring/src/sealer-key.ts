import { readFileSync } from 'node:fs'
import { ChainRefused } from './chain-errors'

export interface SealerKey {
  /** Private key of the sealer, 0x-prefixed hex; exactly one of this and `keyFile`. */
  readonly privateKey?: string
  /** File that holds the private key and nothing else. */
  readonly keyFile?: string
}

/** The private key as text, unchecked. Throws ChainRefused KEY_INVALID when neither or both are given, or no file. */
export function readSealerKey({ privateKey, keyFile }: SealerKey): string {
  if (privateKey !== undefined && keyFile === undefined) return privateKey
  if (privateKey !== undefined || keyFile === undefined) {
    throw new ChainRefused('KEY_INVALID', 'give a private key or a key file, one of them')
  }
  try {
    return readFileSync(keyFile, 'utf8').trim()
  } catch (cause) {
    throw new ChainRefused('KEY_INVALID', `the key file ${keyFile} can't be read`, { cause })
  }
}
