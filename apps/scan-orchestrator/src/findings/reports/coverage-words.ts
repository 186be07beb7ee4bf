import type { CoverageNote, CoverageNoteKey } from '@originseal/contracts'

/** Each note in both languages of the report. The web has the same keys in its own files. */
const words: Readonly<Record<CoverageNoteKey, { zh: string; en: string }>> = {
  'index-held': {
    zh: '掃描開始時，先前掃描留下的圖片共 {pictures} 張',
    en: 'Pictures held from earlier scans when this one began: {pictures}',
  },
  'pages-unchanged': {
    zh: '網站回覆沒有變動，所以沿用上次內容的頁面：{pages}',
    en: 'Pages unchanged since an earlier visit by the site’s own word, taken as read then: {pages}',
  },
  'best-matches': { zh: '共 {total} 筆，列出最相近的 {shown} 筆', en: 'The best {shown} of {total} matches' },
  'people-only': { zh: '該網站只讓真人瀏覽，不開放程式', en: 'The site shows its pages to people only' },
  'no-answer': { zh: '該網站沒有回應', en: 'The site did not answer' },
  'robots-allow-nothing': {
    zh: 'robots.txt 不開放任何頁面',
    en: 'robots.txt allows none of the pages to be visited',
  },
  'robots-fault': {
    zh: 'robots.txt 回應 {status}，因此任何頁面都不能瀏覽',
    en: 'robots.txt answers {status}, so nothing may be visited',
  },
  'stopped-answering': { zh: '該網站中途停止回應', en: 'The site stopped answering' },
  'pages-used-up': { zh: '已達 {pages} 個頁面的上限', en: 'The budget of {pages} pages is used up' },
  'time-used-up': { zh: '已達 {seconds} 秒的時限', en: 'The time of {seconds} s is used up' },
  'pages-unanswered': { zh: '沒有回應的頁面：{pages}', en: 'Pages that did not answer: {pages}' },
  'pages-kept-back': { zh: '網站拒絕提供的頁面：{pages}', en: 'Pages kept from us by the site: {pages}' },
  'pages-need-browser': { zh: '要用瀏覽器才能讀取的頁面：{pages}', en: 'Pages that need a browser: {pages}' },
  'pages-without-scripts': {
    zh: '沒有執行程式碼就讀取的頁面：{pages}',
    en: 'Pages read without their scripts: {pages}',
  },
  'pages-closed-by-robots': {
    zh: 'robots.txt 不開放的頁面：{pages}',
    en: 'Pages closed by robots.txt: {pages}',
  },
  'no-searches-left': { zh: '該服務的查詢次數已用完', en: 'No searches are left with this service' },
  'key-refused': {
    zh: '該服務不接受金鑰（狀態 {status}）',
    en: 'The service refused the key (status {status})',
  },
  'request-refused': {
    zh: '該服務拒絕查詢（狀態 {status}）',
    en: 'The service refused the request (status {status})',
  },
  'picture-refused': {
    zh: '該服務無法處理這張圖片（錯誤 {code}）',
    en: 'The service could not look at the picture (error {code})',
  },
  'answer-unknown': {
    zh: '無法辨識該服務回應的格式',
    en: 'The service answered in a form that is not known',
  },
}

/** A note as the report prints it. Its key is one of ours: notes are read from our own tables only. */
export function noteInWords({ key, values }: CoverageNote): { zh: string; en: string } {
  const { zh, en } = words[key as CoverageNoteKey]
  const filled = (sentence: string): string =>
    sentence.replace(/\{(\w+)\}/gu, (_, name: string) => written(name, values[name]))
  return { zh: filled(zh), en: filled(en) }
}

/** Amounts with their separators; a status or an error's code is a name, not an amount. */
function written(name: string, value: string | number | undefined): string {
  const isAmount = typeof value === 'number' && name !== 'status' && name !== 'code'
  return isAmount ? value.toLocaleString('en') : String(value)
}
