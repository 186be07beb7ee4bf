import { DropZone } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button'
import '../works.texts'

interface BulkDropProps {
  readonly hint: string
  readonly onFiles: (files: readonly File[]) => void
}

/** Takes files and whole folders, by choosing, dropping or pasting. */
export function BulkDrop({ hint, onFiles }: BulkDropProps) {
  const { t } = useTranslation('works')
  const take = (list: FileList | null) =>
    onFiles(Array.from(list ?? []).filter(({ name }) => isVisible(name)))
  return (
    <DropZone
      aria-label={t('bulk.drop.label')}
      onDrop={({ items }) => void filesIn(items).then(onFiles)}
      className="flex min-h-40 flex-col items-center justify-center gap-3 rounded-2xl border-2 border-dashed border-field bg-surface p-5 text-center data-drop-target:border-brand-deep data-drop-target:bg-brand-wash data-focus-visible:outline-3 data-focus-visible:outline-offset-3 data-focus-visible:outline-brand"
    >
      <p className="font-medium text-brand-deep">{t('bulk.drop.invitation')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <FileTrigger acceptedFileTypes={['image/*']} allowsMultiple onSelect={take}>
          <Button look="outline">{t('bulk.drop.files')}</Button>
        </FileTrigger>
        <FileTrigger acceptDirectory onSelect={take}>
          <Button look="outline">{t('bulk.drop.folder')}</Button>
        </FileTrigger>
      </div>
      <p className="text-small text-balance text-soft">{hint}</p>
    </DropZone>
  )
}

type Dropped = Parameters<NonNullable<Parameters<typeof DropZone>[0]['onDrop']>>[0]['items'][number]

/** Files that systems put into folders for themselves. */
const isVisible = (name: string): boolean => !name.startsWith('.') && name !== 'Thumbs.db'

/** All files among what was dropped, those of folders in folders too. */
async function filesIn(items: Iterable<Dropped> | AsyncIterable<Dropped>): Promise<File[]> {
  const files: File[] = []
  for await (const item of items) {
    if (item.kind === 'directory') files.push(...(await filesIn(item.getEntries() as AsyncIterable<Dropped>)))
    else if (item.kind === 'file' && isVisible(item.name)) files.push(await item.getFile())
  }
  return files
}
