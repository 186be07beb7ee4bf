import { Problem } from '@originseal/http'
import type { ObjectStore } from '@originseal/storage'
import type { FastifyRequest } from 'fastify'
import { receiveUpload, type ReceivedUpload } from './receive-upload'

/** Room for the text fields and the multipart frame around the file. */
const formBytes = 131_072
/** How long we go on reading a refused upload: a client that is cut off at once never sees the answer. */
const drainMs = 5_000

/** Receives an upload, hands it on, and clears its staged file away whatever comes of it. */
export class UploadReceiver {
  constructor(
    private readonly store: ObjectStore,
    private readonly maxBytes: number,
  ) {}

  async receive<Answer>(
    request: FastifyRequest,
    use: (upload: ReceivedUpload) => Promise<Answer>,
  ): Promise<Answer> {
    try {
      if (Number(request.headers['content-length'] ?? 0) > this.maxBytes + formBytes) {
        throw new Problem('FILE_TOO_LARGE', { maxBytes: this.maxBytes })
      }
      const upload = await receiveUpload(request, this.store, this.maxBytes)
      try {
        return await use(upload)
      } finally {
        await upload.file?.staged.discard()
      }
    } catch (error) {
      drain(request)
      throw error
    }
  }
}

function drain({ raw }: FastifyRequest): void {
  if (raw.readableEnded || raw.destroyed) return
  raw.unpipe()
  raw.resume()
  const timer = setTimeout(() => raw.destroy(), drainMs)
  raw.once('close', () => clearTimeout(timer))
}
