import type { CaseFileManifest } from '@originseal/contracts'

/** The list of all that a case's archive holds, to be printed. */
export interface CaseFileListInput {
  manifest: CaseFileManifest
  workTitle: string | null
  pageUrl: string
  generatedAt: Date
  /** Prints SAMPLE across every page. */
  sample?: boolean
}
