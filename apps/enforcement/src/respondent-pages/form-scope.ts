/** Of the forms of one page: what is sent twice counts once. */
export const formScope = (caseId: string): string => `POST /d ${caseId}`
