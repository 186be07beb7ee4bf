import type { FoundPictureView, PictureSearch as Found } from '@originseal/contracts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FileDrop } from '../../components/file-drop'
import { Fold } from '../../components/fold'
import { Notice } from '../../components/notice'
import { SelectField } from '../../components/select-field'
import { Skeleton } from '../../components/skeleton'
import { useProblemText } from '../../i18n/problem-text'
import { FoundPictureCard } from './found-picture-card'
import { RegisterLine } from './register-line'
import { useSearchMarkPicturesMutation } from './trademark.api'

interface Logo {
  readonly file: File
  /** In this page, for as long as it is shown. */
  readonly address: string
}

interface PictureSearchProps {
  /** Nice classes that the search is limited to; none for all. */
  readonly classes: readonly number[]
}

/** The pictures of marks that are like one's own logo: it is picked or dropped, compared, and not kept. */
export function PictureSearch({ classes }: PictureSearchProps) {
  const { t } = useTranslation('trademark')
  const problemText = useProblemText()
  const [search, { data: found, error, isLoading }] = useSearchMarkPicturesMutation()
  const [logo, setLogo] = useState<Logo>()
  const [figure, setFigure] = useState('')
  // The browser keeps the bytes of an address until it is given back.
  useEffect(() => () => void (logo && URL.revokeObjectURL(logo.address)), [logo])
  const ask = (file: File, category: string) => {
    if (file !== logo?.file) setLogo({ file, address: URL.createObjectURL(file) })
    setFigure(category)
    void search({ file, classes, figure: category })
  }
  return (
    <section aria-label={t('picture.title')} className="card space-y-4 p-5 sm:p-8">
      <h2 className="text-heading font-semibold">{t('picture.title')}</h2>
      <FileDrop
        label={t('picture.field')}
        invitation={logo ? logo.file.name : t('picture.invitation')}
        hint={t('picture.hint')}
        accept="image/*"
        onPick={(picked) => ask(picked, figure)}
      />
      {isLoading && <Skeleton lines={4} />}
      {error && (
        <Notice tone="bad" live>
          {problemText(error, t('picture.failed'))}
        </Notice>
      )}
      {found && logo && !isLoading && (
        <>
          <FigureChoice figure={figure} onChange={(category) => ask(logo.file, category)} />
          <PictureResults found={found} own={logo.address} />
        </>
      )}
    </section>
  )
}

/** Categories of the Vienna classification. */
// oxfmt-ignore
const categories = [
  '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15',
  '16', '17', '18', '19', '20', '21', '22', '23', '24', '25', '26', '27', '28', '29',
] as const

function FigureChoice({ figure, onChange }: { readonly figure: string; onChange(category: string): void }) {
  const { t } = useTranslation('trademark')
  return (
    <SelectField
      label={t('picture.figure')}
      value={figure || 'all'}
      onChange={(chosen) => onChange(chosen === 'all' ? '' : chosen)}
      options={[
        { value: 'all', text: t('picture.allFigures') },
        ...categories.map((each) => ({ value: each, text: t(`figures.${each}`) })),
      ]}
    />
  )
}

/** The others are folded away: what was found for the name stands below. */
const shownAtOnce = 3

function PictureResults({ found, own }: { readonly found: Found; readonly own: string }) {
  const { t, i18n } = useTranslation('trademark')
  const living = found.items.filter(({ status }) => status !== 'ended')
  const ended = found.items.filter(({ status }) => status === 'ended')
  const level = living[0]?.level ?? 'none'
  const { searched, waiting, absent, unreadable } = found.pictures
  const number = (count: number): string => count.toLocaleString(i18n.language)
  return (
    <div className="space-y-4">
      <Notice tone={level === 'copy' ? 'bad' : level === 'alike' ? 'warn' : 'plain'} live>
        <p className="text-subheading font-semibold">
          {t(`picture.verdict.${level}`, {
            count: living.filter((item) => item.level === level).length,
          })}
        </p>
        <p className="mt-1">{t('picture.limits')}</p>
        {level !== 'none' && (
          <p className="mt-2 text-small">
            {t('verdict.measured', { level: t(`picture.level.${level}`), ...found.levels[level] })}
          </p>
        )}
      </Notice>
      <Cards marks={living.slice(0, shownAtOnce)} own={own} />
      {living.length > shownAtOnce && (
        <Fold summary={t('picture.more', { count: living.length - shownAtOnce })}>
          <Cards marks={living.slice(shownAtOnce)} own={own} />
        </Fold>
      )}
      {ended.length > 0 && (
        <Fold summary={t('results.ended', { count: ended.length })}>
          <Cards marks={ended} own={own} />
        </Fold>
      )}
      <div className="text-small text-soft">
        <p>{t('picture.searched', { count: searched, number: number(searched) })}</p>
        {waiting > 0 && <p>{t('picture.waiting', { count: waiting, number: number(waiting) })}</p>}
        {absent > 0 && <p>{t('picture.absent', { count: absent, number: number(absent) })}</p>}
        {unreadable > 0 && (
          <p>{t('picture.unreadable', { count: unreadable, number: number(unreadable) })}</p>
        )}
        <p className="mt-2 font-medium">{t('results.notSearched')}</p>
        <ul className="list-disc pl-5">
          {found.notSearched.map((each) => (
            <li key={each}>{t(`notSearched.${each}`)}</li>
          ))}
        </ul>
      </div>
      <RegisterLine snapshot={found.snapshot} answer={found} />
    </div>
  )
}

interface CardsProps {
  readonly marks: readonly FoundPictureView[]
  readonly own: string
}

const Cards = ({ marks, own }: CardsProps) => (
  <ul className="grid gap-4">
    {marks.map((mark) => (
      <li key={mark.applNo}>
        <FoundPictureCard mark={mark} own={own} />
      </li>
    ))}
  </ul>
)
