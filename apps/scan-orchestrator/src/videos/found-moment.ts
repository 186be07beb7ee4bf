/** A picture that shows a moment of the film, as the row keeps it. */
export interface FoundMoment {
  readonly id: string
  readonly imageId: string
  readonly at: number
  /** The stretch around it in which the film is like the picture. */
  readonly from: number
  readonly to: number
  readonly frame: number
  readonly method: string
  readonly methodVersion: string
  readonly similarity: number
}
