/** Where the files of a negotiation's settlement are kept. */
export const settlementFolder = (negotiationId: string): string => `settlements/${negotiationId}/`
