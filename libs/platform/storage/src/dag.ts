import type { PBNode } from '@ipld/dag-pb'
import { UnixFS } from 'ipfs-unixfs'
import { CID } from 'multiformats/cid'
import * as raw from 'multiformats/codecs/raw'
import { CidInvalid, ContentCorrupt } from './errors'

export interface Block {
  readonly cid: CID
  readonly bytes: Uint8Array
}

export interface BlockSource {
  get(cid: CID): Promise<Uint8Array>
}

/** @throws CidInvalid */
export function parseCid(text: string): CID {
  try {
    return CID.parse(text)
  } catch {
    throw new CidInvalid(text)
  }
}

/** Every block under `root` in the order of the file, root first; a shared block comes as often as it is linked. */
export async function* walkDag(root: CID, blocks: BlockSource): AsyncGenerator<Block> {
  const pending = [root]
  for (let cid = pending.pop(); cid; cid = pending.pop()) {
    const bytes = await blocks.get(cid)
    yield { cid, bytes }
    pending.push(...(await linksOf({ cid, bytes })).reverse())
  }
}

/** The file's own bytes: the leaves from left to right. One block is in memory at a time. */
export async function* fileBytes(root: CID, blocks: BlockSource): AsyncGenerator<Uint8Array> {
  for await (const block of walkDag(root, blocks)) {
    const bytes = await dataOf(block)
    if (bytes.length > 0) yield bytes
  }
}

/** The children of a block; a leaf has none. */
export async function linksOf(block: Block): Promise<CID[]> {
  return block.cid.code === raw.code ? [] : (await decodeNode(block)).Links.map((link) => link.Hash)
}

async function dataOf(block: Block): Promise<Uint8Array> {
  if (block.cid.code === raw.code) return block.bytes
  const { Data } = await decodeNode(block)
  const file = decoded(block, () => UnixFS.unmarshal(Data ?? new Uint8Array()))
  if (file.isDirectory()) throw new ContentCorrupt(block.cid.toString(), 'it is a directory, not a file')
  return file.data ?? new Uint8Array()
}

async function decodeNode(block: Block): Promise<PBNode> {
  // This package has no export for `require`, so it can't be imported above.
  const dagPb = await import('@ipld/dag-pb')
  if (block.cid.code !== dagPb.code)
    throw new ContentCorrupt(
      block.cid.toString(),
      `its codec 0x${block.cid.code.toString(16)} is not of a file`,
    )
  return decoded(block, () => dagPb.decode(block.bytes))
}

function decoded<Decoded>(block: Block, decode: () => Decoded): Decoded {
  try {
    return decode()
  } catch (cause) {
    throw new ContentCorrupt(block.cid.toString(), `it does not decode (${(cause as Error).message})`)
  }
}
