/**
 * How a file becomes blocks. The same bytes have another CID under another profile, so the name is kept beside
 * each CID, and a name is never given to other parameters.
 *
 * These are Kubo's for `ipfs add --cid-version=1 --raw-leaves --chunker=size-262144` (its default width, 174):
 * what most people get who add a file by hand to check a CID.
 */
export const cidProfile = {
  name: 'unixfs-v1-balanced-256k-174',
  cidVersion: 1,
  multibase: 'base32',
  hash: 'sha2-256',
  rawLeaves: true,
  chunkBytes: 262_144,
  maxLinks: 174,
} as const

export type CidProfileName = typeof cidProfile.name
