import { useTranslation } from 'react-i18next'
import { ActionBar } from '../../components/action-bar'
import { Button } from '../../components/button'
import type { WorkbenchState } from './use-workbench'

/** What can be done with all that is selected, in reach wherever one has scrolled to. */
export function SelectionBar({ bench }: { readonly bench: WorkbenchState }) {
  const { t } = useTranslation('workbench')
  const { selected: ids } = bench
  if (ids.length === 0) return null
  return (
    <ActionBar>
      {bench.isFull && (
        <p role="status" className="self-center">
          {t('selection.full', { count: ids.length })}
        </p>
      )}
      <Button
        look="quiet"
        label={t('actOn', { action: t('selection.clear'), what: ids.length })}
        onPress={bench.clear}
      >
        {t('selection.clear')}
      </Button>
      <Button look="outline" isDisabled={bench.isBusy} onPress={() => bench.ask({ kind: 'decide', ids })}>
        {t('decide.open')}
      </Button>
      <Button isDisabled={bench.isBusy} onPress={() => bench.ask({ kind: 'takedown', ids })}>
        {t('takedownAll', { count: ids.length })}
      </Button>
    </ActionBar>
  )
}
