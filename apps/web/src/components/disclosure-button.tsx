import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { buttonLook } from './button-look'

interface DisclosureButtonProps {
  readonly isOpen: boolean
  readonly onToggle: (isOpen: boolean) => void
  /** The id of what it shows and hides. */
  readonly controls: string
  readonly children: ReactNode
}

/** Shows and hides something that stands near it. */
export function DisclosureButton({ isOpen, onToggle, controls, children }: DisclosureButtonProps) {
  return (
    <AriaButton
      aria-expanded={isOpen}
      aria-controls={controls}
      onPress={() => onToggle(!isOpen)}
      className={buttonLook('quiet', 'text-small')}
    >
      {children}
    </AriaButton>
  )
}
