import type { SealAnchor, SigningCertificate, StandingSeal } from '@originseal/contracts'
import { listSigningCertificates } from '@originseal/contracts/protection/endpoints'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes } from '@noble/hashes/utils.js'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { File as PlatformFile } from 'node:buffer'
import { answering } from '../../testing/answering'
import { answers, fileId, problem, sealed, standInGateway, transaction } from '../../testing/gateway.fixture'
import type { Language } from '@originseal/contracts/languages'
import { openPage } from '../../testing/open-page'

const gateway = standInGateway()

const original = new TextEncoder().encode('the very bytes')
const commitment = sha256(Uint8Array.of(7))
const sibling = sha256(Uint8Array.of(8))
const root = sha256(concatBytes(Uint8Array.of(1), sibling, sha256(concatBytes(Uint8Array.of(0), commitment))))

const anchor: SealAnchor = {
  chainId: 8453,
  chainName: 'Base',
  registry: `0x${'5f'.repeat(20)}`,
  transactionHash: transaction,
  blockNumber: 42,
  blockTime: '2026-11-21T08:30:05.000Z',
  root: bytesToHex(root),
  leafIndex: 1,
  treeSize: 2,
  path: [bytesToHex(sibling)],
}
const seal: StandingSeal = {
  id: fileId,
  state: 'anchored',
  sealedAt: '2026-11-21T08:30:00.000Z',
  mediaType: 'image/png',
  size: original.length,
  sha256: bytesToHex(sha256(original)),
  perceptualHash: { algorithm: 'pdq', profile: 'exact', version: 1, hex: 'c3'.repeat(32), quality: 100 },
  cid: sealed.ipfs_hash,
  cidProfile: 'unixfs-v1',
  commitment: bytesToHex(commitment),
  anchor,
}

/** jsdom's files cannot be read as streams; a browser's can, and so can Node's. */
function drop(label: string, content: Uint8Array | string, name: string, type = '') {
  const file = new PlatformFile([content], name, { type })
  fireEvent.drop(screen.getByLabelText(label), { dataTransfer: { files: [file] } })
}

async function openSeal(change: Partial<StandingSeal> = {}) {
  gateway.use(answers.verify({ ...seal, ...change }))
  await openPage(`/verify/${fileId}`)
  await screen.findByRole('heading', { name: 'File and fingerprints' })
}

describe('/verify/{id}', () => {
  it('shows state, fingerprints and chain data to anybody', async () => {
    await openSeal()
    screen.getByText('Sealed, and written to the chain')
    const facts = [
      seal.sha256,
      seal.cid,
      seal.commitment,
      seal.perceptualHash.hex,
      transaction,
      anchor.registry,
    ]
    for (const fact of facts) expect(screen.getAllByText(fact).length).toBeGreaterThan(0)
  })

  it('recomputes the inclusion of the seal in its batch', async () => {
    await openSeal()
    expect(screen.getByText('Yes. The computed root is the root of the transaction below.')).toBeTruthy()
  })

  it('says so when the computed root is another one', async () => {
    await openSeal({ anchor: { ...anchor, root: 'ff'.repeat(32) } })
    expect(screen.getByText('No. The computed root is another one: do not rely on this page.')).toBeTruthy()
  })

  it('recognises the original by its bytes, in the browser', async () => {
    await openSeal()
    drop('Original file', original, 'original.png')
    expect(await screen.findByText(/^Yes\. The SHA-256 of your file is the sealed one/)).toBeTruthy()
  })

  it('refuses a file of which one byte differs, and shows what it computed', async () => {
    await openSeal()
    drop('Original file', 'the very byteS', 'original.png')
    const remark = await screen.findByText(/^No\. Your file has another SHA-256/)
    expect(remark.closest('[role=alert]')?.textContent).toContain(
      bytesToHex(sha256(new TextEncoder().encode('the very byteS'))),
    )
  })

  it('says that a seal is on its way while it has no anchor', async () => {
    await openSeal({ state: 'anchoring', anchor: undefined })
    screen.getByText('Sealed, on its way to the chain')
    expect(screen.queryByText('Is the seal in its batch?')).toBeNull()
  })

  it('says that a work was erased, what stays of it, and that this still has its place in the batch', async () => {
    const erasedAt = '2026-12-01T00:00:00.000Z'
    gateway.use(
      answers.verify({ id: fileId, state: 'erased', erasedAt, commitment: seal.commitment, anchor }),
    )
    await openPage(`/verify/${fileId}`)
    await screen.findByText('Erased by its owner')
    screen.getByText(/^The file, its fingerprints, the title/)
    screen.getByText('Yes. The computed root is the root of the transaction below.')
    expect(screen.getAllByText(seal.commitment).length).toBeGreaterThan(0)
    expect(screen.queryByLabelText('Original file')).toBeNull()
    expect(screen.queryByText('File and fingerprints')).toBeNull()
  })

  const notProven: [language: Language, heading: string, items: string[]][] = [
    [
      'en',
      'It does not prove',
      [
        'Who created the work (we only record who presented it)',
        'Whether another version existed before',
        "Whether the name given is that person's own (we check no identity document)",
      ],
    ],
    [
      'zh-TW',
      '不能證明',
      [
        '作品是誰創作的（我們只記錄由誰提出封存）',
        '封存前是否已有其他版本',
        '填寫的姓名是否為本人（我們不核對身分證件）',
      ],
    ],
  ]

  it.each(notProven)(
    'in %s, what stands under "%s" is no claim when read alone',
    async (language, title, items) => {
      gateway.use(answers.verify(seal))
      await openPage(`/verify/${fileId}`, { language })
      const heading = await screen.findByRole('heading', { name: title })
      const list = within(heading.parentElement!).getAllByRole('listitem')
      expect(list.map((item) => item.textContent)).toEqual(items)
    },
  )

  it('on a test chain says that it is no evidence, and claims no time', async () => {
    await openSeal({ anchor: { ...anchor, chainId: 31_337, chainName: 'OriginSeal development chain' } })
    screen.getByText('Sealed, and written to a test chain')
    screen.getByText(/^This is a test chain: .* It cannot serve as evidence\.$/)
    expect(screen.queryByText('It existed no later than the time of the block')).toBeNull()
    screen.getByText('When the file existed (this is a test chain; nobody witnesses the time of its blocks)')
  })

  it('on a public chain claims the time of the block', async () => {
    await openSeal()
    screen.getByText('It existed no later than the time of the block')
    expect(screen.queryByText(/test chain/)).toBeNull()
  })

  it('says when there is no such seal', async () => {
    gateway.use(http.get(`/api/verify/${fileId}`, () => problem(404, 'WORK_NOT_FOUND')))
    await openPage(`/verify/${fileId}`)
    expect(await screen.findByText('There is no seal with this id.')).toBeTruthy()
  })
})

const certificate: SigningCertificate = {
  sha256: 'ab'.repeat(32),
  subject: 'CN=OriginSeal Development',
  issuer: 'CN=OriginSeal Development',
  selfSigned: true,
  notBefore: '2026-01-01T00:00:00.000Z',
  notAfter: '2031-01-01T00:00:00.000Z',
  firstUsedAt: '2026-01-02T00:00:00.000Z',
  pem: '-----BEGIN CERTIFICATE-----',
}
const signing = (certificates: SigningCertificate[]) =>
  answering(listSigningCertificates, { data: { certificates } })

describe('/verify', () => {
  beforeEach(() => gateway.use(signing([certificate])))

  it('publishes the certificate that documents are signed with, and says what one that vouches for itself is worth', async () => {
    await openPage('/verify')
    const card = within(await screen.findByRole('region', { name: 'Which certificate signed the documents' }))
    expect(await card.findByText(certificate.sha256)).toBeTruthy()
    expect(card.getByText(/^This certificate vouches for itself/)).toBeTruthy()
    expect(card.getByRole('button', { name: 'Download the certificate (PEM)' })).toBeTruthy()
  })

  it('says nothing of the kind of one that an authority has issued', async () => {
    gateway.use(signing([{ ...certificate, issuer: 'CN=TWCA', selfSigned: false }]))
    await openPage('/verify')
    expect(await screen.findByText(certificate.sha256)).toBeTruthy()
    expect(screen.queryByText(/^This certificate vouches for itself/)).toBeNull()
  })

  it.each([
    ['an id', fileId],
    ['an address', `https://seal.example/verify/${fileId.toUpperCase()}?x=1`],
  ])('leads from %s to the seal', async (_what, typed) => {
    gateway.use(answers.verify(seal))
    const { user, at } = await openPage('/verify')
    await user.type(await screen.findByLabelText('Work id or verification address'), typed)
    await user.click(screen.getByRole('button', { name: 'Verify' }))
    await waitFor(() => expect(at()).toBe(`/verify/${fileId}`))
  })

  it('says when there is no id in what was typed', async () => {
    const { user } = await openPage('/verify')
    await user.type(await screen.findByLabelText('Work id or verification address'), 'hello{Enter}')
    expect(await screen.findByText(/^There is no work id in what you entered/)).toBeTruthy()
  })

  it.each([
    ['its link', `%PDF-1.7 /URI (https://seal.example/verify/${fileId})`, 'renamed.pdf'],
    ['its name', '%PDF-1.7 compressed', `certificate_${fileId}.pdf`],
  ])('finds the id in a certificate by %s', async (_what, content, name) => {
    gateway.use(answers.verify(seal))
    const { at } = await openPage('/verify')
    await screen.findByLabelText('Certificate (PDF)')
    drop('Certificate (PDF)', content, name, 'application/pdf')
    await waitFor(() => expect(at()).toBe(`/verify/${fileId}`))
  })

  it.each([
    ['a PDF without an id', 'other.pdf', /^No work id was found in this PDF/],
    ['a picture', 'original.png', /^This is not a PDF/],
  ])('says what to do with %s', async (_what, name, message) => {
    await openPage('/verify')
    await screen.findByLabelText('Certificate (PDF)')
    drop('Certificate (PDF)', 'content', name)
    expect(await screen.findByText(message)).toBeTruthy()
  })
})
