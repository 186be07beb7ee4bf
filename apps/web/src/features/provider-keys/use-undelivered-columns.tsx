import type { ListProviderKeysResponse } from '@originseal/contracts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableColumn } from '../../components/data-table/table-columns'

export type UndeliveredKey = ListProviderKeysResponse['undelivered'][number]

export function useUndeliveredColumns(): readonly TableColumn<UndeliveredKey>[] {
  const { t } = useTranslation('providerKeys')
  return useMemo(
    () => [
      { id: 'name', header: t('undelivered.name'), isTitle: true, cell: ({ name }) => <code>{name}</code> },
      { id: 'provider', header: t('undelivered.provider'), cell: ({ provider }) => provider },
      {
        id: 'services',
        header: t('undelivered.service'),
        cell: ({ services }) => <code>{services.join(', ')}</code>,
      },
    ],
    [t],
  )
}
