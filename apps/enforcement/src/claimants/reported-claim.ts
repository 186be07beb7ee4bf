/** What a respondent reports, and of whom. */
export interface ReportedClaim {
  readonly negotiationId: string
  readonly caseId: string
  /** The claimant. */
  readonly ownerId: string
  /** As the respondent reads it. */
  readonly claimantName: string
  readonly text: string
}
