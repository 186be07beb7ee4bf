import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router-dom'
import { isProblem } from '../../api/problem'
import { ButtonLink } from '../../components/button-link'
import { Button } from '../../components/button'
import { Notice } from '../../components/notice'
import { Page } from '../../components/page'
import { PageMetadata } from '../../components/page-metadata'
import { Spinner } from '../../components/spinner'
import { useProblemText } from '../../i18n/problem-text'
import { takeAddressSecrets } from '../../session/address-secrets'
import { orderPath } from './order-path'
import { movedTo, useOpenOrderLink } from './use-open-order-link'

/** The mail's token; null where the link was cut short. Here, so that pages that come first need not load it. */
export const loader = (): string | null => takeAddressSecrets('/order-link').get('token')

/** Where the mail of an order leads that was placed without an account (TRIAL-16): on to the order, in any browser. */
export function Component() {
  const { t } = useTranslation('orders')
  const token = useLoaderData<string | null>()
  return (
    <Page title={t('order.title')}>
      <PageMetadata title={t('order.metaTitle')} description={t('order.metaDescription')} noindex />
      {token === null ? (
        <Notice tone="bad" live>
          {t('link.incomplete')}
        </Notice>
      ) : (
        <Opening token={token} />
      )}
    </Page>
  )
}

function Opening({ token }: { readonly token: string }) {
  const { t } = useTranslation('orders')
  const { stands, open, retry, failure } = useOpenOrderLink(token)
  if (stands === 'failed') return <Failed failure={failure} retry={retry} />
  if (stands === 'opening') return <Spinner>{t('link.opening')}</Spinner>
  if (stands === 'member') return <Notice live>{t('link.member')}</Notice>
  return (
    <Said text={t('link.otherTrial')}>
      <Button onPress={open}>{t('link.open')}</Button>
    </Said>
  )
}

function Failed({ failure, retry }: { readonly failure: unknown; readonly retry: () => void }) {
  const { t } = useTranslation('orders')
  const problemText = useProblemText()
  const text = problemText(failure, t('order.unread'))
  const orderId = movedTo(failure)
  if (orderId !== undefined) {
    const [pathname, search] = orderPath(orderId).split('?') as [string, string]
    return (
      <Said text={text}>
        <ButtonLink to="/login" state={{ from: { pathname, search: `?${search}` } }}>
          {t('checkout.logIn')}
        </ButtonLink>
      </Said>
    )
  }
  const isFinal = isProblem(failure) && failure.status === 422
  return (
    <Said text={text} tone="bad">
      {isFinal ? (
        <ButtonLink to="/contact" look="secondary">
          {t('link.contact')}
        </ButtonLink>
      ) : (
        <Button onPress={retry}>{t('link.retry')}</Button>
      )}
    </Said>
  )
}

interface SaidProps {
  readonly text: string
  readonly tone?: 'bad'
  readonly children: ReactNode
}

const Said = ({ text, tone, children }: SaidProps) => (
  <div className="space-y-6">
    <Notice {...(tone && { tone })} live>
      {text}
    </Notice>
    {children}
  </div>
)
