/** What went wrong, in the words of HTTP; one status per kind, so a code never picks its own status. */
export const statusOfKind = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  tooLarge: 413,
  addressTooLong: 414,
  unsupported: 415,
  rangeUnsatisfiable: 416,
  unprocessable: 422,
  tooMany: 429,
  headersTooLarge: 431,
  internal: 500,
  unavailable: 503,
  timeout: 504,
  full: 507,
} as const

export type ErrorKind = keyof typeof statusOfKind

export interface ErrorDefinition {
  readonly kind: ErrorKind
  /** What a person reads in English; the web has the other languages under the same code. */
  readonly message: string
}

/** Keeps the literal codes of a table, so that they type `Problem` and the web's message keys. */
export function defineErrors<const Table extends Record<string, ErrorDefinition>>(table: Table): Table {
  return table
}
