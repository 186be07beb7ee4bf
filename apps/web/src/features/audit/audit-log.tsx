import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { CardSection } from '../../components/card-section'
import { ExportList } from '../../components/export-list'
import { AuditEntries } from './audit-entries'
import { useExportAuditMutation } from './audit.api'
import { auditFilterOf } from './audit-filter.rules'
import { AuditFilters } from './audit-filters'

/** The entries that the address asks for. */
export function AuditLog() {
  const { t } = useTranslation('audit')
  const [params] = useSearchParams()
  const filter = useMemo(() => auditFilterOf(params), [params])
  const [exportAudit] = useExportAuditMutation()
  return (
    <CardSection title={t('log.title')}>
      <AuditFilters />
      <div className="mb-4">
        <ExportList hasPersons onExport={(asked) => exportAudit({ ...filter, ...asked })} />
      </div>
      <AuditEntries filter={filter} />
    </CardSection>
  )
}
