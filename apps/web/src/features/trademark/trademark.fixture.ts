import type {
  FoundMarkView,
  PictureSearch,
  TrademarkAnalysis,
  TrademarkReport,
  TrademarkWatch,
} from '@originseal/contracts'

/** A made-up mark that sounds like 晨光. */
export const foundMark: FoundMarkView = {
  source: 'DEMONSTRATION',
  applNo: 'DEMO000001',
  regNo: 'DEMO1',
  name: '辰光及圖',
  text: '辰光',
  owner: '示範商號1',
  status: 'registered',
  filed: '2015-02-03',
  expires: '2035-02-03',
  classes: [30],
  groups: ['3001'],
  pictures: ['b'.repeat(64)],
  figures: ['05.03'],
  level: 'very-high',
  axes: {
    sound: {
      score: 1,
      pairs: [
        { own: '晨', other: '辰', score: 1, ownReading: 'ㄔㄣˊ', otherReading: 'ㄔㄣˊ' },
        { own: '光', other: '光', score: 1, ownReading: 'ㄍㄨㄤ', otherReading: 'ㄍㄨㄤ' },
      ],
    },
    look: {
      score: 0.7,
      letters: 0,
      pairs: [
        { own: '晨', other: '辰', score: 0.5 },
        { own: '光', other: '光', score: 1 },
      ],
    },
    meaning: { score: 0.5, ownWords: ['晨光'], otherWords: ['辰光'], shared: ['morning'] },
    goods: { score: 0.7, reason: { kind: 'same-class', class: 30 } },
    distinctiveness: {
      score: 1,
      own: [
        { text: '晨光', weak: false },
        { text: '茶坊', weak: true },
      ],
      other: [{ text: '辰光', weak: false }],
    },
  },
  notes: [],
}

const ended: FoundMarkView = { ...foundMark, applNo: 'DEMO000002', text: '塵光', status: 'ended' }

/** What the service answers for 晨光茶坊. */
export const trademarkAnalysis: TrademarkAnalysis = {
  snapshot: {
    sources: ['DEMONSTRATION'],
    date: '2026-01-01',
    sha256: 'a'.repeat(64),
    rows: 6_000,
    demonstration: true,
  },
  method: 'marks-2',
  goods: { edition: 'words-2', date: null },
  query: {
    text: '晨光茶坊',
    classes: [30],
    groups: [],
    parts: foundMark.axes.distinctiveness.own,
    readings: [],
  },
  own: 'partly-weak',
  levels: {
    'very-high': { similar: 48, pairs: 49 },
    high: { similar: 14, pairs: 15 },
    medium: { similar: 3, pairs: 11 },
    low: { similar: 7, pairs: 48 },
  },
  total: 2,
  items: [foundMark, ended],
  notSearched: ['pictures', 'hokkien-and-hakka'],
}

/** What the service answers for a logo. */
export const pictureSearch: PictureSearch = {
  snapshot: trademarkAnalysis.snapshot,
  method: 'pictures-2',
  pictures: { searched: 125, waiting: 0, unreadable: 0, absent: 2 },
  levels: {
    copy: { similar: 3, pairs: 3 },
    alike: { similar: 2, pairs: 3 },
    faint: { similar: 1, pairs: 3 },
  },
  total: 1,
  items: [
    {
      ...{
        source: 'DEMONSTRATION',
        applNo: 'DEMO000001',
        regNo: null,
        name: '辰光及圖',
        text: '辰光',
        owner: '示範商號1',
      },
      ...{ status: 'registered', filed: null, expires: null, classes: [30], groups: [], figures: ['05.03'] },
      ...{ picture: 'b'.repeat(64), level: 'copy', distance: 4, homography: [1, 0, 0, 0, 1, 0, 0, 0, 1] },
    },
  ],
  notSearched: ['words', 'ideas-of-pictures'],
}

/** The report of {@link trademarkAnalysis}. */
export const trademarkReport: TrademarkReport = {
  id: '7c2b8c1e-6666-4222-8333-444455556666',
  name: '晨光茶坊',
  classes: [30],
  marks: { 'very-high': 1, high: 0, medium: 0, low: 0 },
  registerDate: '2026-01-01',
  demonstration: true,
  createdAt: '2026-11-22T08:00:00.000Z',
}

/** A watch of 晨光茶坊, for which a mark was published. */
export const trademarkWatch: TrademarkWatch = {
  id: '7c2b8c1e-7777-4222-8333-444455556666',
  name: '晨光茶坊',
  classes: [30],
  createdAt: '2026-11-22T08:00:00.000Z',
  conflicts: [
    {
      source: 'TIPO',
      mark: foundMark,
      publishedOn: '2026-03-16',
      opposeUntil: '2026-06-16',
      foundAt: '2026-11-22T09:00:00.000Z',
    },
  ],
}
