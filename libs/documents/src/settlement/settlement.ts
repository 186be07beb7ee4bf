import { facts, heading, numbered } from '../typesetting/blocks'
import { framedDocument } from '../typesetting/framed-document'
import { inTaipei, inUtc } from '../typesetting/instants'
import type { Sheet } from '../typesetting/sheet'
import { settlementAttachmentName } from '../verification/attachment-names'
import type { SettlementInput } from './settlement-input'
import * as words from './settlement-texts'

/**
 * Renders a settlement with both signatures: A4, Traditional Chinese and English, tagged, with the terms attached as
 * JSON. Unsigned as a file; hand it to `signPdf`. The same input gives the same bytes.
 */
export function renderSettlement(input: SettlementInput): Promise<Uint8Array> {
  const { caseNumber, termsHash, content, generatedAt, sample = false } = input
  const frame = {
    title: words.title,
    header: words.header,
    subject: `Settlement of the case ${caseNumber}`,
    keywords: `OriginSeal, settlement, ${caseNumber}, content ${termsHash}`,
    documentId: caseNumber,
    attachment: { name: settlementAttachmentName, description: 'The terms that were signed', content },
    generatedAt,
    sample,
  }
  return framedDocument(frame, (sheet) => {
    drawSubject(sheet, input)
    heading(sheet, words.headings.terms)
    numbered(sheet, input.terms)
    heading(sheet, words.headings.general)
    numbered(sheet, words.general)
    drawSignatures(sheet, input)
    heading(sheet, words.headings.about, 60)
    numbered(sheet, words.about)
  })
}

function drawSubject(sheet: Sheet, input: SettlementInput): void {
  heading(sheet, words.headings.subject)
  facts(sheet, [
    { label: words.labels.case, value: input.caseNumber },
    { label: words.labels.claimant, value: input.claimantName },
    ...(input.workTitle === null ? [] : [{ label: words.labels.work, value: input.workTitle }]),
    { label: words.labels.certificate, value: input.certificateUrl, code: true },
    { label: words.labels.page, value: input.pageUrl, code: true },
    { label: words.labels.hash, value: input.termsHash, code: true },
  ])
}

function drawSignatures(sheet: Sheet, { signatures }: SettlementInput): void {
  heading(sheet, words.headings.signatures, 90)
  for (const { party, signedName, signedAt } of signatures)
    facts(sheet, [
      { label: words.parties[party], value: signedName },
      { label: words.labels.signedAt, value: [inTaipei(signedAt), inUtc(signedAt)] },
    ])
}
