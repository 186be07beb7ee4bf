import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { buttonLook, type ButtonLook } from './button-look'

interface ButtonLinkProps {
  readonly to: string
  readonly children: ReactNode
  readonly look?: ButtonLook
  readonly className?: string
}

/** A link that is as weighty as a button. */
export function ButtonLink({ to, children, look = 'primary', className }: ButtonLinkProps) {
  return (
    <Link to={to} className={buttonLook(look, className)}>
      {children}
    </Link>
  )
}
