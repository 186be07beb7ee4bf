/** Injection tokens of what is made from settings. */
export const FIND_CONTACT = Symbol('FindContact')
/** CloudflareReports, or null where the operator has no account. */
export const REPORTS = Symbol('CloudflareReports | null')
