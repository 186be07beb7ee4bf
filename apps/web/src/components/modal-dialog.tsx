import CloseIcon from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Dialog, Heading } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useTranslation } from 'react-i18next'
import './components.texts'

interface ModalDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: string
  readonly children: ReactNode
  /** What it ends with, the usual one last. */
  readonly actions?: ReactNode
  /** `middle`: a question or a short form; `side`: a drawer for what is long, from below on a telephone. */
  readonly placement?: 'middle' | 'side'
}

const places = {
  middle: {
    overlay: 'items-center justify-center p-4',
    modal: 'card max-h-full w-full max-w-lg',
  },
  side: {
    overlay: 'items-end sm:items-stretch sm:justify-end',
    modal:
      'max-h-[90dvh] w-full rounded-t-2xl border-line bg-surface max-sm:border-t sm:max-h-none sm:max-w-md sm:rounded-none sm:border-l',
  },
} as const

/** Something that has to be dealt with, or closed, before the page goes on. Escape closes it; the focus comes back. */
export function ModalDialog(props: ModalDialogProps) {
  const { isOpen, onClose, title, children, actions, placement = 'middle' } = props
  const { t } = useTranslation('components')
  const look = places[placement]
  return (
    <ModalOverlay
      isOpen={isOpen}
      isDismissable
      onOpenChange={(open) => !open && onClose()}
      className={`fixed inset-0 z-50 flex bg-scrim ${look.overlay}`}
    >
      <Modal className={`flex animate-rise overflow-hidden shadow-xl ${look.modal}`}>
        <Dialog className="flex min-h-0 grow flex-col outline-none">
          <header className="flex items-start justify-between gap-4 px-6 pt-5 pb-3">
            <Heading slot="title" className="text-subheading font-semibold">
              {title}
            </Heading>
            <Button
              slot="close"
              aria-label={t('close')}
              className="-mt-1.5 -mr-2.5 grid size-11 shrink-0 place-items-center rounded-lg data-hovered:bg-brand-tint"
            >
              <CloseIcon aria-hidden className="size-5" />
            </Button>
          </header>
          <div className="min-h-0 grow overflow-y-auto px-6 pb-6">{children}</div>
          {actions && (
            <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-6 py-4">
              {actions}
            </footer>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
