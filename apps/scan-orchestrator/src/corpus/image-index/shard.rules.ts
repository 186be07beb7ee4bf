/** One of several processes that share the hashes. */
export interface Shard {
  /** From 0. */
  readonly number: number
  readonly of: number
}

/** The whole index. */
export const whole: Shard = { number: 0, of: 1 }

/** `2/4` is the third of four. Undefined for anything else. */
export function parseShard(text: string): Shard | undefined {
  const [, number, of] = (/^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []).map(Number)
  return number === undefined || of === undefined || number >= of ? undefined : { number, of }
}

export const shardName = ({ number, of }: Shard): string => `${number}/${of}`

/** Each shard holds an equal range of the hashes' first 32 bits. A search asks all: near hashes lie in any range. */
export function holds({ number, of }: Shard, hash: string): boolean {
  return Math.floor((Number.parseInt(hash.slice(0, 8), 16) * of) / 2 ** 32) === number
}
