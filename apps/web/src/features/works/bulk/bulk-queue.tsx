import { mostWorksInBatch, type TrialUser } from '@originseal/contracts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Button } from '../../../components/button'
import { Checkbox } from '../../../components/checkbox'
import { FileQueueList } from '../../../components/file-queue/file-queue-list'
import { Notice } from '../../../components/notice'
import { useProblemText } from '../../../i18n/problem-text'
import { MoreUnitsLink } from '../../../offers/more-units-link'
import { RightsNotice } from '../rights-notice'
import { useUploadLimit } from '../use-upload-limit'
import { BulkDrop } from './bulk-drop'
import { BulkCertificates } from './bulk-certificates'
import type { KeptFile, KeptFiles, SealedAs } from './kept-files'
import { useBulkUpload } from './use-bulk-upload'

interface BulkQueueProps {
  readonly user: TrialUser
  readonly userId: string
  readonly kept: readonly KeptFile[]
  readonly files: KeptFiles
}

/** The files of a batch, each with its progress and outcome, and what can be done with all of them. */
export function BulkQueue(batch: BulkQueueProps) {
  const { t } = useTranslation('works')
  const problemText = useProblemText()
  const { maxBytes, hint } = useUploadLimit()
  const [isAgreed, setAgreed] = useState(false)
  const [left, setLeft] = useState(0)
  const upload = useBulkUpload({ ...batch, maxBytes })
  const { queue, sealed, isRunning, isKept, stopped, room } = upload
  const waiting = queue.files.filter(({ state }) => state === 'waiting' || state === 'sending').length

  function add(files: readonly File[]) {
    files.slice(0, room).forEach((file) => queue.add(file))
    setLeft(Math.max(0, files.length - room))
  }

  return (
    <div className="space-y-6">
      <BulkDrop hint={hint} onFiles={add} />
      {left > 0 && (
        <Notice tone="warn" live>
          {t('bulk.tooMany', { left, most: mostWorksInBatch })}
        </Notice>
      )}
      {!isKept && <Notice tone="warn">{t('bulk.notKept')}</Notice>}
      {stopped && (
        <Notice tone="bad" live>
          {problemText(stopped)}
          <MoreUnitsLink code={stopped.code} unit="seal" />
        </Notice>
      )}
      {queue.files.length > 0 && (
        <>
          {waiting > 0 && !isRunning && (
            <div className="space-y-4">
              <RightsNotice />
              <Checkbox isSelected={isAgreed} onChange={setAgreed}>
                {t('register.consent')}
              </Checkbox>
            </div>
          )}
          <div className="flex flex-wrap gap-3">
            {waiting > 0 && !isRunning && (
              <Button isDisabled={!isAgreed} onPress={upload.start}>
                {t('bulk.start', { count: waiting })}
              </Button>
            )}
            {waiting > 0 && isRunning && (
              <Button look="outline" onPress={upload.stop}>
                {t('bulk.stop')}
              </Button>
            )}
            <Button look="outline" onPress={upload.clear}>
              {t('bulk.clear')}
            </Button>
          </div>
          {waiting > 0 && isRunning && <p className="text-small text-soft">{t('bulk.running')}</p>}
          <BulkCertificates workIds={[...sealed.values()].map(({ workId }) => workId)} />
          <FileQueueList
            label={t('bulk.list')}
            queue={queue}
            outcomes={new Map([...sealed].map(([id, became]) => [id, <Outcome key={id} sealed={became} />]))}
          />
        </>
      )}
    </div>
  )
}

function Outcome({ sealed }: { readonly sealed: SealedAs }) {
  const { t } = useTranslation('works')
  return (
    <Link className="link text-small" to={`/file/${sealed.workId}`}>
      {t(sealed.isOld ? 'bulk.sealedBefore' : 'bulk.sealed')}
    </Link>
  )
}
