import type { ApiBodyOptions } from '@nestjs/swagger'
import { limits } from '@originseal/contracts'

const text = (maxLength: number, description?: string) => ({ type: 'string', maxLength, description })

/** The form of `POST /protect/trial` for OpenAPI. */
export const uploadForm: ApiBodyOptions = {
  schema: {
    type: 'object',
    required: ['file', 'title', 'realName', 'agreePolicy'],
    properties: {
      file: { type: 'string', format: 'binary', description: 'JPEG, PNG, WEBP, GIF or AVIF' },
      title: text(limits.titleLength),
      realName: text(limits.personNameLength),
      email: text(limits.emailLength, 'required of visitors'),
      phone: text(limits.phoneLength, 'required of visitors'),
      keywords: text(limits.keywordsLength, 'separated by commas'),
      agreePolicy: { type: 'string', enum: ['true'] },
    },
  },
}
