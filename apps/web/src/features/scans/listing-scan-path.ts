/** The page of a search for listings. */
export const listingScanPath = (scanId: string): string => `/listing-scans/${scanId}`
