import type { ListProviderKeysResponse } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { CardSection } from '../../components/card-section'
import { DataTable } from '../../components/data-table/data-table'
import { useUndeliveredColumns, type UndeliveredKey } from './use-undelivered-columns'

const rowId = ({ name }: UndeliveredKey): string => name

/** Keys that the vault does not hand over yet. */
export function UndeliveredKeys({ keys }: { readonly keys: ListProviderKeysResponse['undelivered'] }) {
  const { t } = useTranslation('providerKeys')
  const columns = useUndeliveredColumns()
  return (
    <CardSection title={t('undelivered.title')} lead={t('undelivered.lead')}>
      <DataTable label={t('undelivered.title')} columns={columns} rows={keys} rowId={rowId} />
    </CardSection>
  )
}
