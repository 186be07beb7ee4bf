export type { PdfSignatureReport, SignatureCheck, SignerIdentity } from './verification/signature-report'
