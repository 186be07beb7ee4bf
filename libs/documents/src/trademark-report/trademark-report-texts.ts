import type { FoundMarkView, LikenessLevel, TrademarkAnalysis } from '@originseal/contracts'
import type { Bilingual } from '../typesetting/blocks'

export const title: Bilingual = { zh: '商標近似分析報告', en: 'Trademark likeness report' }

export const demonstration: Bilingual = {
  zh: '這份報告查的是示範用的商標註冊簿：裡面的商標都是虛構的，結果只供試用。',
  en: 'This report searched a demonstration register: its marks are made up, and results are for trying out only.',
}

export const headings = {
  summary: { zh: '摘要', en: 'Summary' },
  own: { zh: '名稱本身', en: 'The name itself' },
  marks: { zh: '相近的商標', en: 'Marks that are like the name' },
  reasons: { zh: '最相近的商標：理由', en: 'The likest marks: reasons' },
  notSearched: { zh: '沒有查的範圍', en: 'What was not searched' },
  reading: { zh: '怎麼看這份報告', en: 'How to read this report' },
  sources: { zh: '資料來源', en: 'Sources of data' },
} satisfies Record<string, Bilingual>

export const labels = {
  name: { zh: '比對的名稱', en: 'Name compared' },
  goods: { zh: '商品或服務', en: 'Goods or services' },
  classes: { zh: '類別', en: 'Nice classes' },
  register: { zh: '商標註冊簿', en: 'Register' },
  snapshot: { zh: '註冊簿快照 SHA-256', en: 'SHA-256 of the snapshot' },
  method: { zh: '方法版本', en: 'Method' },
  edition: { zh: '商品用語版本', en: 'Words for goods' },
  content: { zh: '內容 SHA-256', en: 'SHA-256 of the content' },
  parts: { zh: '組成', en: 'Parts' },
  strength: { zh: '識別性', en: 'Distinctiveness' },
  sound: { zh: '讀音', en: 'Sound' },
  look: { zh: '字形', en: 'Look' },
  meaning: { zh: '意思', en: 'Meaning' },
  sameGoods: { zh: '商品', en: 'Goods' },
  weak: { zh: '識別性較弱的部分', en: 'Weak parts' },
  figures: { zh: '圖形分類（維也納）', en: 'Figurative elements (Vienna)' },
  note: { zh: '附註', en: 'Note' },
} satisfies Record<string, Bilingual>

export const columns = {
  level: { zh: '程度', en: 'Level' },
  marks: { zh: '件數', en: 'Marks' },
  measured: { zh: '測試組的統計', en: 'Of the test set' },
  mark: { zh: '商標', en: 'Mark' },
  owner: { zh: '申請人', en: 'Owner' },
  status: { zh: '狀態', en: 'Status' },
  classes: { zh: '類別', en: 'Classes' },
  axes: { zh: '音/形/義/商品', en: 'of 100, in this order' },
} satisfies Record<string, Bilingual>

export const levels: Readonly<Record<LikenessLevel, Bilingual>> = {
  'very-high': { zh: '非常近似', en: 'very similar' },
  high: { zh: '很近似', en: 'similar' },
  medium: { zh: '有點近似', en: 'somewhat similar' },
  low: { zh: '不太近似', en: 'hardly similar' },
}

export const measured = ({ similar, pairs }: { similar: number; pairs: number }): string =>
  `${pairs} 組中有 ${similar} 組確實近似 ${similar} of ${pairs} pairs are in fact similar`

export const statuses: Readonly<Record<FoundMarkView['status'], Bilingual>> = {
  pending: { zh: '審查中', en: 'pending' },
  registered: { zh: '已註冊', en: 'registered' },
  ended: { zh: '已失效', en: 'ended' },
  unknown: { zh: '後續狀態不明', en: 'not known' },
}

export const strengths: Readonly<Record<TrademarkAnalysis['own'], Bilingual>> = {
  strong: { zh: '沒有發現描述性或常見的部分。', en: 'No descriptive or common part was found.' },
  'partly-weak': {
    zh: '有一部分是描述性或常見的字，識別性較弱，可能需要聲明不專用。',
    en: 'A part describes goods or is common: it is weak, and may have to be disclaimed.',
  },
  weak: {
    zh: '整體偏描述性或常見，本身的識別性弱。',
    en: 'As a whole it describes goods or is common: it is weak by itself.',
  },
}

/** Offices by their names in the register. */
export const offices: Readonly<Record<string, Bilingual>> = {
  TIPO: { zh: '臺灣', en: 'Taiwan (TIPO)' },
  USPTO: { zh: '美國', en: 'United States (USPTO)' },
  DEMONSTRATION: { zh: '示範資料', en: 'demonstration' },
}
export const officeOf = (source: string): string => {
  const office = offices[source]
  return office ? `${office.zh} ${office.en}` : source
}

export const markPicture: Bilingual = { zh: '商標圖樣', en: 'Picture of the mark' }
export const noGoods: Bilingual = { zh: '未填', en: 'not given' }
export const allClasses: Bilingual = { zh: '全部類別', en: 'all classes' }
export const weakPart: Bilingual = { zh: '弱', en: 'weak' }
export const noWeakPart: Bilingual = { zh: '無', en: 'none' }
export const noSharedMeaning: Bilingual = {
  zh: '辭典裡沒有共同的意思',
  en: 'no shared meaning in the dictionary',
}
export const noMarks: Bilingual = {
  zh: '在查過的範圍內，沒有列出相近的商標。這不代表名稱可以註冊。',
  en: 'No mark is listed in what was searched. This does not mean that the name would be registered.',
}

export const notes: Readonly<Record<FoundMarkView['notes'][number], Bilingual>> = {
  transliteration: { zh: '一個像是另一個的音譯', en: 'one looks like a transliteration of the other' },
  spelling: { zh: '寫法有重疊，列出供參考', en: 'its spelling overlaps; listed for reference' },
}

type GoodsReason = FoundMarkView['axes']['goods']['reason']
export function goodsReason(reason: GoodsReason): string {
  if (reason.kind === 'same-group') return `同一個類似組群 the same similar group ${reason.group}`
  if (reason.kind === 'cross-searched')
    return `互相檢索的組群 groups searched together ${reason.group}, ${reason.with}`
  if (reason.kind === 'same-class') return `同屬第 ${reason.class} 類 both in class ${reason.class}`
  if (reason.kind === 'same-class-other-group')
    return `同屬第 ${reason.class} 類，類似組群不同 both in class ${reason.class}, different groups`
  if (reason.kind === 'not-known') return '註冊簿沒有載明類別 the register does not say the classes'
  return reason.kind === 'other-class' ? '類別不同 different classes' : '沒有填商品 no goods were given'
}

export const notSearched: Readonly<Record<TrademarkAnalysis['notSearched'][number], Bilingual>> = {
  pictures: {
    zh: '圖樣是否近似（只比對名稱；圖樣另有以圖查圖）',
    en: 'Whether pictures are alike (names were compared; pictures have a search of their own)',
  },
  'unpublished-applications': { zh: '還沒公開的申請案', en: 'Applications that are not published yet' },
  'unregistered-use': { zh: '沒有註冊但已在使用的名稱', en: 'Names in use without registration' },
  'company-names': { zh: '公司與商號名稱', en: 'Company and business names' },
  'domain-names': { zh: '網域名稱', en: 'Domain names' },
  'taiwan-register': { zh: '臺灣的商標註冊簿', en: 'The register of Taiwan' },
  'further-registers': {
    zh: '上列以外其他國家的商標註冊簿',
    en: 'Registers of countries other than those named',
  },
  'foreign-registers': { zh: '其他國家的商標註冊簿', en: 'Registers of other countries' },
  'hokkien-and-hakka': { zh: '臺語與客語的讀音', en: 'Readings in Hokkien and Hakka' },
  'well-known-status': { zh: '是否為著名商標', en: 'Whether a mark is well known' },
}

export const reading: readonly Bilingual[] = [
  {
    zh: '程度是統計：以一組已標記是否近似的商標逐組測試，計算每個程度裡確實近似的有幾組。統計只看商標本身；商品或服務不相近時，列出的程度會往下調，統計數字不隨之改變。它不是機率，也不是對註冊結果的預測。',
    en: 'Levels are statistics: pairs of marks that are labelled similar or not were tested, and those of each level counted. The counts are of the marks alone; where the goods are not alike, the level that is listed is lowered, and the counts are not of such levels. They are no probability and no prediction of what becomes of an application.',
  },
  {
    zh: '是否有混淆誤認之虞，審查時參酌八項因素。本報告只計算前三項：商標識別性之強弱、商標是否近似、商品或服務是否類似。其餘五項沒有評估：先權利人多角化經營的情形、實際混淆誤認的情事、相關消費者對各商標的熟悉程度、申請是否善意、其他混淆誤認的因素。',
    en: 'Likelihood of confusion is judged by eight factors. This report computes the first three only: how distinctive the mark is, whether the marks are similar, whether the goods or services are similar. Not assessed are the other five: diversification of the earlier owner, actual confusion, how familiar consumers are with each mark, good faith, and other factors.',
  },
  {
    zh: '讀音、字形或意思之一相近，不等於整體近似；中文商標較重外觀與意思，字母商標較重外觀與讀音。',
    en: 'Being alike in sound, look or meaning alone is not being similar as a whole; Chinese marks weigh look and meaning, alphabetic ones look and sound.',
  },
  {
    zh: '本報告不是法律意見，原印不代理申請，也不對能否註冊作任何保證；決定權在主管機關。',
    en: 'This report is not legal advice. OriginSeal represents nobody before an office and warrants nothing about registration; the office decides.',
  },
  {
    zh: '需要專業協助時，可以請教律師，或經濟部智慧財產局登錄的商標代理人；名單公布在智慧財產局網站。',
    en: 'For professional help ask an attorney, or a trademark agent registered with the Intellectual Property Office (TIPO), whose site lists them.',
  },
]

export const sources: readonly Bilingual[] = [
  {
    zh: '商標資料：上列註冊簿。經濟部智慧財產局的資料依政府資料開放授權條款第 1 版（OGDL 1.0）使用。',
    en: 'Marks: the register named above. Data of the Intellectual Property Office is used under the Open Government Data License, version 1.0.',
  },
  {
    zh: '意思比對使用 CC-CEDICT 辭典（CC BY-SA 4.0，https://cc-cedict.org）。',
    en: 'Meanings come from the dictionary CC-CEDICT (CC BY-SA 4.0, https://cc-cedict.org).',
  },
]
