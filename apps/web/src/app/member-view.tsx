import { useTranslation } from 'react-i18next'
import { CardSection } from '../components/card-section'
import { Fact, FactList } from '../components/fact-list'
import { Notice } from '../components/notice'
import { PagedList } from '../components/paged-list'
import { Skeleton } from '../components/skeleton'
import { useListAdministeredCasesInfiniteQuery } from '../features/case-review/case-review.api'
import type { Look } from '../features/member-view/member-view.api'
import { SeenScans } from '../features/member-view/seen-scans'
import { SeenWorks } from '../features/member-view/seen-works'
import { useListTexts } from '../features/member-view/use-list-texts'
import { ViewBanner } from '../features/member-view/view-banner'
import { useListPaymentsInfiniteQuery } from '../features/payments/payments.api'
import { useReadUserPlanQuery, useReadUserQuery } from '../features/users/users.api'
import { useProblemText } from '../i18n/problem-text'
import { priceText } from '../offers/price'

export interface MemberViewProps {
  readonly look: Look
  /** ISO 8601. */
  readonly since: string
}

/** What a member sees, under the banner that says so. */
export function MemberView({ look, since }: MemberViewProps) {
  const { userId, reason } = look
  const { data: user } = useReadUserQuery(userId)
  return (
    <div className="space-y-6">
      <ViewBanner
        name={user?.realName || userId}
        since={since}
        reason={reason}
        leaveTo={`/admin/users/${userId}`}
      />
      <SeenUnits userId={userId} />
      <SeenWorks look={look} />
      <SeenScans look={look} />
      <SeenCases userId={userId} />
      <SeenOrders userId={userId} />
    </div>
  )
}

function SeenUnits({ userId }: { readonly userId: string }) {
  const { t } = useTranslation(['memberView', 'offers'])
  const problemText = useProblemText()
  const { data, error } = useReadUserPlanQuery(userId)
  return (
    <CardSection title={t('memberView:units.title')}>
      {error && !data && <Notice tone="bad">{problemText(error, t('memberView:list.unread'))}</Notice>}
      {!data && !error && <Skeleton />}
      {data && (
        <>
          <p className="mb-3 font-medium">{t(`offers:plan.${data.subscription.plan}`)}</p>
          <FactList>
            {data.units.map(({ unit, available, held }) => (
              <Fact key={unit} name={t(`offers:unit.${unit}`)}>
                {t('memberView:units.left', { available, held })}
              </Fact>
            ))}
          </FactList>
        </>
      )}
    </CardSection>
  )
}

function SeenCases({ userId }: { readonly userId: string }) {
  const { t } = useTranslation(['memberView', 'caseReview'])
  const pages = useListAdministeredCasesInfiniteQuery({ search: userId })
  return (
    <CardSection title={t('memberView:cases.title')}>
      <PagedList
        entries={pages.data?.pages.flatMap(({ cases }) => cases)}
        pages={pages}
        texts={useListTexts()}
        empty={<p className="text-soft">{t('memberView:cases.none')}</p>}
      >
        {(cases) => (
          <ul aria-label={t('memberView:cases.title')} className="divide-y divide-line">
            {cases.map(({ id, number, title, state }) => (
              <li key={id} className="py-3 wrap-anywhere">
                <span className="font-medium">{number}</span> · {t(`caseReview:state.${state}`)} ·{' '}
                {title ?? '–'}
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </CardSection>
  )
}

function SeenOrders({ userId }: { readonly userId: string }) {
  const { t } = useTranslation(['memberView', 'payments'])
  const pages = useListPaymentsInfiniteQuery({ ownerId: userId })
  return (
    <CardSection title={t('memberView:orders.title')}>
      <PagedList
        entries={pages.data?.pages.flatMap(({ orders }) => orders)}
        pages={pages}
        texts={useListTexts()}
        empty={<p className="text-soft">{t('memberView:orders.none')}</p>}
      >
        {(orders) => (
          <ul aria-label={t('memberView:orders.title')} className="divide-y divide-line">
            {orders.map(({ id, number, amount, state }) => (
              <li key={id} className="py-3 wrap-anywhere">
                <span className="font-medium">{number}</span> · {t(`payments:state.${state}`)} ·{' '}
                {priceText(amount)}
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </CardSection>
  )
}
