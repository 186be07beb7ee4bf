import { z } from 'zod'
import { id, instant, sha256Hex } from '../primitives'
import { digestProof } from '../protection/digest-proof'

const sequence = z.number().int().positive()

/** An entry of a case's time line, with all that its hash covers. */
export const chainedCaseEntry = z.strictObject({
  sequence,
  kind: z.string(),
  /** When it happened, and when it was written. */
  at: instant,
  recordedAt: instant,
  by: z.string(),
  source: z.string(),
  facts: z.record(z.string(), z.unknown()),
  /** Null where it changed nothing. */
  stateAfter: z.string().nullable(),
  hash: sha256Hex,
})
export type ChainedCaseEntry = z.infer<typeof chainedCaseEntry>

/** The whole time line of a case: each entry's hash covers the one before. */
export const caseTimeLineFile = z.strictObject({
  version: z.literal('originseal-case-time-line/1'),
  caseId: id,
  entries: z.array(chainedCaseEntry).min(1),
})
export type CaseTimeLineFile = z.infer<typeof caseTimeLineFile>

/** Proofs that hashes of the time line stand on the chain. */
export const caseAnchorsFile = z.strictObject({
  version: z.literal('originseal-case-anchors/1'),
  anchors: z.array(z.strictObject({ sequence, proof: digestProof })),
})
export type CaseAnchorsFile = z.infer<typeof caseAnchorsFile>

/** Where the files of a case stand in its archive. */
export const caseFilePaths = {
  readme: 'README.txt',
  seal: 'seal/proof.json',
  certificate: 'seal/certificate.pdf',
  finding: 'finding/finding.json',
  timeLine: 'custody/time-line.json',
  anchors: 'custody/anchors.json',
  negotiation: 'negotiation/record.json',
  settlement: 'negotiation/settlement.pdf',
  licence: 'negotiation/licence.jws',
  /** The signed list of all others. */
  list: 'case.pdf',
} as const

/** What the signed list of a case's files says: all of them but itself. */
export const caseFileManifest = z.strictObject({
  version: z.literal('originseal-case-file/1'),
  caseId: id,
  caseNumber: z.string().min(1),
  workId: id,
  exportedAt: instant,
  /** The last entry of the time line that is in it, which stands for all before. */
  head: z.strictObject({ sequence, hash: sha256Hex }),
  files: z.array(
    z.strictObject({ path: z.string().min(1), size: z.number().int().min(0), sha256: sha256Hex }),
  ),
  /** What belongs to the case and could not be had. */
  absent: z.array(z.enum(['seal', 'certificate', 'finding', 'captures'])),
})
export type CaseFileManifest = z.infer<typeof caseFileManifest>
