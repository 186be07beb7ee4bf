import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/button-link'
import { CardSection } from '../../components/card-section'
import { AgentsLink } from './agents-link'
import type { ComparedName } from './name-check'
import { addressOfCheck } from './use-name-check'

/** What everybody can do with a result: the whole analysis with its report and watch, which members have, and a person to ask. */
export function MemberSteps({ name, classes, goods }: ComparedName) {
  const { t } = useTranslation('trademark')
  const analysis = `/trademark/analysis?${addressOfCheck({ name, classes, goods })}`
  return (
    <CardSection title={t('steps.title')} lead={t('steps.lead')}>
      <ul className="list-disc space-y-1 pl-5">
        <li>{t('steps.analysis')}</li>
        <li>{t('steps.report')}</li>
        <li>{t('steps.watch')}</li>
      </ul>
      <div className="mt-4">
        <ButtonLink to={analysis} look="secondary">
          {t('steps.go')}
          <span className="sr-only"> {name}</span>
        </ButtonLink>
      </div>
      <p className="mt-4 text-[0.95rem]">
        {t('steps.agents')} <AgentsLink />
      </p>
    </CardSection>
  )
}
