import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { Notice } from '../../components/notice'
import { useProblemText } from '../../i18n/problem-text'
import './quick-cases.texts'
import { useSaveQuickCaseMutation } from './quick-cases.api'

/** Keeps a listing, so that it can be compared with a sealed work: a case rests on that, not on a name. */
export function KeepListing({ pageUrl }: { readonly pageUrl: string }) {
  const { t } = useTranslation('quickCases')
  const problemText = useProblemText()
  const [save, { isSuccess, isLoading, error }] = useSaveQuickCaseMutation()
  return (
    <div className="space-y-2 border-t border-line pt-3">
      <p className="text-small text-soft">{t('listing.note')}</p>
      {isSuccess ? (
        <p role="status">
          {t('listing.kept')}{' '}
          <Link to="/dashboard" className="link">
            {t('listing.see')}
          </Link>
        </p>
      ) : (
        <Button look="quiet" isDisabled={isLoading} onPress={() => void save(pageUrl)}>
          {t(isLoading ? 'listing.keeping' : 'listing.keep')}
        </Button>
      )}
      {error && (
        <Notice tone="bad" live>
          {problemText(error, t('listing.failed'))}
        </Notice>
      )}
    </div>
  )
}
