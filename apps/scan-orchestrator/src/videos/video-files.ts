import { Inject, Injectable } from '@nestjs/common'
import { ObjectMissing, type ObjectStore, type OpenedObject } from '@originseal/storage'
import { OBJECTS } from '../infrastructure'

const folder = 'videos'
const filmKey = (videoId: string): string => `${folder}/${videoId}/film`
const stillKey = (videoId: string, frame: number): string => `${folder}/${videoId}/${frame}.jpg`

/** The film while it is looked at, and stills of the moments that were found. */
@Injectable()
export class VideoFiles {
  constructor(@Inject(OBJECTS) private readonly objects: ObjectStore) {}

  async keepFilm(videoId: string, film: Buffer): Promise<void> {
    await this.objects.put(filmKey(videoId), film, { contentType: 'application/octet-stream' })
  }

  async readFilm(videoId: string): Promise<Buffer> {
    const { stream } = await this.objects.get(filmKey(videoId), { verify: true })
    return Buffer.concat(await stream.toArray())
  }

  removeFilm(videoId: string): Promise<void> {
    return this.objects.remove(filmKey(videoId))
  }

  async keepStill(videoId: string, frame: number, still: Buffer): Promise<void> {
    await this.objects.put(stillKey(videoId, frame), still, { contentType: 'image/jpeg' })
  }

  /** Undefined when there is none of that frame. */
  async openStill(videoId: string, frame: number): Promise<OpenedObject | undefined> {
    try {
      return await this.objects.get(stillKey(videoId, frame), { verify: true })
    } catch (error) {
      if (error instanceof ObjectMissing) return undefined
      throw error
    }
  }

  openPicture(objectKey: string): Promise<OpenedObject> {
    return this.objects.get(objectKey, { verify: true })
  }

  async readPicture(objectKey: string): Promise<Buffer> {
    return Buffer.concat(await (await this.openPicture(objectKey)).stream.toArray())
  }

  /** Ids of videos that have files older than `before`, and whether their film is among these. */
  async olderThan(before: Date): Promise<ReadonlyMap<string, { readonly hasFilm: boolean }>> {
    const found = new Map<string, { hasFilm: boolean }>()
    for await (const { key } of this.objects.list(`${folder}/`, { olderThan: before })) {
      const id = key.split('/')[1] as string
      found.set(id, { hasFilm: key === filmKey(id) || found.get(id)?.hasFilm === true })
    }
    return found
  }

  async removeAll(videoId: string): Promise<void> {
    for await (const { key } of this.objects.list(`${folder}/${videoId}/`)) await this.objects.remove(key)
  }
}
