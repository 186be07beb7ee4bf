import type { SigningCertificate } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../api/save-file'
import { Button } from '../../components/button'
import { CardSection } from '../../components/card-section'
import { CodeFact } from '../../components/code-fact'
import { Fact, FactList } from '../../components/fact-list'
import { Notice } from '../../components/notice'
import { Skeleton } from '../../components/skeleton'
import { useListSigningCertificatesQuery } from './verification.api'

/** Which certificates sign here: what the verifier's `--signer` and any reader of PDFs are compared with. */
export function SigningCertificates() {
  const { t } = useTranslation('verification')
  const { data, isError, refetch } = useListSigningCertificatesQuery()
  return (
    <CardSection title={t('signing.title')} lead={t('signing.lead')}>
      {data ? (
        <ul className="space-y-6">
          {data.map((certificate) => (
            <li key={certificate.sha256}>
              <Certificate {...certificate} />
            </li>
          ))}
        </ul>
      ) : isError ? (
        <div className="space-y-4">
          <Notice tone="bad">{t('signing.unread')}</Notice>
          <Button onPress={() => void refetch()}>{t('seal.retry')}</Button>
        </div>
      ) : (
        <Skeleton lines={4} />
      )}
    </CardSection>
  )
}

function Certificate({ sha256, subject, selfSigned, notBefore, notAfter, pem }: SigningCertificate) {
  const { t, i18n } = useTranslation('verification')
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' })
  return (
    <div className="space-y-4">
      {selfSigned && <Notice tone="warn">{t('signing.selfSigned')}</Notice>}
      <FactList>
        <CodeFact name="SHA-256" value={sha256} />
        <Fact name={t('signing.subject')}>{subject.replaceAll('\n', ', ')}</Fact>
        <Fact name={t('signing.validity')}>{day.formatRange(new Date(notBefore), new Date(notAfter))}</Fact>
      </FactList>
      <Button
        look="secondary"
        onPress={() => saveFile(new Blob([pem]), `originseal-${sha256.slice(0, 16)}.pem`)}
      >
        {t('signing.download')}
      </Button>
    </div>
  )
}
