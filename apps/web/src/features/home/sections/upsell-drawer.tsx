import { useEffect, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Dialog, Heading } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { buttonLook } from '../../../components/button-look'
import { registerPath } from '../../../tracking/campaign'

/** Who says in this window that a takedown was submitted. */
const successEvent = 'dmca-success'

function caseIn(search: string): string | undefined {
  const query = new URLSearchParams(search)
  return query.get('upsell') === 'dmca_success' ? (query.get('caseId') ?? '') : undefined
}

/** What is offered after a takedown was submitted (HOME-15): Escape, the backdrop and 'later' close it. */
export function UpsellDrawer() {
  const { t } = useTranslation('homeSections')
  const { search } = useLocation()
  const [caseId, setCaseId] = useState(() => caseIn(search))
  useEffect(() => {
    const open = (event: Event) => {
      const { detail } = event as CustomEvent<{ caseId?: unknown } | null>
      setCaseId(typeof detail?.caseId === 'string' ? detail.caseId : '')
    }
    window.addEventListener(successEvent, open)
    return () => window.removeEventListener(successEvent, open)
  }, [])
  const close = () => setCaseId(undefined)
  return (
    <ModalOverlay
      isOpen={caseId !== undefined}
      isDismissable
      onOpenChange={(isOpen) => !isOpen && close()}
      className="fixed inset-0 z-50 flex justify-end bg-scrim"
    >
      <Modal className="h-full w-[min(420px,92%)] animate-rise overflow-y-auto border-l border-line bg-surface">
        <Dialog className="flex flex-col gap-4 p-6 outline-none">
          <Heading slot="title" className="text-heading font-semibold">
            {t('upsell.title')}
          </Heading>
          {caseId && <p className="text-small text-soft">{t('upsell.case', { id: caseId })}</p>}
          <p>{t('upsell.text')}</p>
          <Link
            to={registerPath(search, { upgrade: 'dmca-pack' })}
            onClick={close}
            className={buttonLook('primary')}
          >
            {t('upsell.go')}
          </Link>
          <Button onPress={close} className={buttonLook('quiet')}>
            {t('upsell.later')}
          </Button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
