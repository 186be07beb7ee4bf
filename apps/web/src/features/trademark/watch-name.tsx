import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Button } from '../../components/button'
import { CardSection } from '../../components/card-section'
import { Notice } from '../../components/notice'
import { useProblemText } from '../../i18n/problem-text'
import { useWatchTrademarkMutation, type NameQuestion } from './trademark.api'

/** Has every further issue of the register held against a name that was compared. */
export function WatchName({ name, classes }: NameQuestion) {
  const { t } = useTranslation('trademark')
  const problemText = useProblemText()
  const [watch, { data: watched, error, isLoading }] = useWatchTrademarkMutation()
  return (
    <CardSection title={t('watch.offer.title')} lead={t('watch.offer.lead')}>
      {watched ? (
        <p role="status">
          {t('watch.offer.done')}{' '}
          <Link to="/trademark/watch" className="link">
            {t('watch.offer.all')}
          </Link>
        </p>
      ) : (
        <Button look="secondary" isDisabled={isLoading} onPress={() => void watch({ name, classes })}>
          {t('watch.offer.watch')}
        </Button>
      )}
      {error && (
        <div className="mt-3">
          <Notice tone="bad" live>
            {problemText(error, t('watch.offer.failed'))}
          </Notice>
        </div>
      )}
    </CardSection>
  )
}
