import { isTestChain, type CaseView } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../../api/save-file'
import { Button } from '../../../components/button'
import { CodeFact } from '../../../components/code-fact'
import { Fact } from '../../../components/fact-list'
import { useProblemText } from '../../../i18n/problem-text'
import '../case-notice.texts'
import { useReadCaseAnchorQuery, type CaseAnchor } from './record.api'

/** The latest hash of the record that stands on the chain, with its proof to keep; read anew when it is mounted. */
export function CaseAnchorFacts({ view: { id, number } }: { readonly view: CaseView }) {
  const { t } = useTranslation('caseNotice')
  const problemText = useProblemText()
  const { data, error } = useReadCaseAnchorQuery(id, { refetchOnMountOrArgChange: true })
  if (data) return <Anchored anchor={data} number={number} />
  return (
    <Fact name={t('anchor.name')}>
      {error ? problemText(error, t('unread')) : t(data === null ? 'anchor.none' : 'anchor.reading')}
    </Fact>
  )
}

interface AnchoredProps {
  readonly anchor: NonNullable<CaseAnchor>
  readonly number: string
}

function Anchored({ anchor: { sequence, proof }, number }: AnchoredProps) {
  const { t, i18n } = useTranslation('caseNotice')
  const { chain } = proof
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'medium' })
  const save = () => {
    const json = new Blob([JSON.stringify(proof, null, 2)], { type: 'application/json' })
    saveFile(json, `${number}-proof-${sequence}.json`)
  }
  return (
    <>
      <Fact name={t('anchor.name')}>
        <p>
          {t('anchor.stands', {
            sequence,
            chain: chain.name,
            block: chain.blockNumber,
            time: time.format(new Date(chain.blockTime)),
          })}
        </p>
        {isTestChain(chain.chainId) && <p className="text-small text-soft">{t('anchor.testChain')}</p>}
        <Button look="outline" className="mt-2" onPress={save}>
          {t('anchor.proof')}
        </Button>
      </Fact>
      <CodeFact name={t('anchor.transaction')} value={chain.transactionHash} />
    </>
  )
}
