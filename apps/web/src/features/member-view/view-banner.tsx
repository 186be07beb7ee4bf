import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/button-link'
import { useTaipeiTime } from '../../components/use-taipei-time'

interface ViewBannerProps {
  readonly name: string
  /** ISO 8601. */
  readonly since: string
  readonly reason: string
  /** Where it is left to. */
  readonly leaveTo: string
}

/** Says, as long as it lasts, whose things are seen, since when and why, and that nothing can be changed. */
export function ViewBanner({ name, since, reason, leaveTo }: ViewBannerProps) {
  const { t } = useTranslation('memberView')
  const time = useTaipeiTime()
  return (
    <section
      aria-label={t('banner.label')}
      className="sticky top-0 z-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-xl border-2 border-warn bg-surface px-4 py-3"
    >
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{t('banner.whose', { name })}</p>
        <p className="text-small wrap-anywhere text-soft">
          {t('banner.since', { time: time(since), reason })}
        </p>
      </div>
      <ButtonLink to={leaveTo}>{t('banner.leave')}</ButtonLink>
    </section>
  )
}
