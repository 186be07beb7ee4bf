import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Notice } from '../../../components/notice'
import { useReadStandingQuery } from '../notice/notice.api'

/** Why one can open no new cases at present, or why each notice is read first; nothing while all is well. */
export function StandingNotice() {
  const { t, i18n } = useTranslation('cases')
  const { data } = useReadStandingQuery(undefined, { refetchOnMountOrArgChange: true })
  if (!data || data.standing === 'good') return null
  const { standing, decision } = data
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' })
  return (
    <Notice tone="warn">
      <p className="font-semibold">{t(`standing.${standing}`)}</p>
      <p className="mt-1 break-words whitespace-pre-line">
        {decision
          ? t('standing.because', {
              reason: decision.reason,
              day: day.format(new Date(decision.decidedAt)),
            })
          : t('standing.record')}
      </p>
      <p className="mt-1">
        <Link className="link" to="/contact">
          {t('standing.object')}
        </Link>
      </p>
    </Notice>
  )
}
