import { Problem } from '@originseal/http'
import { ObjectTooLarge, type ObjectStore, type StagedFile } from '@originseal/storage'
import type { FastifyRequest } from 'fastify'

export const largestUpload = 10 * 1024 * 1024
const limits = {
  fileSize: largestUpload + 1,
  files: 1,
  fields: 30,
  fieldSize: 10_000,
  fieldNameSize: 60,
  parts: 31,
}

export interface Upload {
  readonly fields: Readonly<Record<string, string>>
  /** Absent: no file was sent. */
  readonly image?: StagedFile
  /** The file went over {@link largestUpload}; nothing of it was kept. */
  readonly imageTooLarge: boolean
}

/**
 * Reads a multipart form: fields into memory, the file part `image` straight to disk. The caller discards the file.
 * @throws Problem CONTENT_TYPE_UNSUPPORTED, REQUEST_INVALID
 */
export async function receiveUpload(request: FastifyRequest, store: ObjectStore): Promise<Upload> {
  if (!request.isMultipart()) throw new Problem('CONTENT_TYPE_UNSUPPORTED')
  const fields: Record<string, string> = {}
  let image: StagedFile | undefined
  let imageTooLarge = false
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        if (part.fieldnameTruncated || part.valueTruncated) throw new Problem('BODY_TOO_LARGE')
        fields[part.fieldname] = String(part.value)
      } else if (part.fieldname === 'image' && part.filename !== '') {
        try {
          image = await store.stage(part.file, { maxBytes: largestUpload })
        } catch (error) {
          if (!(error instanceof ObjectTooLarge)) throw error
          imageTooLarge = true
          break // what is left of the body is not read
        }
      } else part.file.resume()
    }
  } catch (error) {
    await image?.discard()
    throw error
  }
  return { fields, image, imageTooLarge }
}
