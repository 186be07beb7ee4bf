export type StorageErrorCode =
  | 'OBJECT_KEY_INVALID'
  | 'OBJECT_MISSING'
  | 'OBJECT_TOO_LARGE'
  | 'OBJECT_CORRUPT'
  | 'STORAGE_FULL'
  | 'STORAGE_UNREACHABLE'
  | 'CID_INVALID'
  | 'CONTENT_MISSING'
  | 'CONTENT_CORRUPT'

/** Everything a store refuses or fails for a reason that a caller can act on. */
export abstract class StorageError extends Error {
  abstract readonly code: StorageErrorCode
  override get name(): string {
    return this.constructor.name
  }
}

export class ObjectKeyInvalid extends StorageError {
  readonly code = 'OBJECT_KEY_INVALID'
  constructor(
    readonly key: string,
    readonly reason: string,
  ) {
    super(`object key ${JSON.stringify(key.slice(0, 80))}: ${reason}`)
  }
}

export class ObjectMissing extends StorageError {
  readonly code = 'OBJECT_MISSING'
  constructor(readonly key: string) {
    super(`no object under ${key}`)
  }
}

/** The source went over its limit; nothing of it was kept. */
export class ObjectTooLarge extends StorageError {
  readonly code = 'OBJECT_TOO_LARGE'
  constructor(readonly maxBytes: number) {
    super(`more than the ${maxBytes} bytes allowed`)
  }
}

/** The stored bytes are not those that were put. */
export class ObjectCorrupt extends StorageError {
  readonly code = 'OBJECT_CORRUPT'
  constructor(
    readonly key: string,
    readonly reason: string,
  ) {
    super(`object ${key} is damaged: ${reason}`)
  }
}

/** No space or quota left (HTTP 507); nothing half-written was kept. */
export class StorageFull extends StorageError {
  readonly code = 'STORAGE_FULL'
  constructor(cause: unknown) {
    super('there is no space left in the store', { cause })
  }
}

/** The server that keeps the bytes does not answer; trying again later may help. */
export class StorageUnreachable extends StorageError {
  readonly code = 'STORAGE_UNREACHABLE'
  constructor(cause: unknown) {
    super('the store does not answer', { cause })
  }
}

export class CidInvalid extends StorageError {
  readonly code = 'CID_INVALID'
  constructor(readonly cid: string) {
    super(`not a CID: ${JSON.stringify(cid.slice(0, 80))}`)
  }
}

/** A block of the content is not here: the root, or one that the root needs. */
export class ContentMissing extends StorageError {
  readonly code = 'CONTENT_MISSING'
  constructor(readonly cid: string) {
    super(`no block ${cid}`)
  }
}

/** A block's bytes do not hash to its CID, or do not decode as the CID says. */
export class ContentCorrupt extends StorageError {
  readonly code = 'CONTENT_CORRUPT'
  constructor(
    readonly cid: string,
    readonly reason: string,
  ) {
    super(`block ${cid} is damaged: ${reason}`)
  }
}
