/** A command ready for `spawn`. */
export interface Launch {
  command: string
  args: string[]
  uid?: number
  gid?: number
}
