/** Where the files of a negotiation are kept: its settlement, and what the respondent has sent. */
export const settlementFolder = (negotiationId: string): string => `settlements/${negotiationId}/`
