/** Why an image can't be used. All mean the same to its owner: build the index anew from what the hashes came from. */
export type HammingImageFault =
  /** there is no such file */
  | 'MISSING'
  /** the file is something else */
  | 'FOREIGN'
  /** written by another version of this library */
  | 'VERSION'
  /** its length is not what its header says */
  | 'TRUNCATED'
  /** its header makes no sense, or its checksum is not that of its contents */
  | 'DAMAGED'

export class HammingImageRefused extends Error {
  override readonly name = 'HammingImageRefused'
  constructor(
    readonly code: HammingImageFault,
    path: string,
    options?: ErrorOptions,
  ) {
    super(`The index image ${path} can't be used: ${code}`, options)
  }
}

/** The hashes no longer fit into one index (4 GiB, some 50 million hashes): divide them among several. */
export class HammingIndexFull extends Error {
  override readonly name = 'HammingIndexFull'
  readonly code = 'INDEX_FULL'
}
