import type { ReadCatalogueResponse } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Fact, FactList } from '../../components/fact-list'
import { usePlanName } from '../../offers/use-plan-name'

/** What a 72-hour quota is, what the priority levels mean, and that the hours are a target. */
export function FastTakedown({ plans }: Pick<ReadCatalogueResponse, 'plans'>) {
  const { t } = useTranslation(['pricing', 'offers'])
  const planName = usePlanName()
  const levels = plans.flatMap(({ plan, takedownPriority }) =>
    takedownPriority ? [{ plan, takedownPriority }] : [],
  )
  return (
    <section aria-labelledby="fast-takedown" className="grid gap-x-12 gap-y-5 lg:grid-cols-2">
      <div>
        <h2 id="fast-takedown" className="text-heading font-bold">
          {t('pricing:fast.title')}
        </h2>
        <p className="mt-3 text-soft">{t('pricing:fast.text')}</p>
        <p className="mt-3 font-medium">{t('pricing:fast.target')}</p>
      </div>
      <div className="card px-5 py-2 sm:px-8">
        <FactList>
          {levels.map(({ plan, takedownPriority }) => (
            <Fact key={plan} name={t(`offers:priority.${takedownPriority}`)}>
              {t(`pricing:fast.${takedownPriority}`, { plan: planName(plan) })}
            </Fact>
          ))}
        </FactList>
      </div>
    </section>
  )
}
