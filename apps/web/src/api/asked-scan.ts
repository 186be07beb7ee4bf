const parameter = 'scan'

/** The results of one scan of a visitor's trial, whichever they started last. */
export const trialScanPath = (scanId: string): string => `/protect/step4?${parameter}=${scanId}`

/** The scan that an address asks for. @param search of the address, with its question mark */
export const askedScanIn = (search: string): string | undefined =>
  new URLSearchParams(search).get(parameter) ?? undefined
