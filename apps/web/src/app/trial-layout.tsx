import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router-dom'
import { StepTrail } from '../components/step-trail'

const steps = [
  { path: '/register', text: 'trial.you' },
  { path: '/protect/step1', text: 'trial.upload' },
  { path: '/protect/step2', text: 'trial.certificate' },
  { path: '/protect/step3', text: 'trial.scan' },
  { path: '/protect/step4', text: 'trial.results' },
] as const

/** The free trial's pages, with the way that leads through them. */
export function TrialLayout() {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  return (
    <>
      <StepTrail
        label={t('trial.label')}
        steps={steps.map((step) => t(step.text))}
        current={steps.findIndex((step) => step.path === pathname)}
      />
      <Outlet />
    </>
  )
}
