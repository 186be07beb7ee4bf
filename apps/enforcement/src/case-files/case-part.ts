/** A file of a case's archive. */
export interface CasePart {
  readonly path: string
  readonly bytes: Uint8Array
}

export const jsonPart = (path: string, content: unknown): CasePart => ({
  path,
  bytes: Buffer.from(`${JSON.stringify(content, null, 2)}\n`, 'utf8'),
})

/** What stands before the name of the n-th of something, from 1. */
export const numberOf = (n: number): string => String(n).padStart(3, '0')
