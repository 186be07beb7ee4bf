import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { Notice } from '../../components/notice'

interface RecoveryCodeListProps {
  readonly codes: readonly string[]
  readonly onKept: () => void
}

/** Shown once, until somebody says that they have kept them. */
export function RecoveryCodeList({ codes, onKept }: RecoveryCodeListProps) {
  const { t } = useTranslation('account')
  return (
    <div className="space-y-4">
      <Notice tone="warn" live>
        <span className="block font-semibold">{t('secondFactor.codesTitle')}</span>
        <span className="mt-1 block">{t('secondFactor.codesLead')}</span>
      </Notice>
      <ul className="grid gap-x-8 gap-y-1 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button onPress={onKept}>{t('secondFactor.kept')}</Button>
    </div>
  )
}
