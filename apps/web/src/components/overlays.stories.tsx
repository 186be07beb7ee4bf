import { useState } from 'react'
import type { StoriesMeta } from '../catalogue/stories'
import { AlertDialog } from './alert-dialog'
import { Button } from './button'
import { ModalDialog } from './modal-dialog'
import { PopoverButton } from './popover-button'
import { showToast, Toasts } from './toasts'

export default { title: 'Surfaces/Overlays' } satisfies StoriesMeta

function Opened({ placement, title }: { readonly placement: 'middle' | 'side'; readonly title: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="secondary" onPress={() => setOpen(true)}>
        {title}
      </Button>
      <ModalDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        placement={placement}
        actions={<Button onPress={() => setOpen(false)}>Done</Button>}
      >
        It holds the focus until it is closed.
      </ModalDialog>
    </>
  )
}

export function Dialog() {
  return <Opened placement="middle" title="A question" />
}

export function Drawer() {
  return <Opened placement="side" title="Details" />
}

export function Alert() {
  const [message, say] = useState<string>()
  return (
    <>
      <Button look="secondary" onPress={() => say('The trial has expired.')}>
        Say something
      </Button>
      <AlertDialog message={message} onClose={() => say(undefined)} />
    </>
  )
}

export function Popover() {
  return (
    <PopoverButton label="What does this mean?" title="The score">
      50 speaks for neither side.
    </PopoverButton>
  )
}

export function Toast() {
  return (
    <>
      <Button look="secondary" onPress={() => showToast({ text: 'Saved.' })}>
        Done in passing
      </Button>{' '}
      <Button look="secondary" onPress={() => showToast({ text: 'It was not sent.', tone: 'bad' })}>
        What failed
      </Button>
      <Toasts />
    </>
  )
}
