import type { ErrorCode } from '@originseal/contracts'
import type { UploadForm } from '@originseal/uploads'
import { z } from 'zod'

/** What a seller sends. The texts are decoded field by field, since the page says of each what is wrong with it. */
export const uploadForm: UploadForm<Record<string, string>> = {
  file: 'image',
  maxBytes: 10 * 1024 * 1024,
  fields: z.record(z.string(), z.string()),
  codes: {
    notAForm: 'CONTENT_TYPE_UNSUPPORTED',
    empty: 'FILE_EMPTY',
    tooLarge: 'BODY_TOO_LARGE',
    several: 'ONE_FILE_ONLY',
    interrupted: 'UPLOAD_INTERRUPTED',
  },
}

/** Faults of the picture as the page tells them. */
export const uploadFaults: Partial<Record<ErrorCode, string>> = {
  FILE_EMPTY: '這個檔案是空的，請選擇另一張圖片',
  BODY_TOO_LARGE: '圖片超過 10 MB，請縮小後再上傳',
  ONE_FILE_ONLY: '請只選擇一張圖片',
}
