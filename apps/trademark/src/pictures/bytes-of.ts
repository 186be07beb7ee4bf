import type { OpenedObject } from '@originseal/storage'

/** An object whole. */
export async function bytesOf({ stream }: OpenedObject): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of stream) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}
