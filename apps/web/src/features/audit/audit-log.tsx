import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { CardSection } from '../../components/card-section'
import { AuditEntries } from './audit-entries'
import { auditFilterOf } from './audit-filter.rules'
import { AuditFilters } from './audit-filters'

/** The entries that the address asks for. */
export function AuditLog() {
  const { t } = useTranslation('audit')
  const [params] = useSearchParams()
  const filter = useMemo(() => auditFilterOf(params), [params])
  return (
    <CardSection title={t('log.title')}>
      <AuditFilters />
      <AuditEntries filter={filter} />
    </CardSection>
  )
}
