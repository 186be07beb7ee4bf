import { useTranslation } from 'react-i18next'
import { useReadOperatorQuery } from '../../api/operator.api'
import { Fact, FactList } from '../../components/fact-list'
import { lineLink } from '../../components/line-link'

/** Ways beside the form, as far as whoever runs this installation has set them. */
export function OtherWays() {
  const { t } = useTranslation('contact')
  const { data: { email, phone, address, lineId } = {} } = useReadOperatorQuery()
  if (!email && !phone && !address && !lineId) return null
  return (
    <section aria-labelledby="other-ways" className="mt-10">
      <h2 id="other-ways" className="mb-4 text-heading font-bold">
        {t('ways.title')}
      </h2>
      <FactList>
        {email && (
          <Fact name={t('ways.email')}>
            <a href={`mailto:${email}`} className="link">
              {email}
            </a>
          </Fact>
        )}
        {lineId && (
          <Fact name="LINE">
            <a href={lineLink(lineId)} rel="noopener" className="link">
              {lineId}
            </a>
          </Fact>
        )}
        {phone && <Fact name={t('ways.phone')}>{phone}</Fact>}
        {address && <Fact name={t('ways.address')}>{address}</Fact>}
      </FactList>
    </section>
  )
}
