import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router-dom'
import { StepTrail } from '../components/step-trail'
import { ResumedTrial } from './resumed-trial'

const steps = [
  { path: '/register', text: 'trial.you' },
  { path: '/protect/step1', text: 'trial.upload' },
  { path: '/protect/step2', text: 'trial.certificate' },
  { path: '/protect/step3', text: 'trial.scan' },
  { path: '/protect/step4', text: 'trial.results' },
] as const
const upload = 1

/** The free trial's pages, with the way that leads through them. What comes after the upload goes on in a new tab, too. */
export function Component() {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const found = steps.findIndex((step) => step.path === pathname)
  const current = found < 0 ? upload + 1 : found
  const page = <Outlet />
  return (
    <>
      <StepTrail label={t('trial.label')} steps={steps.map((step) => t(step.text))} current={current} />
      {current > upload ? <ResumedTrial>{page}</ResumedTrial> : page}
    </>
  )
}
