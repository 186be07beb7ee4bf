export const casesPath = '/sirp/cases'
export const casePath = (caseId: string): string => `${casesPath}/${caseId}`
