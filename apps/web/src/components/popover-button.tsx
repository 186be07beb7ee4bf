import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { buttonLook, type ButtonLook } from './button-look'

interface PopoverButtonProps {
  readonly label: ReactNode
  /** What the popover is about, for those who hear it. */
  readonly title: string
  readonly look?: ButtonLook
  readonly children: ReactNode
}

/** A button that shows something small beside it; Escape, or pressing elsewhere, closes it. */
export function PopoverButton({ label, title, look = 'outline', children }: PopoverButtonProps) {
  return (
    <DialogTrigger>
      <Button className={buttonLook(look)}>{label}</Button>
      <Popover className="card max-w-[min(24rem,calc(100vw-2rem))] animate-rise p-5">
        <Dialog aria-label={title} className="outline-none">
          {children}
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}
