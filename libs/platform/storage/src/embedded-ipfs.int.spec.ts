import { randomBytes } from 'node:crypto'
import { mkdtemp, open, readdir, rename, rm, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { CID } from 'multiformats/cid'
import { blockIdOf } from './block-folder'
import { contentStoreContract } from './content-store.contract'
import { EmbeddedIpfs } from './embedded-ipfs'
import { ContentCorrupt, ContentMissing } from './errors'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'embedded-ipfs-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

describe('EmbeddedIpfs keeps the contract', () => {
  contentStoreContract(async () => ({
    store: new EmbeddedIpfs({ root }),
    close: async () => expect(await filesUnder('temporary')).toEqual([]),
  }))
})

describe('EmbeddedIpfs', () => {
  const bytes = randomBytes(262_144 * 2 + 9)
  let store: EmbeddedIpfs
  let cid: string
  let secondLeaf: string
  beforeEach(async () => {
    store = new EmbeddedIpfs({ root })
    secondLeaf = (await store.add(bytes.subarray(262_144, 262_144 * 2))).cid
    await store.unpin(secondLeaf)
    cid = (await store.add(bytes)).cid
  })

  const pathOf = (of: string) => {
    const id = blockIdOf(CID.parse(of))
    return join(root, 'blocks', id.slice(-3, -1), `${id}.data`)
  }
  const damage = async (of: string) => {
    const file = await open(pathOf(of), 'r+')
    await file.write(Buffer.from([0xff, 0x00, 0xff]), 0, 3, 20)
    await file.close()
  }

  it('names blocks as a flatfs does: the empty directory of every Kubo repository is CIQFT…LX3Y in X3', () => {
    const id = blockIdOf(CID.parse('QmUNLLsPACCz1vLxQVkXqqLX5R1X345qqfHbsf67hvA3Nn'))
    expect([id, id.slice(-3, -1)]).toEqual(['CIQFTFEEHEDF6KLBT32BFAGLXEZL4UWFNWM4LFTLMXQBCERZ6CMLX3Y', 'X3'])
  })

  it('finds everything again after a restart, under either version of the CID', async () => {
    const again = new EmbeddedIpfs({ root })
    const older = CID.createV0(CID.parse(cid).multihash as Parameters<typeof CID.createV0>[0]).toString()
    for (const name of [cid, older]) {
      expect(await again.has(name)).toBe(true)
      expect((await buffer(await again.cat(name))).equals(bytes)).toBe(true)
    }
  })

  it('TRIAL-04: never hands out a byte of a damaged block', async () => {
    await damage(secondLeaf)
    const seen: Buffer[] = []
    const reading = (async () => {
      for await (const chunk of await store.cat(cid)) seen.push(chunk as Buffer)
    })()
    await expect(reading).rejects.toMatchObject({ code: 'CONTENT_CORRUPT', cid: secondLeaf })
    expect(Buffer.concat(seen).equals(bytes.subarray(0, 262_144))).toBe(true)
  })

  it('says at once when the root is damaged, and while reading when a leaf is missing', async () => {
    await unlink(pathOf(secondLeaf))
    await expect(buffer(await store.cat(cid))).rejects.toMatchObject({
      code: 'CONTENT_MISSING',
      cid: secondLeaf,
    })
    await damage(cid)
    await expect(store.cat(cid)).rejects.toThrow(ContentCorrupt)
  })

  it('mends damaged and missing blocks when the same bytes are added again', async () => {
    await damage(cid)
    await damage(secondLeaf)
    expect((await store.add(bytes)).cid).toBe(cid)
    expect((await buffer(await store.cat(cid))).equals(bytes)).toBe(true)
  })

  it('removes a file whose own blocks are damaged', async () => {
    await damage(cid)
    await store.remove(cid)
    expect(await filesUnder('blocks')).toEqual([])
    expect(await filesUnder('pins')).toEqual([])
  })

  it('ends a removal that a crash cut short with the next removal', async () => {
    await rename(join(root, 'pins', `${cid}.json`), join(root, 'pins', `${cid}.leaving`))
    await unlink(pathOf(secondLeaf))
    await new EmbeddedIpfs({ root }).remove(secondLeaf)
    expect(await filesUnder('blocks')).toEqual([])
    expect(await filesUnder('pins')).toEqual([])
  })

  it('does not read what is no file: a block of another codec, or a directory', async () => {
    const directory = 'bafybeiczsscdsbs7ffqz55asqdf3smv6klcw3gofszvwlyarci47bgf354'
    await expect(store.cat(directory)).rejects.toThrow(ContentMissing)
    const asCbor = CID.createV1(0x71, CID.parse(secondLeaf).multihash).toString()
    await expect(buffer(await store.cat(asCbor))).rejects.toThrow(ContentCorrupt)
  })
})
