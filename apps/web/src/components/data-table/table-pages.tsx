import { useTranslation } from 'react-i18next'
import { Button } from '../button'
import type { TableModel } from './table-columns'

/** Which page of the rows is shown, and the ways to the others. */
export function TablePages<Row extends object>({ table }: { readonly table: TableModel<Row> }) {
  const { t } = useTranslation('components')
  const pages = table.getPageCount()
  if (pages <= 1) return null
  return (
    <nav aria-label={t('table.pages')} className="flex items-center justify-between gap-3">
      <Button look="outline" isDisabled={!table.getCanPreviousPage()} onPress={() => table.previousPage()}>
        {t('table.previous')}
      </Button>
      <p role="status" className="text-small text-soft tabular-nums">
        {t('table.page', { page: table.state.pagination.pageIndex + 1, pages })}
      </p>
      <Button look="outline" isDisabled={!table.getCanNextPage()} onPress={() => table.nextPage()}>
        {t('table.next')}
      </Button>
    </nav>
  )
}
