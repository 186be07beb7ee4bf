/** A command ready for `spawn`. */
export interface Launch {
  command: string
  args: string[]
  uid?: number
  gid?: number
}

/** A command with the place and the environment it runs in. */
export interface LaunchInPlace extends Launch {
  /** Its own variables, beside those that it is handed anyway. */
  env?: NodeJS.ProcessEnv
  /** The file system's root unless given. */
  cwd?: string
}
