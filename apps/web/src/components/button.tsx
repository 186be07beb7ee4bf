import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { buttonLook, type ButtonLook } from './button-look'

interface ButtonProps {
  readonly children: ReactNode
  readonly look?: ButtonLook
  readonly type?: 'button' | 'submit'
  readonly isDisabled?: boolean
  readonly onPress?: () => void
  readonly autoFocus?: boolean
  readonly className?: string
}

export function Button({ look = 'primary', className, ...props }: ButtonProps) {
  return <AriaButton {...props} className={buttonLook(look, className)} />
}
