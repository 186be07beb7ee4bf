import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyComponent } from '../loading/lazy-component'
import { Button } from './button'
import './components.texts'
import type { ExportDialogProps } from './export-dialog'

const ExportDialog = lazyComponent<ExportDialogProps>('export-dialog', () =>
  import('./export-dialog').then((part) => ({ default: part.ExportDialog })),
)

interface ExportListProps extends Pick<ExportDialogProps, 'onExport'> {
  /** Columns of persons can be asked for. */
  readonly hasPersons?: boolean
}

/** The list as a file for spreadsheets, narrowed as it is shown; the key `e` presses the button. */
export function ExportList({ hasPersons = false, onExport }: ExportListProps) {
  const { t } = useTranslation('components')
  const [isOpen, setOpen] = useState(false)
  return (
    <div data-export>
      <Button look="outline" onPress={() => setOpen(true)}>
        {t('export.button')}
      </Button>
      <Suspense>
        {isOpen && (
          <ExportDialog hasPersons={hasPersons} onExport={onExport} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </div>
  )
}
