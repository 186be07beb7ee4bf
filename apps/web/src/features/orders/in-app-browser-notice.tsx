import { useTranslation } from 'react-i18next'
import { Notice } from '../../components/notice'
import { inAppOf } from '../../session/social/in-app-browser.rules'

/** The payment provider's pages do not work inside apps such as LINE: says so before somebody fills anything in. */
export function InAppBrowserNotice() {
  const { t } = useTranslation('orders')
  if (!inAppOf(navigator.userAgent)) return null
  return <Notice tone="warn">{t('checkout.inApp')}</Notice>
}
