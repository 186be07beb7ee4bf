export {
  CidInvalid,
  ContentCorrupt,
  ContentMissing,
  ObjectCorrupt,
  ObjectKeyInvalid,
  ObjectMissing,
  ObjectTooLarge,
  StorageError,
  StorageFull,
  StorageUnreachable,
  type StorageErrorCode,
} from './errors'
export { cidProfile, type CidProfileName } from './cid-profile'
export type { AddedContent, Collected, ContentStore } from './content-store'
export { EmbeddedIpfs } from './embedded-ipfs'
export { FolderObjectStore } from './folder-object-store'
export { KuboIpfs, type KuboSettings } from './kubo-ipfs'
export { type ContentStoreSettings, openContentStore } from './open-content-store'
export { openObjectStore, type ObjectStoreSettings } from './open-object-store'
export { S3ObjectStore, type S3Settings } from './s3-object-store'
export { largestS3Object } from './s3-upload'
export type {
  ByteSource,
  ListedObject,
  ObjectStore,
  OpenedObject,
  PutOptions,
  ReceiveOptions,
  StagedFile,
  StoredObject,
} from './object-store'
