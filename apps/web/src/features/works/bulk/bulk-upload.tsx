import { mostWorksInBatch, type TrialUser } from '@originseal/contracts'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../../components/skeleton'
import { BulkQueue } from './bulk-queue'
import { keptFilesOf, type KeptFile } from './kept-files'
import '../works.texts'

interface BulkUploadProps {
  readonly user: TrialUser
  readonly userId: string
}

/** A batch of files to be sealed: as it was left, once this browser has given it back. */
export function BulkUpload({ user, userId }: BulkUploadProps) {
  const { t } = useTranslation('works')
  const files = useMemo(() => keptFilesOf(userId), [userId])
  const [kept, setKept] = useState<readonly KeptFile[]>()
  useEffect(() => {
    let isGone = false
    files.read().then(
      (found) => isGone || setKept(found),
      (reason: unknown) => {
        console.error('the batch is not kept', reason)
        if (!isGone) setKept([])
      },
    )
    return () => void (isGone = true)
  }, [files])
  return (
    <div className="space-y-6">
      <p className="text-soft">{t('bulk.limits', { most: mostWorksInBatch })}</p>
      {kept ? <BulkQueue user={user} userId={userId} kept={kept} files={files} /> : <Skeleton lines={4} />}
    </div>
  )
}
