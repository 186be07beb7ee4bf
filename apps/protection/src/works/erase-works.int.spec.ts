import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import {
  registerWorkResponse,
  trialWorksClaimed,
  userErased,
  verification,
  type RegisterWorkResponse,
  type SealProof,
} from '@originseal/contracts'
import { verifyOnChain, verifySealProof } from '@originseal/anchoring/verify'
import { readAttachments, verifyPdfSignature } from '@originseal/documents/verify'
import { drawing } from '@originseal/fingerprint/fixtures'
import { Transaction } from '@originseal/database'
import { PruneEvents } from '@originseal/messaging'
import { ContentMissing, EmbeddedIpfs } from '@originseal/storage'
import { createTestDatabase, findTraces, until, type TestDatabase } from '@originseal/testing'
import { startAnvil, type Anvil } from '@originseal/testing/anvil'
import { startIdentityDouble, type IdentityDouble } from '@originseal/testing/identity'
import { DataSource } from 'typeorm'
import { createDatabase, startProtection, uploadForm, type RunningProtection } from '../protection.harness'
import { RemoveFiles } from './remove-files'

let database: TestDatabase
let events: TestDatabase
let anvil: Anvil
let identity: IdentityDouble
let protection: RunningProtection
let ipfs: EmbeddedIpfs
let nextSeed = 700

beforeAll(async () => {
  ;[database, events, anvil, identity] = await Promise.all([
    createDatabase(),
    createTestDatabase(),
    startAnvil(),
    startIdentityDouble(),
  ])
  protection = await startProtection({
    databaseUrl: database.url,
    eventsUrl: events.url,
    identity,
    chainUrl: anvil.url,
    config: { ANCHOR_BATCH_MS: '2500' }, // usually long enough for two uploads to share a batch
  })
  ipfs = new EmbeddedIpfs({ root: join(protection.folder, 'ipfs') })
})

afterAll(async () => {
  await protection.stop()
  await Promise.all([anvil.stop(), identity.close()])
  await Promise.all([database.drop(), events.drop()])
})

const picture = (): Promise<Buffer> => drawing(nextSeed++, { width: 320, height: 240 }).png().toBuffer()
const sql = <Row>(text: string, parameters: unknown[] = []): Promise<Row[]> =>
  protection.app.get(DataSource).query(text, parameters)

interface Owner {
  readonly userId: string
  readonly token: string
}

async function member(): Promise<Owner> {
  const userId = crypto.randomUUID()
  return { userId, token: await identity.mint(userId, 'member') }
}

async function seal(
  file: Uint8Array,
  owner: Owner | undefined,
  fields: Record<string, string> = {},
  filename?: string,
): Promise<RegisterWorkResponse['data']> {
  const response = await protection.upload(uploadForm(file, fields, filename), {
    'idempotency-key': crypto.randomUUID(),
    ...(owner && { authorization: `Bearer ${owner.token}` }),
  })
  expect(response.status).toBe(201)
  return registerWorkResponse.parse(await response.json()).data
}

async function certificate(workId: string, { token }: Owner): Promise<Buffer> {
  const response = await protection.get(`/protect/trial/certificates/${workId}`, token)
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

async function proofIn(pdf: Buffer): Promise<SealProof> {
  const [attached] = await readAttachments(pdf)
  return JSON.parse(Buffer.from(attached!.bytes).toString('utf8')) as SealProof
}

const publicly = async (workId: string) =>
  verification.parse(await (await protection.get(`/verify/${workId}`)).json())

type Sealed = RegisterWorkResponse['data']

/** Both works in one batch. On a busy machine the first may be anchored before the second: then it is tried again. */
async function inOneBatch(sealBoth: () => Promise<[Sealed, Sealed]>): Promise<[Sealed, Sealed]> {
  for (let left = 5; ; left--) {
    const both = await sealBoth()
    const [one, other] = await Promise.all(both.map(({ file }) => publicly(file.id)))
    if (left === 0 || one!.anchor?.root === other!.anchor?.root) return both
  }
}

/** Erases as identity's fact would, and waits until the files are gone, too. */
async function erase({ userId }: Pick<Owner, 'userId'>): Promise<void> {
  await protection.tell(userErased, { userId, erasedAt: new Date().toISOString() })
  await until(async () => (await sql('SELECT FROM job WHERE NOT recurs')).length === 0, {
    what: 'the files to go',
  })
}

const everywhere = () => ({
  databases: [database.url, events.url],
  folders: [join(protection.folder, 'objects'), join(protection.folder, 'ipfs')],
})

describe('E8: an owner is erased', () => {
  test('no trace is left in any table, event or file, and what others have still proves itself', async () => {
    const [leaving, staying] = [await member(), await member()]
    const secrets = ['林予舟', '拂曉的第七座燈塔', 'lighthouse-draft-7', '孤燈潮聲']
    const [mine, others] = await inOneBatch(async () => {
      const [first, second] = [await picture(), await picture()]
      return Promise.all([
        seal(
          first,
          leaving,
          { realName: '林予舟', title: '拂曉的第七座燈塔', keywords: '孤燈潮聲' },
          'lighthouse-draft-7.png',
        ),
        seal(second, staying),
      ])
    })
    const kept = await certificate(mine.file.id, leaving)
    const before = await publicly(mine.file.id)
    const neighbour = await publicly(others.file.id)
    expect(before.anchor?.treeSize).toBe(2)
    expect(neighbour.anchor?.root).toBe(before.anchor?.root)

    const everySecret = [
      ...secrets,
      mine.file.fingerprint,
      mine.file.ipfs_hash,
      (await proofIn(kept)).salt,
      leaving.userId,
    ]
    expect(
      new Set((await findTraces(everywhere(), everySecret)).map((trace) => trace.split(': ')[1])),
    ).toEqual(new Set(everySecret))

    await erase(leaving)
    await until(async () => (await sql('SELECT FROM outbox WHERE sent_at IS NULL')).length === 0, {
      what: 'the outbox to be sent',
    })
    await protection.app.get(PruneEvents).execute(0)
    // Of an id that is nobody's any more is remembered that it is nobody's.
    expect(await findTraces(everywhere(), everySecret)).toEqual([`erased_owner: ${leaving.userId}`])
    expect(await findTraces({ ...everywhere(), databases: [] }, [mine.file.id])).toEqual([])
    await expect(ipfs.cat(mine.file.ipfs_hash)).rejects.toThrow(ContentMissing)

    const pdf = await certificate(others.file.id, staying)
    expect((await verifyPdfSignature(pdf)).valid).toBe(true)
    const proof = await proofIn(pdf)
    expect(verifySealProof(proof, { original: others.file.fingerprint }).holds).toBe(true)
    expect((await verifyOnChain(proof, anvil.url)).holds).toBe(true)
    expect(await publicly(others.file.id)).toEqual(neighbour)

    // Whoever was given the erased work's certificate before can still check that one, too.
    expect(verifySealProof(await proofIn(kept), { original: mine.file.fingerprint }).holds).toBe(true)
  })

  test('the public page says that the work was erased, and shows the leaf that stays', async () => {
    const owner = await member()
    const { file } = await seal(await picture(), owner)
    const before = await publicly(file.id)
    await erase(owner)
    const { commitment, anchor } = before
    expect(await publicly(file.id)).toEqual({
      id: file.id,
      state: 'erased',
      erasedAt: expect.any(String),
      commitment,
      anchor,
    })
    for (const path of [`/protect/trial/files/${file.id}`, `/protect/trial/certificates/${file.id}`]) {
      const response = await protection.get(path, owner.token)
      expect(await response.json()).toMatchObject({ status: 404, code: 'WORK_NOT_FOUND' })
    }
  })

  test('the same bytes can be sealed anew, and are then their new owner’s', async () => {
    const [first, second] = [await member(), await member()]
    const file = await picture()
    await seal(file, first)
    await erase(first)
    const { file: sealed } = await seal(file, second)
    expect(await buffer(await ipfs.cat(sealed.ipfs_hash))).toEqual(file)
    // A removal that comes late, as after a crash, leaves them alone.
    const late = { workId: crypto.randomUUID(), cid: sealed.ipfs_hash, askedAt: new Date() }
    await protection.app
      .get(Transaction)
      .run((tx) => protection.app.get(RemoveFiles, { strict: false }).ask(tx, late))
    await until(async () => (await sql('SELECT FROM job WHERE NOT recurs')).length === 0, {
      what: 'the late removal',
    })
    expect(await buffer(await ipfs.cat(sealed.ipfs_hash))).toEqual(file)
  })

  test('told twice, it is done once; others keep their works', async () => {
    const [owner, other] = [await member(), await member()]
    await seal(await picture(), owner)
    const { file } = await seal(await picture(), other)
    await erase(owner)
    await erase(owner)
    expect((await publicly(file.id)).state).toBe('anchored')
  })

  test('works that are claimed for an erased account are erased, whichever fact comes first', async () => {
    const { userId } = await member()
    const { file, trialToken } = await seal(await picture(), undefined)
    const { userId: visitorId } = JSON.parse(
      Buffer.from(trialToken!.split('.')[1]!, 'base64url').toString(),
    ) as { userId: string }
    await erase({ userId })
    await protection.tell(trialWorksClaimed, { visitorId, userId, claimedAt: new Date().toISOString() })
    expect((await publicly(file.id)).state).toBe('erased')
  })

  test('who is erased can seal nothing more with a token that has not run out yet', async () => {
    const owner = await member()
    await erase(owner)
    const response = await protection.upload(uploadForm(await picture()), {
      authorization: `Bearer ${owner.token}`,
    })
    expect(await response.json()).toMatchObject({ status: 401, code: 'TOKEN_INVALID' })
  })

  test('a seal that waits for its batch when it is erased is anchored as a number and told to nobody', async () => {
    const owner = await member()
    const hasty = await startProtection({
      databaseUrl: database.url,
      eventsUrl: events.url,
      identity,
      chainUrl: anvil.url,
      folder: protection.folder,
      config: { ANCHOR_WAIT_MS: '0', ANCHOR_BATCH_MS: '2500' },
    })
    const response = await hasty.upload(uploadForm(await picture()), {
      authorization: `Bearer ${owner.token}`,
    })
    const { file } = registerWorkResponse.parse(await response.json()).data
    await erase(owner)
    expect(await publicly(file.id)).toMatchObject({ state: 'erased' })
    const anchored = await until(async () => (await publicly(file.id)).anchor?.blockNumber, {
      what: 'the block',
      within: 20_000,
    })
    expect(anchored).toBeGreaterThan(0)
    const told = await sql('SELECT FROM outbox WHERE key = $1 AND name LIKE $2', [file.id, '%anchored%'])
    expect(told).toEqual([])
    await hasty.stop()
  })
})
