import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/button-link'
import { EmptyState } from '../../components/empty-state'
import { Paper } from '../../components/illustrations/paper'

/** The address names nothing that is sold. */
export function EmptyCart() {
  const { t } = useTranslation('orders')
  return (
    <EmptyState
      picture={
        <Paper>
          <path d="M48 44h64l-8 36H58z M48 44l-4-12H34" />
          <circle cx="64" cy="92" r="4" />
          <circle cx="98" cy="92" r="4" />
        </Paper>
      }
      title={t('checkout.empty')}
      action={<ButtonLink to="/pricing">{t('checkout.toPricing')}</ButtonLink>}
    />
  )
}
