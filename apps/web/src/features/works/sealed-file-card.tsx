import { isTestChain, type SealedFile } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { CodeFact } from '../../components/code-fact'
import { Fact, FactList } from '../../components/fact-list'
import { Notice } from '../../components/notice'
import { SealMark } from '../../components/seal-mark'

interface SealedFileCardProps {
  readonly file: SealedFile
  /** A small copy as a `data:` address, where this browser has one. */
  readonly picture: string | undefined
}

/** The sealed file as its certificate will show it. */
export function SealedFileCard({ file, picture }: SealedFileCardProps) {
  const { t, i18n } = useTranslation('works')
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeStyle: 'medium' })
  const isOnTestChain = file.chain !== undefined && isTestChain(file.chain.id)
  return (
    <article className="card relative grid gap-x-10 gap-y-6 p-5 sm:p-8 md:grid-cols-[17rem_1fr]">
      <div className="relative self-start">
        <div className="grid aspect-4/3 place-items-center overflow-hidden rounded-xl bg-brand-tint md:aspect-square">
          {picture && <img src={picture} alt={file.title} className="size-full object-contain" />}
        </div>
        <SealMark className="absolute -right-3 -bottom-3 w-16 -rotate-6 rounded-xl shadow-card" />
      </div>
      <div className="min-w-0">
        <h2 className="text-heading font-semibold">{file.title}</h2>
        <FactList>
          {file.sealedAt && (
            <Fact name={t('certificate.sealedAt')}>{time.format(new Date(file.sealedAt))}</Fact>
          )}
          <Fact name={t('certificate.chain')}>
            {file.chain ? file.chain.name : t('list.anchoring')}
            {isOnTestChain && ` · ${t('chain.test')}`}
          </Fact>
          <Fact name={t('certificate.filename')}>{file.filename}</Fact>
          <CodeFact name={t('certificate.fingerprint')} value={file.fingerprint} />
          <CodeFact name={t('certificate.ipfs')} value={file.ipfs_hash} />
          <CodeFact
            name={t('certificate.transaction')}
            value={file.tx_hash}
            otherwise={t('certificate.noTransaction')}
          />
          <CodeFact name={t('certificate.id')} value={file.id} />
        </FactList>
        <p className="mt-3">
          <Link to={`/verify/${file.id}`} className="link">
            {t('certificate.verify')}
          </Link>
        </p>
      </div>
      {(isOnTestChain || file.frames > 1 || file.similarToEarlierSeal) && (
        <div className="space-y-3 md:col-span-2">
          {isOnTestChain && <Notice tone="warn">{t('chain.noWitness')}</Notice>}
          {file.frames > 1 && <Notice>{t('certificate.frames', { frames: file.frames })}</Notice>}
          {file.similarToEarlierSeal && <Notice tone="warn">{t('certificate.similar')}</Notice>}
        </div>
      )}
    </article>
  )
}
