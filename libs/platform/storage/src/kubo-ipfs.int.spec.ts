import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { CID } from 'multiformats/cid'
import { contentStoreContract } from './content-store.contract'
import { EmbeddedIpfs } from './embedded-ipfs'
import { StorageFull, StorageUnreachable } from './errors'
import { KuboIpfs } from './kubo-ipfs'
import { seededBytes } from './seeded-bytes.fixture'

const { KUBO_TEST_RPC: rpcUrl } = process.env

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kubo-ipfs-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** A node that gives this answer to everything. */
async function answering(status: number, body: object): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    request.resume()
    request.once('end', () =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

describe('SYS-05: a node that can not do it', () => {
  const bytes = Buffer.from('hello world')
  const storeAt = (url: string) => new KuboIpfs({ rpcUrl: url, stagingFolder: join(folder, 'temporary') })

  it('is StorageUnreachable when it does not answer', async () => {
    const { url, close } = await answering(200, {})
    await close()
    await expect(storeAt(url).add(bytes)).rejects.toThrow(StorageUnreachable)
    await expect(
      storeAt(url).has('bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e'),
    ).rejects.toThrow(StorageUnreachable)
    expect(await readdir(join(folder, 'temporary'))).toEqual([])
  })

  it('is StorageFull when it has no room', async () => {
    const { url, close } = await answering(500, { Message: 'write blocks: no space left on device', Code: 0 })
    await expect(storeAt(url).add(bytes)).rejects.toThrow(StorageFull)
    await close()
  })

  it('has added nothing when it names no root', async () => {
    const { url, close } = await answering(200, { Root: { Cid: { '/': 'bafkqaaa' }, PinErrorMsg: '' } })
    await expect(storeAt(url).add(bytes)).rejects.toThrow('did not pin')
    await close()
  })
})

if (rpcUrl === undefined) test.todo('SYS-05: content in Kubo (not run: KUBO_TEST_RPC is not set)')
else
  describe('SYS-05: content in Kubo', () => {
    const owner = `test-${randomUUID()}`
    const open = () => new KuboIpfs({ rpcUrl, stagingFolder: join(folder, 'temporary'), owner })
    const ask = async (path: string, init: RequestInit = {}) => {
      const response = await fetch(`${rpcUrl}/api/v0/${path}`, { method: 'POST', ...init })
      return { status: response.status, text: await response.text() }
    }
    async function* none() {}
    /** Takes away what this run has added; the node may be somebody's. */
    const clear = () => open().collect(none(), { olderThan: new Date(Date.now() + 600_000) })

    describe('keeps the contract', () => {
      contentStoreContract(async () => ({
        store: open(),
        async close() {
          await clear()
          expect(await readdir(join(folder, 'temporary')).catch(() => [])).toEqual([])
        },
      }))
    })

    describe('TRIAL-04: the importer without a node and Kubo give the same CID for the same bytes', () => {
      const mebi = 1_048_576
      const sizes = [
        0,
        1,
        mebi / 4 - 1,
        mebi / 4,
        mebi / 4 + 1,
        mebi - 1,
        mebi,
        mebi + 1,
        5 * mebi,
        70 * mebi,
      ]
      afterEach(clear)

      it.each(sizes)('%d bytes', async (size) => {
        const bytes = seededBytes(size)
        const embedded = await new EmbeddedIpfs({ root: join(folder, 'embedded') }).add(bytes)
        expect(await open().add(bytes)).toEqual(embedded)
        expect(await cidByKubo(bytes)).toBe(embedded.cid)
        const file = await fetch(`${rpcUrl}/api/v0/cat?arg=${embedded.cid}`, { method: 'POST' })
        expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true)
      })

      /** What Kubo's own importer makes of the bytes; it keeps nothing. */
      async function cidByKubo(bytes: Buffer): Promise<string> {
        const body = new FormData()
        body.append('file', new Blob([bytes]))
        const profile = 'cid-version=1&raw-leaves=true&chunker=size-262144&only-hash=true&quieter=true'
        const { text } = await ask(`add?${profile}`, { body })
        return (JSON.parse(text) as { Hash: string }).Hash
      }
    })

    it('pins under a name that says whose it is and since when', async () => {
      const { cid } = await open().add(randomBytes(9))
      const { text } = await ask(`pin/ls?arg=${cid}&names=true`)
      const { Keys } = JSON.parse(text) as { Keys: Record<string, { Type: string; Name: string }> }
      expect(Keys[cid]).toMatchObject({ Type: 'recursive' })
      expect(Keys[cid]!.Name).toMatch(new RegExp(`^${owner} \\d{4}-\\d\\d-\\d\\dT`, 'u'))
      await open().remove(cid)
    })

    it("never unpins a stranger's root, and takes up one that a killed process had not named yet", async () => {
      const store = open()
      const [strangers, unnamed] = [await store.add(randomBytes(9)), await store.add(randomBytes(9))]
      await ask(`pin/add?arg=${strangers.cid}&name=somebody`)
      await ask(`pin/rm?arg=${unnamed.cid}`)
      await ask(`pin/add?arg=${unnamed.cid}`)
      await clear()
      expect(await store.has(strangers.cid)).toBe(true)
      expect(await store.has(unnamed.cid)).toBe(true)
      await clear()
      expect(await store.has(unnamed.cid)).toBe(false)
      await store.remove(strangers.cid)
    })

    it('ends a removal that was cut short after the unpinning', async () => {
      const bytes = randomBytes(262_144 * 2 + 9)
      const { cid } = await open().add(bytes)
      await ask(`pin/rm?arg=${cid}`)
      await open().remove(cid)
      const left = (await ask('refs/local')).text
      const leaf = (await new EmbeddedIpfs({ root: folder }).add(bytes.subarray(0, 262_144))).cid
      for (const block of [cid, leaf]) expect(left).not.toContain(CID.parse(block).toV1().toString())
    })

    it('speaks to nobody: no peers, no addresses to be found at', async () => {
      expect(JSON.parse((await ask('id')).text)).toMatchObject({ Addresses: null })
      const peers = await ask('swarm/peers')
      expect(peers.text).toContain('must be run in online mode')
    })

    it('gives back what came, after a restart of this process too', async () => {
      const bytes = randomBytes(600_000)
      const { cid } = await open().add(bytes)
      expect((await buffer(await open().cat(cid))).equals(bytes)).toBe(true)
      await open().remove(cid)
    })
  })
