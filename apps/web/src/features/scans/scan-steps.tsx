import { scanSteps } from '@originseal/contracts'
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { useTranslation } from 'react-i18next'
import { Chevron } from '../../components/chevron'
import { StepList } from '../../components/step-list'
import type { Step } from './scan-progress.rules'

/** The eight steps of a scan and where it is; on a telephone one line, which opens. */
export function ScanSteps({ current, hasFailed }: { readonly current: Step; readonly hasFailed: boolean }) {
  const { t } = useTranslation('scans')
  const [isOpen, setOpen] = useState(false)
  const at = scanSteps.indexOf(current)
  return (
    <div>
      <Button
        aria-expanded={isOpen}
        aria-controls="scan-steps"
        onPress={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full items-center justify-between gap-3 text-left font-semibold text-brand-deep md:hidden"
      >
        {t('running.step', { number: at + 1, all: scanSteps.length, step: t(`step.${current}`) })}
        <Chevron isUp={isOpen} />
      </Button>
      <StepList
        id="scan-steps"
        label={t('progress.steps')}
        steps={scanSteps.map((step) => ({ id: step, text: t(`step.${step}`) }))}
        current={current === 'done' ? scanSteps.length : at}
        hasFailed={hasFailed}
        className={isOpen ? 'max-md:pt-3' : 'max-md:hidden'}
      />
    </div>
  )
}
