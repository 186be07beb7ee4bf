import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { buttonLook, type ButtonLook } from './button-look'

interface ButtonProps {
  readonly children: ReactNode
  /** What it is called where the words on it need their surroundings. */
  readonly label?: string
  readonly look?: ButtonLook
  readonly type?: 'button' | 'submit'
  readonly isDisabled?: boolean
  readonly onPress?: () => void
  readonly autoFocus?: boolean
  readonly className?: string
}

export function Button({ look = 'primary', label, className, ...props }: ButtonProps) {
  return <AriaButton {...props} aria-label={label} className={buttonLook(look, className)} />
}
