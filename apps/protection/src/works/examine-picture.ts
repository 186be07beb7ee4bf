import { Injectable } from '@nestjs/common'
import type { ErrorCode } from '@originseal/contracts'
import { ImageRefused, ImageWorkers, type ImageFacts, type ImageRefusal } from '@originseal/fingerprint'
import { Problem } from '@originseal/http'

export interface ExaminedPicture {
  readonly facts: ImageFacts
  /** At most 1600 px wide, JPEG, without metadata. */
  readonly rendition: Buffer
}

const codeOfRefusal: Record<ImageRefusal, ErrorCode> = {
  EMPTY_FILE: 'FILE_EMPTY',
  NOT_AN_IMAGE: 'FILE_NOT_AN_IMAGE',
  ACTIVE_CONTENT: 'FILE_ACTIVE_CONTENT',
  HEIC_NOT_SUPPORTED: 'FILE_HEIC',
  IMAGE_FORMAT_NOT_SUPPORTED: 'FILE_FORMAT_UNSUPPORTED',
  IMAGE_TRUNCATED: 'FILE_TRUNCATED',
  IMAGE_TOO_LARGE: 'FILE_TOO_MANY_PIXELS',
  IMAGE_TIMEOUT: 'FILE_UNREADABLE',
  IMAGE_UNREADABLE: 'FILE_UNREADABLE',
}

/** Looks at an uploaded file in a worker: what it is, what it looks like. */
@Injectable()
export class ExaminePicture {
  constructor(private readonly workers: ImageWorkers) {}

  /** @throws Problem that says what is wrong with the file */
  async execute(path: string): Promise<ExaminedPicture> {
    try {
      const facts = await this.workers.inspect(path)
      return { facts, rendition: await this.workers.evidenceRendition(path) }
    } catch (error) {
      if (error instanceof ImageRefused)
        throw new Problem(codeOfRefusal[error.code], undefined, { cause: error })
      throw new Problem('SERVICE_UNAVAILABLE', undefined, { cause: error })
    }
  }
}
