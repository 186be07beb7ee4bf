import type { AccountView } from '@originseal/contracts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { Notice } from '../../components/notice'
import { Skeleton } from '../../components/skeleton'
import { useProblemText } from '../../i18n/problem-text'
import { useReadAccountQuery } from '../../session/own-account.api'

/** Shows what is made of the account, or that it is being read, or why it cannot be. */
export function AccountOr({ children }: { readonly children: (account: AccountView) => ReactNode }) {
  const { t } = useTranslation('account')
  const problemText = useProblemText()
  const { data, error, refetch } = useReadAccountQuery()
  if (data) return children(data)
  if (!error) return <Skeleton lines={6} />
  return (
    <Notice tone="bad" live>
      <p>{problemText(error, t('unread'))}</p>
      <Button look="quiet" onPress={() => void refetch()}>
        {t('retry')}
      </Button>
    </Notice>
  )
}
