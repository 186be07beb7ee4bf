import { commitDigest, issueDigestProof, merkleTree } from '@originseal/anchoring'
import { digestAnchored, type CaseView, type ReadCaseAnchorResponse } from '@originseal/contracts'
import { CaseStage, holdChecks } from '../cases/cases.harness'
import { startEnforcement, type RunningEnforcement } from '../enforcement.harness'
import { SubmitHeads } from './submit-heads'

let enforcement: RunningEnforcement
beforeAll(async () => {
  enforcement = await startEnforcement()
  await holdChecks(enforcement)
})
afterAll(() => enforcement.stop())

const submissions = async () => {
  await enforcement.app.get(SubmitHeads).execute()
  const rows = await enforcement.rows<{ payload: { id: string; ownerId: string; digest: string } }>(
    `SELECT payload::jsonb AS payload FROM outbox WHERE name = 'enforcement.digest-submitted.v1' ORDER BY sequence`,
  )
  return rows.map(({ payload }) => payload)
}

const proofOf = (digest: string) => {
  const salt = new Uint8Array(32).fill(1)
  return issueDigestProof({
    digest,
    salt,
    tree: merkleTree([commitDigest(digest, salt)]),
    leafIndex: 0,
    chain: { chainId: 31337, registry: `0x${'4e'.repeat(20)}`, sealer: `0x${'5e'.repeat(20)}` },
    inclusion: {
      transactionHash: `0x${'11'.repeat(32)}`,
      blockNumber: 7,
      blockHash: `0x${'22'.repeat(32)}`,
      blockTime: '2026-11-21T08:00:00.000Z',
      logIndex: 0,
    },
  })
}

test('MEMBER-06: the head of a time line is submitted once for what was added, and its proof is the owner’s to read', async () => {
  const stage = await CaseStage.member(enforcement, 1)
  const [opened] = await stage.opens(await stage.findsCopy())
  const id = opened?.id ?? ''
  const { head } = (await (await stage.read(id)).json()) as CaseView
  const anchor = async (token = stage.owner.token) => {
    const answer = await enforcement.get(`/cases/${id}/anchor`, token)
    return { status: answer.status, body: (await answer.json()) as ReadCaseAnchorResponse }
  }
  const [first] = await submissions()
  expect(first).toMatchObject({ ownerId: stage.owner.id, digest: head })
  expect(await submissions()).toHaveLength(1)
  expect(await anchor()).toEqual({ status: 200, body: { data: null } })

  const proof = proofOf(head)
  await enforcement.tell(digestAnchored, { id: first?.id ?? '', proof })
  expect((await anchor()).body).toEqual({ data: { sequence: 1, proof } })
  expect((await anchor((await enforcement.member()).token)).status).toBe(404)

  await stage.happens(id, 'acknowledged')
  const [, second, ...more] = await submissions()
  expect(second?.digest).not.toBe(head)
  expect(more).toEqual([])
  await enforcement.tell(digestAnchored, { id: second?.id ?? '', proof })
  expect((await anchor()).body.data?.sequence).toBe(1)
})
