import { open } from 'node:fs/promises'
import { Inject, Injectable } from '@nestjs/common'
import { limits } from '@originseal/contracts'
import { scanVideo } from '@originseal/contracts/scan-orchestrator/endpoints'
import { sniffVideo, VIDEO_SNIFF_BYTES, VideoRefused } from '@originseal/fingerprint'
import { Problem } from '@originseal/http'
import type { ObjectStore, StagedFile } from '@originseal/storage'
import { ReceiveUpload, type ReceivedFile, type UploadForm } from '@originseal/uploads'
import type { FastifyRequest } from 'fastify'
import { OBJECTS } from '../infrastructure'

const form: UploadForm<object> = {
  ...scanVideo.form,
  maxBytes: limits.video.bytes,
  codes: {
    notAForm: 'VIDEO_REQUIRED',
    empty: 'VIDEO_EMPTY',
    tooLarge: 'VIDEO_FILE_TOO_LARGE',
    several: 'ONE_FILE_ONLY',
    interrupted: 'UPLOAD_INTERRUPTED',
  },
}

/** Receives a film, and refuses at once what is none by its head. */
@Injectable()
export class ReceiveVideo {
  private readonly receiveUpload: ReceiveUpload

  constructor(@Inject(OBJECTS) objects: ObjectStore) {
    this.receiveUpload = new ReceiveUpload(objects)
  }

  /** @throws Problem VIDEO_REQUIRED, VIDEO_… */
  async execute<Answer>(
    request: FastifyRequest,
    use: (video: ReceivedFile) => Promise<Answer>,
  ): Promise<Answer> {
    return this.receiveUpload.execute(request, form, async ({ file }) => {
      if (!file) throw new Problem('VIDEO_REQUIRED')
      await refuseByHead(file.staged)
      return use(file)
    })
  }
}

async function refuseByHead({ path }: StagedFile): Promise<void> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(VIDEO_SNIFF_BYTES), 0, VIDEO_SNIFF_BYTES, 0)
    sniffVideo(buffer.subarray(0, bytesRead))
  } catch (error) {
    throw error instanceof VideoRefused ? new Problem(error.code) : error
  } finally {
    await file.close()
  }
}
