import type { TrademarkAnalysis } from '@originseal/contracts'

/** An analysis of a name to be printed. */
export interface TrademarkReportInput {
  reportId: string
  /** What is sold under the name, as its owner wrote it; may be empty. */
  goods: string
  analysis: TrademarkAnalysis
  /** The analysis as JSON, which is attached, and the hexadecimal SHA-256 of these bytes. */
  content: string
  contentSha256: string
  /** JPEG or PNG by SHA-256 of the mark's picture: those of the marks whose reasons are printed, as far as they are there. */
  pictures: ReadonlyMap<string, Uint8Array>
  generatedAt: Date
  /** Prints SAMPLE across every page. */
  sample?: boolean
}
