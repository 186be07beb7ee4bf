import { Injectable } from '@nestjs/common'
import type { ErrorCode } from '@originseal/contracts'
import { ImageRefused, ImageWorkers, type ImageRefusal, type InspectedImage } from '@originseal/fingerprint'
import { networkOf, Problem } from '@originseal/http'
import { FairQueue, QueueFull } from './fair-queue'

export interface ExaminedPicture {
  readonly facts: InspectedImage
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
  IMAGE_TOO_DEMANDING: 'FILE_TOO_DEMANDING',
  // What a picture may ask of a decoder is limited before; one that still runs out of time has met a busy machine.
  IMAGE_TIMEOUT: 'UPLOADS_BUSY',
  IMAGE_UNREADABLE: 'FILE_UNREADABLE',
}

const comeBackAfterSeconds = 5

/** Looks at an uploaded file in a worker: what it is, what it looks like. Networks take turns (ADR 20). */
@Injectable()
export class ExaminePicture {
  constructor(
    private readonly workers: ImageWorkers,
    private readonly queue: FairQueue,
  ) {}

  /** Before an upload is received. @throws Problem UPLOADS_BUSY where it would have no place */
  assertRoom(clientAddress: string): void {
    try {
      this.queue.assertRoom(networkOf(clientAddress))
    } catch (error) {
      throw asProblem(error)
    }
  }

  /** @throws Problem that says what is wrong with the file, or UPLOADS_BUSY */
  execute(path: string, clientAddress: string): Promise<ExaminedPicture> {
    return this.inTurn(clientAddress, (workers) => workers.examine(path))
  }

  /** Has workers do something else with an upload. @throws Problem as `execute` */
  async inTurn<Result>(
    clientAddress: string,
    job: (workers: ImageWorkers) => Promise<Result>,
  ): Promise<Result> {
    try {
      return await this.queue.run(networkOf(clientAddress), () => job(this.workers))
    } catch (error) {
      throw asProblem(error)
    }
  }
}

function asProblem(cause: unknown): Problem {
  if (cause instanceof Problem) return cause
  const retryAfterSeconds = comeBackAfterSeconds
  if (cause instanceof QueueFull) return new Problem('UPLOADS_BUSY', undefined, { cause, retryAfterSeconds })
  if (cause instanceof ImageRefused)
    return new Problem(codeOfRefusal[cause.code], undefined, { cause, retryAfterSeconds })
  return new Problem('SERVICE_UNAVAILABLE', undefined, { cause })
}
