import type { SealProof } from '@originseal/contracts'

/** A picture to print: JPEG or PNG bytes, metadata already stripped. */
export type PictureBytes = Uint8Array

/** All that a certificate prints. Only an anchored seal has one: the proof's type demands its block. */
export interface CertificateInput {
  /** Printed in part and attached whole as `originseal-proof.json`. */
  proof: SealProof
  /** Pixel size of the picture as uploaded. */
  width: number
  height: number
  /** Name of the owner as declared; nobody checked an identity document, and the proof does not hold it. */
  ownerName: string
  /** JPEG or PNG, any shape; 400 px or more on the longer side prints well. */
  thumbnail?: PictureBytes
  /** Public page of this seal, `https://…/verify/{id}`; printed and put into the QR code. */
  verifyUrl: string
  /** The clock: printed, and the PDF's creation date. The same input gives the same bytes. */
  generatedAt: Date
  /** Prints SAMPLE across every page. */
  sample?: boolean
}
