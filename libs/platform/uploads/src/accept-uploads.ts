import multipart from '@fastify/multipart'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'

/** Lets a service read `multipart/form-data`. Sizes are each form's own; the parser's limits are out of their way. */
export async function acceptUploads(app: NestFastifyApplication): Promise<void> {
  await app.register(multipart, { limits: { fileSize: Number.MAX_SAFE_INTEGER, headerPairs: 100 } })
}
