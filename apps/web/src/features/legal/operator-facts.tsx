import type { Operator } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Fact, FactList } from '../../components/fact-list'
import { Notice } from '../../components/notice'
import { useReadOperatorQuery } from '../../api/operator.api'

const facts = [
  'name',
  'businessNumber',
  'address',
  'email',
  'phone',
] as const satisfies readonly (keyof Operator)[]

/** Who runs this installation. One that does not say so says that. */
export function OperatorFacts() {
  const { t } = useTranslation('legal')
  const { data: operator, isError } = useReadOperatorQuery()
  const told = facts.flatMap((name) => (operator?.[name] ? [{ name, value: operator[name] }] : []))
  return (
    <>
      <h2 id="operator">{t('operator.title')}</h2>
      {told.length > 0 && (
        <FactList>
          {told.map(({ name, value }) => (
            <Fact key={name} name={t(`operator.${name}`)}>
              {name === 'email' ? <a href={`mailto:${value}`}>{value}</a> : value}
            </Fact>
          ))}
        </FactList>
      )}
      {operator && told.length === 0 && <Notice tone="warn">{t('operator.unset')}</Notice>}
      {isError && <Notice tone="warn">{t('operator.unread')}</Notice>}
    </>
  )
}
