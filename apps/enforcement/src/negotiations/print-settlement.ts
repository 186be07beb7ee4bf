import { Inject, Injectable } from '@nestjs/common'
import type { SettlementTerms } from '@originseal/contracts'
import { renderSettlement, signPdf, type SettlementInput } from '@originseal/documents'
import { PUBLIC_URL, SIGNING, type NoticeSigning } from '../tools/tools'
import type { NegotiatedCase } from './negotiated-case'
import type { Agreement } from './negotiation-state'
import { canonicalTerms } from './settlement-terms'
import { termsInWords } from './terms-in-words.rules'
import type { StoredNegotiation, StoredNegotiationEntry } from './stored-negotiation'

/** What both sides have signed, with all that led to it. */
export interface Settled {
  readonly row: NegotiatedCase
  readonly stored: StoredNegotiation
  readonly agreement: Agreement
  readonly entries: readonly StoredNegotiationEntry[]
}

/** Prints the settlement of a negotiation from its record and signs the file. */
@Injectable()
export class PrintSettlement {
  constructor(
    @Inject(SIGNING) private readonly signing: NoticeSigning,
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
  ) {}

  async execute(settled: Settled): Promise<Uint8Array> {
    const input = inputOf(settled, this.publicUrl)
    const { signer, authority } = this.signing
    return signPdf(await renderSettlement(input), signer, {
      reason: `Settlement of ${settled.row.number}`,
      signedAt: input.generatedAt,
      ...authority.stamping(),
    })
  }
}

function inputOf({ row, stored, agreement, entries }: Settled, publicUrl: string): SettlementInput {
  const terms = termsIn(entries, agreement.number)
  const signatures = (['claimant', 'respondent'] as const).map((party) => {
    const signed = entries.findLast(({ kind, by }) => kind === 'signed' && by === party)
    if (!signed?.text) throw new Error(`${party} of ${row.number} has signed without a name`)
    return { party, signedName: signed.text, signedAt: signed.at.toISOString() }
  })
  return {
    caseNumber: row.number,
    claimantName: stored.claimantName,
    workTitle: row.title,
    certificateUrl: `${publicUrl}/verify/${row.workId}`,
    pageUrl: row.pageUrl,
    terms: termsInWords(terms),
    termsHash: agreement.termsHash,
    content: canonicalTerms(terms),
    signatures,
    generatedAt: new Date(Math.max(...signatures.map(({ signedAt }) => Date.parse(signedAt)))),
  }
}

function termsIn(entries: readonly StoredNegotiationEntry[], number: number): SettlementTerms {
  const offer = entries.find(({ kind, offerNumber }) => kind === 'offer' && offerNumber === number)
  if (!offer?.terms) throw new Error(`offer ${number} is not in the record`)
  return offer.terms
}
