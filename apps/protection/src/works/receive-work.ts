import { Inject, Injectable } from '@nestjs/common'
import type { RegisterWorkRequest } from '@originseal/contracts'
import { registerWork } from '@originseal/contracts/protection/endpoints'
import { cleanLine, ReceiveUpload, type ReceivedUpload, type UploadForm } from '@originseal/uploads'
import { ExaminePicture } from '@originseal/picture-admission'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'

export const MAX_BYTES = Symbol('maxBytes')

export interface WorkUpload extends ReceivedUpload<RegisterWorkRequest> {
  /** The IP address that it came from. */
  readonly clientAddress: string
}

/** What is missing or too long is told by the rules of a registration, each field with its own sentence. */
const text = z.string().default('').transform(cleanLine)
const fields = z.object({
  realName: text,
  email: text,
  phone: text,
  title: text,
  keywords: text,
  agreePolicy: text,
}) satisfies z.ZodType<RegisterWorkRequest>

/** Receives the form of a work, unless so many wait that it could not be examined. */
@Injectable()
export class ReceiveWork {
  private readonly form: UploadForm<RegisterWorkRequest>

  constructor(
    private readonly receiveUpload: ReceiveUpload,
    private readonly examinePicture: ExaminePicture,
    @Inject(MAX_BYTES) maxBytes: number,
  ) {
    const codes = {
      notAForm: 'FILE_REQUIRED',
      empty: 'FILE_EMPTY',
      tooLarge: 'FILE_TOO_LARGE',
      several: 'ONE_FILE_ONLY',
      interrupted: 'UPLOAD_INTERRUPTED',
    } as const
    this.form = { file: registerWork.form.file, maxBytes, fields, codes }
  }

  /** @throws Problem UPLOADS_BUSY, or what is wrong with the form */
  async execute<Answer>(
    request: FastifyRequest,
    use: (upload: WorkUpload) => Promise<Answer>,
  ): Promise<Answer> {
    const clientAddress = request.ip
    this.examinePicture.assertRoom(clientAddress)
    return this.receiveUpload.execute(request, this.form, (upload) => use({ ...upload, clientAddress }))
  }
}
