import type { NegotiationView } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { CardSection } from '../../components/card-section'
import { Fold } from '../../components/fold'
import { MessageForm } from './message-form'
import { useDownloadLicenceMutation } from './negotiations.api'
import { Refusal } from './refusal'

/** The licence that the settlement gives: whether it lasts, its signed token, and its revocation. */
export function SettlementLicence({ view }: { readonly view: NegotiationView }) {
  const { t, i18n } = useTranslation('negotiations')
  const [download, { error, isLoading }] = useDownloadLicenceMutation()
  const { caseId, caseNumber, licence } = view
  if (!licence) return null
  const { notAfter, endedAt, end } = licence
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: 'Asia/Taipei' })
  // The instant at which it ends belongs to the day after.
  const lastDay = notAfter === null ? null : day.format(new Date(Date.parse(notAfter) - 1))
  return (
    <CardSection title={t('licence.title')}>
      <div className="space-y-4">
        {end !== null && endedAt !== null ? (
          <p>{t(`licence.ended.${end}`, { day: day.format(new Date(Date.parse(endedAt) - 1)) })}</p>
        ) : (
          <>
            <p>{lastDay === null ? t('licence.lasts') : t('licence.lastsUntil', { day: lastDay })}</p>
            <Button
              look="outline"
              isDisabled={isLoading}
              onPress={() => void download({ caseId, filename: `licence-${caseNumber}.jws` })}
            >
              {t('licence.download')}
            </Button>
            <Refusal error={error} />
            <Fold summary={t('licence.revoke')}>
              <MessageForm
                caseId={caseId}
                act="revoke-licence"
                label={t('licence.reason')}
                submit={t('licence.submit')}
              />
            </Fold>
          </>
        )}
      </div>
    </CardSection>
  )
}
