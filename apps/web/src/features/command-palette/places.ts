/** Where a command can lead. */
export interface CommandPlace {
  readonly to: string
  readonly text: string
}
