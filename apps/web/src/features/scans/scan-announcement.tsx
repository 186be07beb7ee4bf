import { scanSteps } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import type { ScanProgress } from './scan-progress.rules'

/** What a screen reader says of a running scan: each step, and each copy, but not every page that is read. */
export function ScanAnnouncement({ progress: { step, copies } }: { readonly progress: ScanProgress }) {
  const { t } = useTranslation('scans')
  const number = scanSteps.indexOf(step) + 1
  return (
    <p role="status" className="sr-only">
      {t('running.step', { number, all: scanSteps.length, step: t(`step.${step}`) })}
      {copies.length > 0 && ` ${t('running.copies', { number: copies.length })}`}
    </p>
  )
}
