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
  type StorageErrorCode,
} from './errors'
export { cidProfile, type CidProfileName } from './cid-profile'
export type { AddedContent, Collected, ContentStore } from './content-store'
export { EmbeddedIpfs } from './embedded-ipfs'
export { FolderObjectStore } from './folder-object-store'
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
