import type { FoundCopy } from '@originseal/contracts'
import type { ComponentType, ReactNode } from 'react'

/** What other features show here. */
export interface WorkbenchParts {
  /** The picture that was found; of a masked copy nothing is asked for. */
  readonly Picture: ComponentType<{ readonly copy: FoundCopy }>
  /** How many takedowns are left. */
  readonly unitsLeft: ReactNode
}
