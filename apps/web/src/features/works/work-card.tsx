import { isTestChain, type ListedWork } from '@originseal/contracts'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Checkbox } from '../../components/checkbox'
import { StatusBadge } from '../../components/status-badge'
import { useNear } from '../../components/use-near'
import { DownloadCertificateButton } from './download-certificate-button'
import { useWorkPictureQuery } from './works.api'

interface WorkCardProps {
  readonly work: ListedWork
  readonly Next: ComponentType<{ readonly fileId: string }>
  readonly isSelected: boolean
  readonly onSelect: (isSelected: boolean) => void
}

/** One sealed work in the list: its picture, its state, its certificate. */
export function WorkCard({ work, Next, isSelected, onSelect }: WorkCardProps) {
  const { t, i18n } = useTranslation('works')
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' })
  const state = chainStateOf(work)
  return (
    <article className="card flex w-full flex-col overflow-hidden">
      <WorkPicture work={work} />
      <div className="flex flex-1 flex-col gap-2 p-5">
        <h3 className="font-semibold">
          <Link className="link" to={`/file/${work.id}`}>
            {work.title}
          </Link>
        </h3>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-soft">
          {t('list.sealedOn', { date: day.format(new Date(work.createdAt)) })}
          <StatusBadge tone={state === 'anchored' ? 'good' : 'warn'}>{t(`list.${state}`)}</StatusBadge>
        </p>
        <p>
          <Link className="link text-small" to={`/verify/${work.id}`}>
            {t('list.verify')}
          </Link>
        </p>
        <div className="mt-auto flex flex-col gap-3 pt-3">
          <DownloadCertificateButton fileId={work.id} />
          <Next fileId={work.id} />
          <Checkbox isSelected={isSelected} onChange={onSelect}>
            <span aria-hidden>{t('list.select')}</span>
            <span className="sr-only">{t('list.selectOne', { title: work.title })}</span>
          </Checkbox>
        </div>
      </div>
    </article>
  )
}

/** A test chain is no evidence, so its seals are not shown like others. */
function chainStateOf({ state, chain }: ListedWork): 'anchoring' | 'anchored' | 'onTestChain' {
  return state === 'anchored' && chain && isTestChain(chain.id) ? 'onTestChain' : state
}

function WorkPicture({ work }: { readonly work: ListedWork }) {
  const { t } = useTranslation('works')
  const { ref, isNear } = useNear<HTMLDivElement>()
  const { data: address, isError } = useWorkPictureQuery(work.id, { skip: !isNear })
  return (
    <div ref={ref} className="grid aspect-4/3 place-items-center bg-brand-tint">
      {address && <img src={address} alt={work.title} className="size-full object-contain" />}
      {isError && <p className="text-small text-soft">{t('list.noPicture')}</p>}
    </div>
  )
}
