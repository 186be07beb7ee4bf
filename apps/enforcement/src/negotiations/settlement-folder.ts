/** Where the files of a negotiation are kept: its settlement, and what the respondent has sent. */
export const settlementFolder = (negotiationId: string): string => `settlements/${negotiationId}/`

/** What the respondent has sent. */
export const sentFolder = (negotiationId: string): string => `${settlementFolder(negotiationId)}sent/`
