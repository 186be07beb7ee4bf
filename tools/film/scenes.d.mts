/** Seconds, pixels and frames per second of the film. */
export declare const film: {
  readonly seconds: number
  readonly width: number
  readonly height: number
  readonly rate: number
}
