import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface AssetFile {
  readonly bytes: Buffer
  readonly mediaType: string
  /** Changes with the bytes, so an address with it may be kept for ever. */
  readonly version: string
}

/** The files a browser gets beside the pages. Their list is closed: no path is ever built from a request. */
export class AssetFiles {
  private readonly files: ReadonlyMap<string, AssetFile>

  /**
   * @param mediaTypes by name of the file in `folder`
   * @param appended text that follows the file's own, by its name
   */
  constructor(
    folder: string,
    mediaTypes: Readonly<Record<string, string>>,
    appended: Readonly<Record<string, string>> = {},
  ) {
    this.files = new Map(
      Object.entries(mediaTypes).map(([name, mediaType]) => {
        const bytes = Buffer.concat([readFileSync(join(folder, name)), Buffer.from(appended[name] ?? '')])
        const version = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
        return [name, { bytes, mediaType, version }]
      }),
    )
  }

  find(name: string): AssetFile | undefined {
    return this.files.get(name)
  }

  address(name: string): string {
    const file = this.files.get(name)
    if (!file) throw new Error(`there is no asset ${name}`)
    return `/assets/${name}?v=${file.version}`
  }
}
