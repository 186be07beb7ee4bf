import type { RegisterWorkRequest } from '@originseal/contracts'
import { Problem } from '@originseal/http'
import { ObjectTooLarge, StorageFull, type ObjectStore, type StagedFile } from '@originseal/storage'
import type { FastifyRequest } from 'fastify'
import { cleanFilename, cleanLine } from './work.rules'

export interface ReceivedFile {
  readonly staged: StagedFile
  readonly filename: string
}

export interface ReceivedUpload {
  readonly fields: RegisterWorkRequest
  readonly file: ReceivedFile | undefined
  /** The IP address that it came from. */
  readonly clientAddress: string
}

/** Far above any field's own limit, so that a long title gets its own sentence. */
const fieldBytes = 65_536

/**
 * Reads a multipart upload as it comes: text fields into memory, the file to disk while it is hashed and counted.
 * Rejects at the first byte over `maxBytes`; whatever goes wrong, nothing stays on disk.
 */
export async function receiveUpload(
  request: FastifyRequest,
  store: ObjectStore,
  maxBytes: number,
): Promise<ReceivedUpload> {
  if (!request.isMultipart()) throw new Problem('FILE_REQUIRED')
  const text = new Map<string, string>()
  let file: ReceivedFile | undefined
  try {
    for await (const part of request.parts({ limits: { files: 2, fields: 20, fieldSize: fieldBytes } })) {
      if (part.type === 'field') text.set(part.fieldname, cleanLine(String(part.value ?? '')))
      else if (file) throw new Problem('ONE_FILE_ONLY')
      else file = await receiveFile(part, store, maxBytes)
    }
  } catch (error) {
    await file?.staged.discard()
    throw asProblem(error, maxBytes)
  }
  return { fields: fieldsOf(text), file, clientAddress: request.ip }
}

async function receiveFile(
  part: { file: NodeJS.ReadableStream; filename: string },
  store: ObjectStore,
  maxBytes: number,
): Promise<ReceivedFile | undefined> {
  const staged = await store.stage(part.file as Parameters<ObjectStore['stage']>[0], { maxBytes })
  if (staged.size === 0) {
    await staged.discard()
    if (part.filename === '') return undefined // an untouched file input of a plain form
    throw new Problem('FILE_EMPTY')
  }
  return { staged, filename: cleanFilename(part.filename) }
}

function fieldsOf(text: ReadonlyMap<string, string>): RegisterWorkRequest {
  const field = (name: keyof RegisterWorkRequest): string => text.get(name) ?? ''
  return {
    realName: field('realName'),
    email: field('email'),
    phone: field('phone'),
    title: field('title'),
    keywords: field('keywords'),
    agreePolicy: field('agreePolicy'),
  }
}

function asProblem(error: unknown, maxBytes: number): unknown {
  if (error instanceof Problem) return error
  if (error instanceof ObjectTooLarge) return new Problem('FILE_TOO_LARGE', { maxBytes })
  if (error instanceof StorageFull) return new Problem('STORAGE_FULL', undefined, { cause: error })
  return new Problem('UPLOAD_INTERRUPTED', undefined, { cause: error })
}
