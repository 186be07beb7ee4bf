import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FileDrop } from '../../components/file-drop'
import { Notice } from '../../components/notice'
import { sha256OfFile } from './sha256-of-file'

type Outcome =
  | { readonly state: 'idle' | 'reading' | 'same' | 'unreadable' }
  | { readonly state: 'other'; readonly sha256: string }

/** Compares a file's SHA-256 with the seal's. The file is read in this browser and sent nowhere. */
export function CheckOriginal({ sha256 }: { readonly sha256: string }) {
  const { t } = useTranslation('verification')
  const [outcome, setOutcome] = useState<Outcome>({ state: 'idle' })

  async function check(file: File) {
    setOutcome({ state: 'reading' })
    try {
      const computed = await sha256OfFile(file)
      setOutcome(computed === sha256 ? { state: 'same' } : { state: 'other', sha256: computed })
    } catch (reason) {
      console.error('the file could not be read', reason)
      setOutcome({ state: 'unreadable' })
    }
  }

  return (
    <section aria-labelledby="check-original" className="card space-y-4 p-5 sm:p-6">
      <h2 id="check-original" className="text-subheading font-semibold">
        {t('original.title')}
      </h2>
      <FileDrop
        label={t('original.file')}
        invitation={t('original.invitation')}
        hint={t('find.stays')}
        onPick={(file) => void check(file)}
      />
      {outcome.state === 'reading' && <Notice live>{t('original.reading')}</Notice>}
      {outcome.state === 'same' && (
        <Notice tone="good" live>
          {t('original.same')}
        </Notice>
      )}
      {outcome.state === 'unreadable' && (
        <Notice tone="bad" live>
          {t('original.unreadable')}
        </Notice>
      )}
      {outcome.state === 'other' && (
        <Notice tone="bad" live>
          <p>{t('original.other')}</p>
          <code className="mt-1 block font-mono text-xs break-all">{outcome.sha256}</code>
        </Notice>
      )}
    </section>
  )
}
