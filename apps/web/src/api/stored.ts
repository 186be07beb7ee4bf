/** One value in the browser's storage: decoded when read, so that a damaged or old one counts as absent. */
export interface Stored<Value> {
  readonly key: string
  read(): Value | undefined
  write(value: Value): void
  remove(): void
}

interface StoredAs<Value> {
  /** Asked for at each use, because reading `window.localStorage` itself may throw. */
  readonly area: () => Storage
  readonly key: string
  /** Throws what does not fit. */
  readonly decode: (written: unknown) => Value
  /** As JSON, or plain where the specification names a bare string. */
  readonly text?: 'json' | 'plain'
}

export function stored<Value>({ area, key, decode, text = 'json' }: StoredAs<Value>): Stored<Value> {
  return {
    key,
    read: () =>
      tolerate(() => {
        const written = area().getItem(key)
        if (written === null) return undefined
        return decode(text === 'json' ? JSON.parse(written) : written)
      }),
    write: (value) =>
      tolerate(() => area().setItem(key, text === 'json' ? JSON.stringify(value) : String(value))),
    remove: () => tolerate(() => area().removeItem(key)),
  }
}

/** Storage may be full, forbidden or hold something else; the page goes on without it and says so in the log. */
function tolerate<Result>(use: () => Result): Result | undefined {
  // Pages are written at build, too, where nobody has stored anything.
  if (typeof window === 'undefined') return undefined
  try {
    return use()
  } catch (reason) {
    console.warn('browser storage could not be used', reason)
    return undefined
  }
}
