import type { ErrorCode } from '@originseal/contracts'
import type { z } from 'zod'

/** What a service says of each fault, in its own words. */
export interface UploadCodes {
  /** The request is no form, or the form has no file. Absent: a form without a file is handed on. */
  readonly notAForm: ErrorCode
  readonly empty: ErrorCode
  readonly tooLarge: ErrorCode
  readonly several: ErrorCode
  readonly interrupted: ErrorCode
}

/** A form of one file and some texts. */
export interface UploadForm<Fields> {
  /** The name of the file's field; a file in another one is passed over. Absent: any. */
  readonly file?: string
  readonly maxBytes: number
  /** Decodes the texts by their names. */
  readonly fields: z.ZodType<Fields>
  readonly codes: UploadCodes
}
