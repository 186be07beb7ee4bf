import type { ReactNode } from 'react'

export interface ViewedPicture {
  /** What it is: its caption and its alternative text. */
  readonly name: string
  /** Its address; absent while it is not there. */
  readonly src: string | undefined
  /** What stands in its place meanwhile. */
  readonly instead?: ReactNode
}
