import { z } from 'zod'
import { perceptualHash } from './perceptual-hash'
import { cid, hash256Hex, hash32, id, instant, sha256Hex } from '../primitives'
import { unitEventsOf } from '../billing/unit-events'
import { defineEvent } from '../event'
import { sealProof } from './seal-proof'

/** A work was sealed: everything that searching for its copies needs, and nothing about the person. */
export const workRegistered = defineEvent({
  name: 'protection.work-registered.v1',
  key: (work) => work.workId,
  payload: z.object({
    workId: id,
    ownerId: id,
    title: z.string(),
    filename: z.string(),
    keywords: z.array(z.string()),
    mediaType: z.string(),
    size: z.number().int(),
    width: z.number().int(),
    height: z.number().int(),
    sha256: sha256Hex,
    cid,
    perceptualHash,
    /** The hash of the picture and of its seven turned and mirrored forms. */
    dihedrals: z.array(hash256Hex).length(8),
    /** Object key of a metadata-free JPEG, at most 1600 px wide, to compare with. */
    renditionKey: z.string(),
    sealedAt: instant,
  }),
})

/** A work's seal stands in a block. */
export const workAnchored = defineEvent({
  name: 'protection.work-anchored.v1',
  key: (work) => work.workId,
  payload: z.object({
    workId: id,
    ownerId: id,
    /** Facts of earlier versions have none. */
    title: z.string().optional(),
    /** EIP-155; facts of earlier versions have none. */
    chainId: z.number().int().positive().optional(),
    transactionHash: hash32,
    blockNumber: z.number().int(),
    blockTime: instant,
    /** Of the seal; facts of earlier versions have none. */
    proof: sealProof.optional(),
  }),
})

/** The certificate of a work that a case is about, whose file has it. */
export const certificateIssued = defineEvent({
  name: 'protection.certificate-issued.v1',
  key: (certificate) => certificate.workId,
  payload: z.object({
    workId: id,
    ownerId: id,
    /** Object key of the signed PDF. */
    objectKey: z.string(),
  }),
})

/** Protection spends seals. */
export const protectionUnits = unitEventsOf('protection')
