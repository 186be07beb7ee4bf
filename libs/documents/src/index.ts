export type { CertificateInput, PictureBytes } from './certificate/certificate-input'
export type {
  CaptureEntry,
  ReasonInWords,
  ReportCoverage,
  ReportFinding,
  ScanReportInput,
} from './scan-report/scan-report-input'
export { DocumentError, type DocumentErrorCode } from './signing/document-error'
export type { SignPdfOptions } from './signing/sign-options'
export type { Signer } from './signing/signer'
