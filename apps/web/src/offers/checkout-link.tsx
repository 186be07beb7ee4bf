import type { OrderItem } from '@originseal/contracts'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { buttonLook, type ButtonLook } from '../components/button-look'
import { checkoutPath } from './item-address.rules'

interface CheckoutLinkProps {
  readonly item: OrderItem
  readonly children: ReactNode
  /** What it is called where the words on it need their surroundings. */
  readonly label?: string
  readonly look?: ButtonLook
  readonly className?: string
}

/** The way to pay for something. It loads a document of its own, whose policy lets its form go to the payment provider. */
export function CheckoutLink({ item, children, label, look = 'primary', className }: CheckoutLinkProps) {
  return (
    <Link reloadDocument to={checkoutPath(item)} aria-label={label} className={buttonLook(look, className)}>
      {children}
    </Link>
  )
}
