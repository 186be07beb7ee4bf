import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { buttonLook, type ButtonLook } from './button-look'

interface ButtonLinkProps {
  readonly to: string
  /** Navigation state for the page that it leads to. */
  readonly state?: unknown
  readonly children: ReactNode
  readonly look?: ButtonLook
  readonly className?: string
}

/** A link that is as weighty as a button. */
export function ButtonLink({ to, state, children, look = 'primary', className }: ButtonLinkProps) {
  return (
    <Link to={to} state={state} className={buttonLook(look, className)}>
      {children}
    </Link>
  )
}
