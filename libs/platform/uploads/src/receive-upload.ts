import type { Multipart, MultipartFile } from '@fastify/multipart'
import { Problem } from '@originseal/http'
import {
  ObjectTooLarge,
  StorageFull,
  StorageUnreachable,
  type ObjectStore,
  type StagedFile,
} from '@originseal/storage'
import type { FastifyRequest } from 'fastify'
import { cleanFilename } from './clean-text.rules'
import { drain } from './drain'
import type { UploadForm } from './upload-form'
import { UploadRefused } from './upload-refused'

export interface ReceivedFile {
  readonly staged: StagedFile
  readonly filename: string
}

export interface ReceivedUpload<Fields> {
  readonly fields: Fields
  readonly file: ReceivedFile | undefined
}

/** Far above any text's own limit, so that a long one gets its own sentence. */
const limits = { files: 2, fields: 40, fieldSize: 65_536, fieldNameSize: 100 }

/**
 * Receives a multipart form as it comes: texts into memory, the file to disk while it is hashed and counted. It is cut
 * at the first byte over its limit; whatever comes of it, its staged file is cleared away.
 */
export class ReceiveUpload {
  constructor(private readonly store: ObjectStore) {}

  /** @throws UploadRefused with a code of the form, REQUEST_INVALID, BODY_TOO_LARGE, STORAGE_FULL */
  async execute<Fields, Answer>(
    request: FastifyRequest,
    form: UploadForm<Fields>,
    use: (upload: ReceivedUpload<Fields>) => Promise<Answer>,
  ): Promise<Answer> {
    const reception = new Reception(form, this.store)
    try {
      const upload = await reception.receive(request)
      return await use(upload)
    } catch (error) {
      drain(request.raw)
      throw error
    } finally {
      await reception.file?.staged.discard()
    }
  }
}

/** One form on its way in. */
class Reception<Fields> {
  file: ReceivedFile | undefined
  private readonly texts: Record<string, string> = {}

  constructor(
    private readonly form: UploadForm<Fields>,
    private readonly store: ObjectStore,
  ) {}

  async receive(request: FastifyRequest): Promise<ReceivedUpload<Fields>> {
    const { codes, fields } = this.form
    if (!request.isMultipart()) throw this.refusal(codes.notAForm)
    if (!namesBoundary(request.headers['content-type'])) throw this.refusal('REQUEST_INVALID')
    try {
      for await (const part of request.parts({ limits })) await this.take(part)
    } catch (error) {
      throw this.asRefusal(error)
    }
    const decoded = fields.safeParse(this.texts)
    if (!decoded.success)
      throw this.refusal('REQUEST_INVALID', {
        fields: decoded.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
      })
    return { fields: decoded.data, file: this.file }
  }

  private async take(part: Multipart): Promise<void> {
    if (part.type === 'file') return this.takeFile(part)
    if (part.fieldnameTruncated || part.valueTruncated) throw this.refusal('BODY_TOO_LARGE')
    this.texts[part.fieldname] = String(part.value ?? '')
  }

  private async takeFile({ file, fieldname, filename }: MultipartFile): Promise<void> {
    const { form, store } = this
    if (form.file !== undefined && fieldname !== form.file) return void file.resume()
    if (this.file) throw this.refusal(form.codes.several)
    const staged = await store.stage(file, { maxBytes: form.maxBytes })
    if (staged.size > 0) {
      this.file = { staged, filename: cleanFilename(filename) }
      return
    }
    await staged.discard()
    // Without a name: an untouched file input of a plain form.
    if (filename !== '') throw this.refusal(form.codes.empty)
  }

  private refusal(...[code, details, options]: RefusalArguments): UploadRefused {
    return new UploadRefused(code, this.texts, details, options)
  }

  private asRefusal(cause: unknown): unknown {
    if (cause instanceof Problem) return cause
    const { codes, maxBytes } = this.form
    if (cause instanceof ObjectTooLarge) return this.refusal(codes.tooLarge, { maxBytes })
    if (cause instanceof StorageFull) return this.refusal('STORAGE_FULL', undefined, { cause })
    if (cause instanceof StorageUnreachable) return this.refusal('SERVICE_UNAVAILABLE', undefined, { cause })
    if (isLimit(cause)) return this.refusal('BODY_TOO_LARGE', undefined, { cause })
    return this.refusal(codes.interrupted, undefined, { cause })
  }
}

type RefusalArguments = ConstructorParameters<typeof Problem>

/** More parts than any form of ours has. */
const isLimit = (error: unknown): boolean => (error as { statusCode?: unknown } | null)?.statusCode === 413

/** RFC 2046 §5.1.1; a parser that finds none fails in its own way. */
function namesBoundary(contentType = ''): boolean {
  return contentType.split(';').some((parameter) => /^\s*boundary=(?:"[^"]+"|[^"\s])/iu.test(parameter))
}
