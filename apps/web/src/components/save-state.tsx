import { useTranslation } from 'react-i18next'
import { Button } from './button'
import './components.texts'
import type { SaveState as State } from './use-inline-save'

/** Beside a field that saves itself: whether it has. */
export function SaveState({ state, onRetry }: { readonly state: State; readonly onRetry: () => void }) {
  const { t } = useTranslation('components')
  return (
    <p role="status" className="flex min-h-12 items-center gap-3 text-small">
      {state === 'failed' ? (
        <>
          <span className="font-medium text-bad">{t('save.failed')}</span>
          <Button look="quiet" onPress={onRetry}>
            {t('save.retry')}
          </Button>
        </>
      ) : (
        <span className={state === 'saved' ? 'text-good' : 'text-soft'}>
          {state !== 'idle' && t(`save.${state}`)}
        </span>
      )}
    </p>
  )
}
