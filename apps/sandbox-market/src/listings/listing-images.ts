import { Injectable } from '@nestjs/common'
import { FolderObjectStore, ObjectMissing, type ObjectStore, type OpenedObject } from '@originseal/storage'
import { outsideTransactions } from '@originseal/runtime'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { pictureWidths } from './listing.view'

/** Every picture is stored as this, whatever was uploaded; nothing that a browser would run is ever served. */
export const pictureType = 'image/jpeg'

/** `key` is the last part of the picture's address: 32 hexadecimal characters and '.jpg'. */
export const pictureKey = /^[0-9a-f]{32}\.jpg$/

export const newPictureKey = (): string => `${crypto.randomUUID().replaceAll('-', '')}.jpg`

/** The market's pictures and their smaller sizes, which are made when first asked for. */
@Injectable()
export class ListingImages {
  constructor(readonly store: ObjectStore) {}

  static inFolder(root: string): ListingImages {
    return new ListingImages(outsideTransactions(new FolderObjectStore({ root }), 'objects'))
  }

  async put(key: string, jpeg: Uint8Array): Promise<void> {
    await this.store.put(wholeOf(key), jpeg, { contentType: pictureType })
  }

  /** Undefined if there is no such picture. A width that is not on offer gives the next larger one. */
  async open(key: string, width?: number): Promise<OpenedObject | undefined> {
    const scaledTo = width === undefined ? undefined : pictureWidths.find((offered) => offered >= width)
    try {
      if (scaledTo === undefined) return await this.store.get(wholeOf(key))
      return (await this.stored(scaledOf(key, scaledTo))) ?? (await this.scale(key, scaledTo))
    } catch (error) {
      if (error instanceof ObjectMissing) return undefined
      throw error
    }
  }

  async remove(key: string): Promise<void> {
    await this.store.remove(wholeOf(key))
    await Promise.all(pictureWidths.map((width) => this.store.remove(scaledOf(key, width))))
  }

  /** Keys of pictures that lie here since before `olderThan`. */
  async *keys(olderThan: Date): AsyncIterable<string> {
    for await (const { key } of this.store.list('pictures/', { olderThan }))
      yield key.slice('pictures/'.length)
  }

  private async stored(key: string): Promise<OpenedObject | undefined> {
    try {
      return await this.store.get(key)
    } catch (error) {
      if (error instanceof ObjectMissing) return undefined
      throw error
    }
  }

  private async scale(key: string, width: number): Promise<OpenedObject> {
    const whole = await this.store.get(wholeOf(key), { verify: true })
    const scaled = await sharp(await buffer(whole.stream))
      .resize({ width, withoutEnlargement: true })
      .jpeg({ quality: 84, mozjpeg: false })
      .toBuffer()
    await this.store.put(scaledOf(key, width), scaled, { contentType: pictureType })
    return this.store.get(scaledOf(key, width))
  }
}

const wholeOf = (key: string): string => `pictures/${key}`
const scaledOf = (key: string, width: number): string => `scaled/${width}/${key}`
