/** What an address of a platform leads to. An account is a target only where all of it infringes. */
export type TargetKind = 'item' | 'account' | 'file' | 'advertisement'

export interface ItemPattern {
  readonly kind: TargetKind
  /** What an id of this pattern is an id of: ids of two nouns may be equal. */
  readonly noun: string
  /** Matches the whole path; the named groups `id` and `owner`. */
  readonly path: RegExp
  /** The host, where one registrable domain has several meanings. */
  readonly host?: RegExp
  /** The parameters that hold the id, or the owner, instead of the path. An empty name is the whole query. */
  readonly idIn?: string
  readonly ownerIn?: string
  /** The id is one only within its owner. */
  readonly ownerCounts?: true
  /** Upper and lower case mean the same. */
  readonly anyCase?: true
  /** The address to show and fetch; read again it gives the same id, owner and address. */
  readonly canonical: (id: string, owner: string) => string
}

/** How one platform writes the addresses of its items. */
export interface PlatformAdapter {
  readonly platform: string
  /** Registrable domains; never "contains". */
  readonly domains: readonly string[]
  readonly patterns: readonly ItemPattern[]
  /** Hosts whose addresses only lead on; they are resolved by the guarded fetch before anything else. */
  readonly shortLinkHosts?: readonly string[]
  /** Paths on the usual hosts that only lead on. */
  readonly shortLinkPath?: RegExp
}
