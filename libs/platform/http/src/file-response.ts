import type { Readable } from 'node:stream'

/** The bytes that an endpoint of a file answers. */
export interface FileResponse {
  readonly stream: Readable
  /** In bytes; absent where it is written while it is sent. */
  readonly size?: number
  /** What a browser saves it as. */
  readonly filename?: string
}
