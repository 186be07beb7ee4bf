import type { TrademarkReport } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../components/empty-state'
import { SearchingGlass } from '../../components/illustrations/searching-glass'
import { PagedList } from '../../components/paged-list'
import { DownloadTrademarkReportButton } from './download-trademark-report-button'
import { useListTrademarkReportsInfiniteQuery } from './trademark.api'

/** A member's own trademark reports, newest first (TM-05). */
export function MyReports() {
  const { t } = useTranslation('trademark')
  const { data, ...pages } = useListTrademarkReportsInfiniteQuery()
  return (
    <section aria-labelledby="my-reports">
      <h2 id="my-reports" className="mb-5 text-heading font-semibold">
        {t('report.list.title')}
      </h2>
      <PagedList
        entries={data?.pages.flatMap(({ reports }) => reports)}
        pages={pages}
        texts={{
          unread: t('report.list.unread'),
          retry: t('report.list.retry'),
          more: t('report.list.more'),
        }}
        empty={<EmptyState picture={<SearchingGlass />} title={t('report.list.empty')} />}
      >
        {(reports) => (
          <ul className="card divide-y divide-line px-5 sm:px-8">
            {reports.map((report) => (
              <li key={report.id}>
                <ReportRow report={report} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  )
}

/** One report in the list: of which name and classes, what was found, and its file. */
function ReportRow({ report }: { readonly report: TrademarkReport }) {
  const { t, i18n } = useTranslation('trademark')
  const { name, classes, marks, registerDate, demonstration, createdAt } = report
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <div className="flex flex-col gap-3 py-5 sm:flex-row sm:items-center sm:justify-between">
      <div className="min-w-0 flex-1 space-y-1">
        <p lang="zh-TW" className="font-semibold break-words">
          {name}
        </p>
        <p>{t('report.list.alike', { count: marks['very-high'] + marks.high })}</p>
        <p className="text-small text-soft">
          {[
            time.format(new Date(createdAt)),
            classes.length > 0
              ? t('report.list.classes', { classes: classes.join(t('join')) })
              : t('report.list.allClasses'),
            demonstration
              ? t('report.list.demonstration')
              : t('report.list.register', { date: registerDate }),
          ].join(' · ')}
        </p>
      </div>
      <DownloadTrademarkReportButton report={report} />
    </div>
  )
}
