import { notSearched, type FoundMarkView, type TrademarkAnalysis } from '@originseal/contracts'
import type { TrademarkReportInput } from '../trademark-report/trademark-report-input'
import { paintedPng } from './painted-png'
import { digest } from './sample-certificates'

const picture = digest('picture of a mark')
const own = [
  { text: '晨光', weak: false },
  { text: '茶坊', weak: true },
]
const pair = (first: string, second: string, ownReading: string, otherReading: string, score: number) => ({
  own: first,
  other: second,
  ownReading,
  otherReading,
  score,
})
const sounds = [
  pair('晨', '辰', 'ㄔㄣˊ', 'ㄔㄣˊ', 1),
  pair('光', '光', 'ㄍㄨㄤ', 'ㄍㄨㄤ', 1),
  pair('茶', '', 'ㄔㄚˊ', '', 0),
  pair('坊', '', 'ㄈㄤ', '', 0),
]
const mark = (number: number, more: Partial<FoundMarkView> = {}): FoundMarkView => ({
  source: 'DEMONSTRATION',
  applNo: `DEMO${String(number).padStart(6, '0')}`,
  regNo: null,
  name: '辰光及圖',
  text: '辰光',
  owner: `示範商號${number}`,
  status: 'registered',
  filed: '2019-03-02',
  expires: '2029-03-02',
  classes: [30, 43],
  groups: ['3001'],
  pictures: [],
  figures: [],
  level: 'very-high',
  axes: {
    sound: { score: 0.91, pairs: sounds },
    look: { score: 0.78, letters: 0, pairs: sounds },
    meaning: { score: 0.32, ownWords: ['晨光', '茶坊'], otherWords: ['辰光'], shared: ['light', 'morning'] },
    goods: { score: 0.7, reason: { kind: 'same-class', class: 30 } },
    distinctiveness: { score: 0.5, own, other: [{ text: '辰光', weak: false }] },
  },
  notes: [],
  ...more,
})

const levels = {
  'very-high': { similar: 19, pairs: 21 },
  high: { similar: 17, pairs: 19 },
  medium: { similar: 11, pairs: 25 },
  low: { similar: 1, pairs: 28 },
}

function report(items: FoundMarkView[], more: Partial<TrademarkAnalysis> = {}): TrademarkReportInput {
  const analysis: TrademarkAnalysis = {
    snapshot: {
      sources: ['DEMONSTRATION'],
      date: '2026-01-01',
      sha256: digest('register'),
      rows: 6_000,
      demonstration: true,
    },
    method: 'marks-2',
    goods: { edition: 'words-2', date: null },
    query: { text: '晨光茶坊', classes: [30], groups: [], parts: own, readings: [] },
    own: 'partly-weak',
    levels,
    total: items.length,
    items,
    notSearched: notSearched.filter((each) => each !== 'taiwan-register' && each !== 'further-registers'),
    ...more,
  }
  const content = JSON.stringify(analysis)
  return {
    reportId: '0198c1de-0000-7000-8000-000000000001',
    goods: '手搖飲料店，也賣茶葉禮盒',
    analysis,
    content,
    contentSha256: digest(content),
    pictures: new Map([[picture, paintedPng(240, 240, 5)]]),
    generatedAt: new Date('2026-11-22T04:00:01.000Z'),
    sample: true,
  }
}

/** The usual one, one with a hundred marks, one that found none. */
export function sampleTrademarkReports(): Record<string, TrademarkReportInput> {
  const usual = [
    mark(1, { pictures: [picture], figures: ['05.03', '26.01'] }),
    mark(2, { level: 'high', text: 'CHENGUANG TEA', notes: ['transliteration'] }),
    mark(3, { level: 'medium', status: 'pending', notes: ['spelling'] }),
    mark(4, { level: 'low', status: 'ended', axes: { ...mark(4).axes, goods: otherClass } }),
  ]
  const many = Array.from({ length: 100 }, (_, i) => mark(i + 1, { level: i < 3 ? 'very-high' : 'low' }))
  return { usual: report(usual), many: report(many), none: report([]) }
}

const otherClass = { score: 0.1, reason: { kind: 'other-class' } } as const
