export { renderCaseFileList } from './case-file/case-file-list'
export type { CaseFileListInput } from './case-file/case-file-list-input'
export { renderCertificate } from './certificate/certificate'
export type { CertificateInput, PictureBytes } from './certificate/certificate-input'
export { readLicence, signLicence } from './licence/licence-token'
export { renderNotice } from './notice/notice'
export type { NoticeInput } from './notice/notice-input'
export { renderScanReport } from './scan-report/scan-report'
export type {
  CaptureEntry,
  ReasonInWords,
  ReportCoverage,
  ReportFinding,
  ScanReportInput,
} from './scan-report/scan-report-input'
export { renderSettlement } from './settlement/settlement'
export type { SettlementInput } from './settlement/settlement-input'
export { createDevelopmentCertificate, type DevelopmentCertificate } from './signing/development-certificate'
export { DocumentError, type DocumentErrorCode } from './signing/document-error'
export { openSigner, type OpenSignerOptions } from './signing/open-signer'
export type { SignPdfOptions } from './signing/sign-options'
export { signPdf } from './signing/sign-pdf'
export { signerFromPem, type Signer } from './signing/signer'
export { signerFromPkcs12 } from './signing/signer-from-pkcs12'
export { marksWithReasons, renderTrademarkReport } from './trademark-report/trademark-report'
export type { TrademarkReportInput } from './trademark-report/trademark-report-input'
export type { Bilingual } from './typesetting/blocks'
