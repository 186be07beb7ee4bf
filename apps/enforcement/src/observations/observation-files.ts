import { buffer } from 'node:stream/consumers'
import { Inject, Injectable } from '@nestjs/common'
import type { ObjectStore } from '@originseal/storage'
import { OBJECTS } from '../tools/tools'
import type { PlaceSeen } from './look-at-place'
import type { ObservationFile } from './observation'

/** What looks have seen, byte for byte. */
@Injectable()
export class ObservationFiles {
  constructor(@Inject(OBJECTS) private readonly objects: ObjectStore) {}

  /** Pages are kept as text: nobody's browser runs them. */
  async keep(caseId: string, id: string, { fetched, captured }: PlaceSeen): Promise<ObservationFile[]> {
    const folder = `observations/${caseId}/${id}`
    const text = 'text/plain; charset=utf-8'
    const files: ObservationFile[] = []
    const put = async (name: string, bytes: Buffer, contentType: string): Promise<void> => {
      const { key, sha256, size } = await this.objects.put(`${folder}/${name}`, bytes, { contentType })
      files.push({ key, sha256, size, contentType })
    }
    if (fetched) {
      await put('fetched.html.txt', Buffer.from(fetched.html), text)
      await put('headers.json', Buffer.from(JSON.stringify(fetched.headers)), 'application/json')
    }
    if (captured) {
      await put('rendered.html.txt', Buffer.from(captured.html), text)
      await put('screenshot.png', captured.screenshot, 'image/png')
    }
    return files
  }

  async read(key: string): Promise<Buffer> {
    return buffer((await this.objects.get(key, { verify: true })).stream)
  }

  async removeOf(caseId: string): Promise<void> {
    for await (const { key } of this.objects.list(`observations/${caseId}/`)) await this.objects.remove(key)
  }
}
