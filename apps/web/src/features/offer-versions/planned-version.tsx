import type { CatalogueVersion } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { CardSection } from '../../components/card-section'
import { CommandForm } from '../../components/command-form'
import { useTaipeiTime } from '../../components/use-taipei-time'
import { ChangeList } from './change-list'
import { changesBetween } from './change.rules'
import { useWithdrawCatalogueMutation } from './offer-versions.api'

interface PlannedVersionProps {
  readonly planned: CatalogueVersion
  readonly offered: CatalogueVersion
}

/** The version that waits for its date, with what it changes; until then it can be withdrawn. */
export function PlannedVersion({ planned, offered }: PlannedVersionProps) {
  const { t } = useTranslation('offerVersions')
  const time = useTaipeiTime()
  const [withdraw] = useWithdrawCatalogueMutation()
  const { version, offeredFrom } = planned
  return (
    <CardSection title={t('planned.title', { version, date: time(offeredFrom) })} lead={t('planned.lead')}>
      <ChangeList changes={changesBetween(offered, planned)} />
      <div className="mt-5">
        <CommandForm
          text={t('planned.withdraw')}
          fields={[{ name: 'reason', label: t('publish.reason') }]}
          onSend={({ reason }) => withdraw({ version, reason })}
        />
      </div>
    </CardSection>
  )
}
