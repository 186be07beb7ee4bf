export { readAttachments, type Attachment } from './verification/read-attachments'
export { verifyPdfSignature } from './verification/verify-pdf-signature'
export {
  signatureChecks,
  type PdfSignatureReport,
  type SignatureCheck,
  type SignerIdentity,
} from './verification/signature-report'
export { readLicence } from './licence/licence-token'
export { DocumentError, type DocumentErrorCode } from './signing/document-error'
export {
  caseFileAttachmentName,
  manifestAttachmentName,
  proofAttachmentName,
  trademarkAttachmentName,
} from './verification/attachment-names'
