import type { AccountView, Benefit } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { CardSection } from '../../components/card-section'
import { Fact, FactList } from '../../components/fact-list'
import { useDay } from './use-day'

/** Since when somebody is a member, and what was granted then. */
export function PlanSection({ account }: { readonly account: AccountView }) {
  const { t } = useTranslation('account')
  const day = useDay()
  return (
    <CardSection title={t('plan.title')}>
      <FactList>
        <Fact name={t('plan.registeredAt')}>{day(account.registeredAt)}</Fact>
        {account.benefits.map((benefit) => (
          <Fact key={`${benefit.kind} ${benefit.grantedAt}`} name={t(`plan.${benefit.kind}`)}>
            <BenefitText benefit={benefit} />
          </Fact>
        ))}
      </FactList>
    </CardSection>
  )
}

function BenefitText({ benefit: { kind, quantity, place, endsAt } }: { readonly benefit: Benefit }) {
  const { t } = useTranslation('account')
  const day = useDay()
  if (kind === 'evidence-seals') return t('plan.seals', { count: quantity })
  return t('plan.months', { count: quantity, place: place ?? 0, until: endsAt ? day(endsAt) : '' })
}
