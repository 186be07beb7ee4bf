import { createHash } from 'node:crypto'
import { isAnchoredIn, verifyCaseTimeLine, verifyNegotiationRecord } from '@originseal/anchoring/verify'
import { commitDigest, commitSeal, issueDigestProof, issueProof, merkleTree } from '@originseal/anchoring'
import { readZip, writeWarc } from '@originseal/archives'
import {
  caseAnchorsFile,
  caseFileManifest,
  certificateIssued,
  digestAnchored,
  workAnchored,
  type CaseView,
  type FindingCapture,
  type NoticeDraftView,
  type SettlementTerms,
} from '@originseal/contracts'
import { Transaction } from '@originseal/database'
import { readAttachments, verifyPdfSignature } from '@originseal/documents/verify'
import type { ObjectStore } from '@originseal/storage'
import { until } from '@originseal/testing'
import { startSmtpDouble, type SmtpDouble } from '@originseal/testing/smtp-double'
import { SubmitHeads } from '../anchors/submit-heads'
import { CaseStage } from '../cases/cases.harness'
import { startEnforcement, type RunningEnforcement } from '../enforcement.harness'
import type { NegotiationStep } from '../negotiations/negotiation-step'
import { RecordStep } from '../negotiations/record-step'
import { termsHashOf } from '../negotiations/settlement-terms'
import { FollowObservation } from '../observations/follow-observation'
import { OBJECTS } from '../tools/tools'

let enforcement: RunningEnforcement
let relay: SmtpDouble
beforeAll(async () => {
  relay = await startSmtpDouble()
  enforcement = await startEnforcement({ NOTICE_SMTP_URL: relay.url })
}, 120_000)
afterAll(async () => {
  await enforcement.stop()
  await relay.close()
})

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const chain = { chainId: 31_337, registry: `0x${'4e'.repeat(20)}`, sealer: `0x${'5e'.repeat(20)}` }
const inclusion = {
  transactionHash: `0x${'11'.repeat(32)}`,
  blockNumber: 7,
  blockHash: `0x${'22'.repeat(32)}`,
  blockTime: '2026-11-21T08:00:00.000Z',
  logIndex: 0,
}
const salt = new Uint8Array(32).fill(1)
const picture = Buffer.from('the very bytes of the copy')
const terms: SettlementTerms = {
  version: 1,
  removeBy: '2999-12-10',
  amountTwd: 0,
  credit: null,
  noAdmission: true,
  retraction: false,
  confidential: false,
}

function sealProofOf(workId: string, ownerId: string) {
  const fields = {
    work: {
      id: workId,
      title: '島嶼晨光',
      sha256: 'ab'.repeat(32),
      size: 1,
      mediaType: 'image/jpeg',
      cid: 'bafkreigh2akiscaildcqabsyg3dfr6chu3fgpregiymsck7e7aqa4s52zy',
      cidProfile: 'unixfs-v1-2025',
    },
    ownerId,
    sealedAt: '2026-11-21T07:59:00.000Z',
  }
  const tree = merkleTree([commitSeal(fields, salt)])
  return issueProof({ fields, salt, tree, leafIndex: 0, chain, inclusion })
}

const sheet = {
  url: 'https://t.me/style.css',
  contentType: 'text/css',
  bytes: Buffer.from('h1 { color: red }'),
}

/** A case whose finding was captured. @param pageUrl a platform whose channel is known, or another */
async function opened(pageUrl: string) {
  const stage = await CaseStage.member(enforcement, 1)
  const { id: ownerId, token } = stage.owner
  const objects = enforcement.app.get<ObjectStore>(OBJECTS)
  const folder = `evidence/${crypto.randomUUID()}`
  const keep = async (label: FindingCapture['label'], bytes: Buffer) => {
    const path = `${folder}/${label}`
    const { sha256, size } = await objects.put(path, bytes, { contentType: 'image/jpeg' })
    return { label, path, sha256, size, capturedAt: new Date().toISOString() }
  }
  const captures = [
    await keep('picture', picture),
    await keep('overlay', Buffer.from('both')),
    await keep('page', Buffer.from('<h1>小物</h1>')),
    await keep('screenshot', Buffer.from('png')),
    await keep('resources', await writeWarc('resources.warc.gz', new Date(), [sheet])),
  ]
  const finding = await stage.findsCopy({ pageUrl, imageSha256: digest(picture), captures })
  await stage.sealsWork(finding.workId, '島嶼晨光')
  const [one] = await stage.opens(finding)
  const caseId = one?.id ?? ''
  return { stage, ownerId, token, objects, captures, workId: finding.workId, caseId }
}

async function download(caseId: string, token: string) {
  const answer = await enforcement.get(`/cases/${caseId}/file`, token)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  if (answer.status !== 200) return { status: answer.status, files: new Map<string, Uint8Array>() }
  return { status: 200, files: await readZip(bytes), filename: answer.headers.get('content-disposition') }
}

const jsonIn = (files: ReadonlyMap<string, Uint8Array>, path: string): unknown =>
  JSON.parse(Buffer.from(files.get(path) ?? []).toString('utf8'))

async function listOf(files: ReadonlyMap<string, Uint8Array>) {
  const list = files.get('case.pdf') ?? new Uint8Array()
  const [attachment] = await readAttachments(list)
  const manifest = caseFileManifest.parse(JSON.parse(Buffer.from(attachment?.bytes ?? []).toString('utf8')))
  return { manifest, isSigned: (await verifyPdfSignature(list)).valid }
}

test('MEMBER-07: a whole case is one file: seal, finding, captures, notice as sent, looks, settlement and custody', async () => {
  const { stage, ownerId, token, objects, captures, workId, caseId } = await opened('https://t.me/copies/900')
  const post = (path: string, body: unknown) => enforcement.post(`/cases/${caseId}${path}`, token, body)
  const is = (state: CaseView['state']) =>
    until(async () => ((await (await stage.read(caseId)).json()) as CaseView).state === state, {
      what: state,
    })
  await enforcement.tell(workAnchored, { workId, ownerId, ...inclusion, proof: sealProofOf(workId, ownerId) })
  const certificate = Buffer.from('%PDF-1.7 the certificate as its owner has it')
  const objectKey = `works/${workId}/certificate-one.pdf`
  await objects.put(objectKey, certificate, { contentType: 'application/pdf' })
  await enforcement.tell(certificateIssued, { workId, ownerId, objectKey })
  await is('needs-input')
  const proof = () => enforcement.identity.proveStepUp(ownerId, 'rights@yuan.example')
  await enforcement.post('/claimant', token, {
    role: 'owner',
    legalName: '林小原',
    address: { lines: '重慶南路一段 122 號', city: '台北市', country: 'TW' },
    phone: '+886223456789',
    proof: await proof(),
  })
  const { data } = (await (
    await post('/notice', {
      workDescription: '一幅數位插畫：清晨的海岸、三艘漁船與遠山，2024 年完成。',
      originalUrls: ['https://yuan.example/works/island'],
      exception: 'none',
      noLicence: true,
      ticked: ['US-v', 'US-vi-accuracy', 'US-vi-authority', 'TW-5', 'TW-6'],
    })
  ).json()) as NoticeDraftView
  await post('/signature', { contentSha256: data.contentSha256, signedName: '林小原', proof: await proof() })
  await is('filed')

  const run = (work: Parameters<Transaction['run']>[0]) => enforcement.app.get(Transaction).run(work)
  const { key, sha256, size } = await objects.put(
    `observations/${caseId}/one/rendered.html.txt`,
    Buffer.from('<p>gone</p>'),
    { contentType: 'text/plain' },
  )
  const look = { verdict: 'up', byBrowser: true, byOwner: false } as const
  const files = [{ key, sha256, size, contentType: 'text/plain' }]
  const signs = { openedUrl: 'https://t.me/copies/900' }
  await run((tx) =>
    enforcement.app
      .get(FollowObservation)
      .execute(tx, caseId, { id: crypto.randomUUID(), at: new Date(), ...look, signs, files }, false),
  )
  const step = (each: NegotiationStep) =>
    run((tx) => enforcement.app.get(RecordStep).execute(tx, caseId, each))
  const termsHash = termsHashOf(terms)
  await post('/negotiation', { claimantName: '林小原' })
  await step({ kind: 'offer', by: 'respondent', terms, days: 14, text: null })
  await post('/negotiation/acts', { act: 'accept', number: 1, termsHash })
  await step({ kind: 'signed', by: 'respondent', termsHash, text: 'Chen' })
  await post('/negotiation/acts', { act: 'sign', termsHash, signedName: '林小原', acceptsRespondent: true })

  await enforcement.app.get(SubmitHeads).execute()
  const [submitted] = await enforcement.rows<{ id: string; digest: string }>(
    'SELECT id, digest FROM case_anchor WHERE case_id = $1',
    [caseId],
  )
  const tree = merkleTree([commitDigest(submitted?.digest ?? '', salt)])
  const anchored = issueDigestProof({
    digest: submitted?.digest ?? '',
    salt,
    tree,
    leafIndex: 0,
    chain,
    inclusion,
  })
  await enforcement.tell(digestAnchored, { id: submitted?.id ?? '', proof: anchored })

  const file = await download(caseId, token)
  expect(file.filename).toMatch(/ZK-\d{4}-\d{3,}-file\.zip/)
  expect([...file.files.keys()]).toEqual([
    'README.txt',
    'seal/proof.json',
    'seal/certificate.pdf',
    'finding/finding.json',
    'finding/picture.jpg',
    'finding/overlay.jpg',
    'captures/finding.wacz',
    'notices/001.pdf',
    'notices/001.json',
    'notices/001-sent-1.eml',
    'notices/notices.json',
    'answers/answers.json',
    'captures/look-001.wacz',
    'observations/observations.json',
    'negotiation/record.json',
    'negotiation/settlement.pdf',
    'custody/time-line.json',
    'custody/anchors.json',
    'case.pdf',
  ])
  const { manifest, isSigned } = await listOf(file.files)
  expect(isSigned).toBe(true)
  expect(manifest).toMatchObject({ caseId, workId, absent: [] })
  expect(manifest.files).toEqual(
    [...file.files].slice(0, -1).map(([path, bytes]) => ({
      path,
      size: bytes.length,
      sha256: digest(bytes),
    })),
  )
  const { timeLine } = verifyCaseTimeLine(jsonIn(file.files, 'custody/time-line.json'))
  expect(timeLine?.entries.at(-1)).toMatchObject(manifest.head)
  const { anchors } = caseAnchorsFile.parse(jsonIn(file.files, 'custody/anchors.json'))
  expect(anchors.map((anchor) => timeLine && isAnchoredIn(timeLine, anchor))).toEqual([true])
  expect(jsonIn(file.files, 'seal/proof.json')).toMatchObject({ version: 'originseal-proof/1' })
  expect(certificate.equals(file.files.get('seal/certificate.pdf')!)).toBe(true)
  expect((await verifyPdfSignature(file.files.get('notices/001.pdf')!)).valid).toBe(true)
  expect((await verifyPdfSignature(file.files.get('negotiation/settlement.pdf')!)).valid).toBe(true)
  const { record } = verifyNegotiationRecord(jsonIn(file.files, 'negotiation/record.json'))
  expect(record?.entries.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['offer', 'signed']))
  const sent = Buffer.from(file.files.get('notices/001-sent-1.eml')!).toString('latin1')
  expect(relay.received.some(({ message }) => message.trim() === sent.trim())).toBe(true)
  const found = await readZip(file.files.get('captures/finding.wacz')!)
  // With the very bytes whose hash stands in the finding.
  const resources = captures.find(({ label }) => label === 'resources')
  expect(digest(found.get('archive/resources.warc.gz')!)).toBe(resources?.sha256)
  expect(Buffer.from(found.get('indexes/index.cdx')!).toString('utf8')).toContain(sheet.url)
  const capture = await readZip(file.files.get('captures/look-001.wacz')!)
  expect(Buffer.from(capture.get('pages/pages.jsonl')!).toString('utf8')).toContain('https://t.me/copies/900')
}, 120_000)

test('MEMBER-07: it is its owner’s alone, and says what is not there any more', async () => {
  const { token, objects, captures, caseId } = await opened('https://shop.example/items/901')
  expect((await download(caseId, (await enforcement.member()).token)).status).toBe(404)
  expect((await download(crypto.randomUUID(), token)).status).toBe(404)
  await objects.remove(captures[2]!.path)
  const { files } = await download(caseId, token)
  expect((await listOf(files)).manifest.absent).toEqual(['seal', 'certificate', 'captures'])
  expect(jsonIn(files, 'finding/finding.json')).toMatchObject({ pageUrl: 'https://shop.example/items/901' })
}, 120_000)
