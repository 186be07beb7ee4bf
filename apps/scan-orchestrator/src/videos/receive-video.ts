import { Inject, Injectable } from '@nestjs/common'
import { limits } from '@originseal/contracts'
import { sniffVideo, VIDEO_SNIFF_BYTES, VideoRefused } from '@originseal/fingerprint'
import { Problem } from '@originseal/http'
import { ObjectTooLarge, StorageFull, type ObjectStore, type StagedFile } from '@originseal/storage'
import type { FastifyRequest } from 'fastify'
import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import { OBJECTS } from '../tools'

export interface ReceivedVideo {
  readonly staged: StagedFile
  readonly filename: string
}

const maxBytes = limits.video.bytes
const filenameLength = 200

/** Takes the one file of a form to disk while it is counted and hashed, and refuses at once what is no film by its head. */
@Injectable()
export class ReceiveVideo {
  constructor(@Inject(OBJECTS) private readonly objects: ObjectStore) {}

  /** The staged file is cleared away whatever comes of it. @throws Problem VIDEO_REQUIRED, VIDEO_… */
  async execute<Answer>(
    request: FastifyRequest,
    use: (video: ReceivedVideo) => Promise<Answer>,
  ): Promise<Answer> {
    if (!request.isMultipart()) throw new Problem('VIDEO_REQUIRED')
    let received: ReceivedVideo | undefined
    try {
      const part = await request.file()
      if (!part) throw new Problem('VIDEO_REQUIRED')
      const staged = await this.objects.stage(part.file, { maxBytes })
      received = { staged, filename: cleanName(part.filename) }
      await refuseByHead(staged)
      return await use(received)
    } catch (error) {
      request.raw.resume()
      throw asProblem(error)
    } finally {
      await received?.staged.discard()
    }
  }
}

async function refuseByHead({ path }: StagedFile): Promise<void> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(VIDEO_SNIFF_BYTES), 0, VIDEO_SNIFF_BYTES, 0)
    sniffVideo(buffer.subarray(0, bytesRead))
  } finally {
    await file.close()
  }
}

/** The last part of the name as people read it: no folders, no control characters. */
const cleanName = (name: string): string =>
  basename(name.replaceAll('\\', '/')).replaceAll(/\p{C}/gu, '').slice(0, filenameLength)

function asProblem(error: unknown): unknown {
  if (error instanceof VideoRefused) return new Problem(error.code)
  if (error instanceof ObjectTooLarge) return new Problem('VIDEO_FILE_TOO_LARGE', { maxBytes })
  if (error instanceof StorageFull) return new Problem('STORAGE_FULL', undefined, { cause: error })
  return error
}
