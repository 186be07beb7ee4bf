import { isTestChain } from '@originseal/contracts'
import { contentWidth, page, palette } from '../typesetting/palette'
import { attachJson } from '../typesetting/attachment'
import { facts, heading, notice, numbered } from '../typesetting/blocks'
import { drawFooters, drawHeader } from '../typesetting/furniture'
import { bytesInWords, inTaipei, inUtc } from '../typesetting/instants'
import { drawPicture } from '../typesetting/pictures'
import { drawQrCode } from '../typesetting/qr-code'
import { Sheet } from '../typesetting/sheet'
import { styles } from '../typesetting/styles'
import { proofAttachmentName } from '../verification/attachment-names'
import type { CertificateInput } from './certificate-input'
import * as words from './certificate-texts'

/**
 * Renders the certificate of a sealed work: A4, Traditional Chinese and English, tagged, with the proof
 * attached as JSON. Unsigned; hand it to `signPdf`. The same input gives the same bytes.
 * @throws DocumentError PICTURE_UNREADABLE
 */
export async function renderCertificate(input: CertificateInput): Promise<Uint8Array> {
  const { proof } = input
  const name = proof.work.title ?? proof.work.filename ?? proof.work.id
  const sheet = new Sheet({
    title: `${words.title.zh} ${words.title.en}: ${name}`,
    subject: `Seal ${proof.work.id}, SHA-256 ${proof.work.sha256}`,
    keywords: `OriginSeal, seal, ${proof.work.sha256}, ${proof.chain.transactionHash}`,
    generatedAt: input.generatedAt,
  })
  sheet.onPage = () => drawHeader(sheet, words.title.zh, words.title.en)
  sheet.addPage()
  drawTitle(sheet, input)
  drawWork(sheet, input, name)
  drawRecords(sheet, input)
  drawExplanations(sheet, input)
  attachProof(sheet, input)
  drawFooters(sheet, proof.work.id, input.generatedAt, input.sample ?? false)
  return sheet.bytes()
}

const qrSize = 96

function drawTitle(sheet: Sheet, { proof, verifyUrl }: CertificateInput): void {
  const top = sheet.y
  const width = contentWidth - qrSize - 16
  sheet.group('H1', () => {
    sheet.text('Span', words.title.zh, styles.title, { width })
    sheet.text('Span', words.title.en, styles.subtitle, { width }, { lang: 'en' })
  })
  sheet.y += 8
  notice(sheet, words.statement(inTaipei(proof.chain.blockTime), inUtc(proof.chain.blockTime)), { width })
  const below = sheet.y
  const x = page.margin + contentWidth - qrSize
  sheet.tag('Figure', () => drawQrCode(sheet, verifyUrl, x, top + 4, qrSize), {
    alt: `QR code: ${verifyUrl}`,
  })
  const caption = { x, width: qrSize, y: top + qrSize + 6, align: 'center' } as const
  sheet.text('Caption', words.qrCaption.zh, styles.small, caption)
  sheet.text('Caption', words.qrCaption.en, styles.small, { ...caption, y: caption.y + 10 }, { lang: 'en' })
  sheet.y = Math.max(below, caption.y + 24)
  if (isTestChain(proof.chain.chainId)) {
    notice(sheet, words.testChain, { wash: palette.amberWash, edge: palette.amber })
  }
  sheet.y += 4
}

function drawWork(sheet: Sheet, input: CertificateInput, name: string): void {
  const { work, sealedAt } = input.proof
  const top = sheet.y
  const box = { x: page.margin, y: top, width: 120, height: 120 }
  const gap = 18
  const textX = page.margin + (input.thumbnail ? box.width + gap : 0)
  const textWidth = contentWidth - (textX - page.margin)
  if (input.thumbnail) drawPicture(sheet, input.thumbnail, `作品縮圖 thumbnail: ${name}`, box)
  sheet.text('H2', name, fitting(name), { x: textX, width: textWidth })
  sheet.y += 6
  facts(
    sheet,
    [
      { label: words.labels.file, value: work.filename ?? '–' },
      {
        label: words.labels.format,
        value: `${work.mediaType} · ${input.width} × ${input.height} px · ${bytesInWords(work.size)}`,
      },
      { label: words.labels.owner, value: [input.ownerName, input.proof.ownerId] },
      { label: words.labels.sealedAt, value: [inTaipei(sealedAt), inUtc(sealedAt)] },
    ],
    { x: textX, width: textWidth, label: 100 },
  )
  sheet.y = Math.max(sheet.y, input.thumbnail ? top + box.height : 0)
}

/** A title of up to 200 characters stays within a third of the page. */
function fitting(title: string) {
  if (title.length <= 60) return styles.workTitle
  return title.length <= 120
    ? { ...styles.workTitle, size: 12, leading: 17 }
    : { ...styles.workTitle, size: 10, leading: 14.5 }
}

function drawRecords(sheet: Sheet, { proof }: CertificateInput): void {
  const { work, chain, tree } = proof
  const pdq = work.perceptualHash
  heading(sheet, words.headings.fingerprints)
  facts(sheet, [
    { label: words.labels.sha256, value: work.sha256, code: true },
    ...(pdq
      ? [
          {
            label: words.labels.pdq,
            value: [pdq.hex, `quality ${pdq.quality}/100 · ${pdq.profile} v${pdq.version}`],
            code: true,
          },
        ]
      : []),
    { label: words.labels.cid, value: [work.cid, work.cidProfile], code: true },
    { label: words.labels.commitment, value: proof.commitment, code: true },
  ])
  heading(sheet, words.headings.chain)
  facts(sheet, [
    { label: words.labels.blockTime, value: [inTaipei(chain.blockTime), inUtc(chain.blockTime)] },
    {
      label: words.labels.network,
      value: [`${chain.name}, chain id ${chain.chainId}`, chain.registry],
      code: true,
    },
    { label: words.labels.transaction, value: chain.transactionHash, code: true },
    { label: words.labels.block, value: [`${chain.blockNumber}`, chain.blockHash], code: true },
    {
      label: words.labels.root,
      value: [proof.root, `leaf ${tree.leafIndex} of ${tree.size} · ${tree.scheme} · ${tree.hash}`],
      code: true,
    },
  ])
}

function drawExplanations(sheet: Sheet, { proof, verifyUrl }: CertificateInput): void {
  heading(sheet, words.headings.verify, 90)
  numbered(
    sheet,
    words.verifySteps({
      verifyUrl,
      transactionHash: proof.chain.transactionHash,
      chainId: proof.chain.chainId,
    }),
  )
  heading(sheet, words.headings.proves, 90)
  numbered(sheet, words.proves)
  heading(sheet, words.headings.provesNot, 190)
  numbered(sheet, words.provesNot)
}

function attachProof(sheet: Sheet, { proof, generatedAt }: CertificateInput): void {
  const text = `${JSON.stringify(proof, null, 2)}\n`
  attachJson(
    sheet,
    proofAttachmentName,
    'Proof of the seal, verifiable without OriginSeal',
    text,
    generatedAt,
  )
}
