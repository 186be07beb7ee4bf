import type { ScoreReason, ScoreSignal } from '@originseal/contracts'

/** Each signal in both languages of the report. The web has the same keys in its own files. */
const words: Readonly<Record<ScoreSignal, { zh: string; en: string }>> = {
  anchored: {
    zh: '封存時間已寫入區塊鏈（台灣時間 {at}）',
    en: 'The time of the seal is recorded on a blockchain ({at} in Taipei)',
  },
  'published-after-seal': {
    zh: '網頁標示的刊登時間，晚於封存{span}',
    en: 'The page states that it was published {span} after the seal',
  },
  'published-before-seal': {
    zh: '網頁標示的刊登時間，早於封存{span}',
    en: 'The page states that it was published {span} before the seal',
  },
  'seen-before-seal': {
    zh: '我們在封存前{span}就看過這張圖片',
    en: 'We had seen this picture {span} before the seal',
  },
  'original-larger': {
    zh: '原圖的像素是對方圖片的 {times} 倍',
    en: 'The sealed picture has {times} times the pixels of the found one',
  },
  'original-smaller': {
    zh: '對方圖片的像素是原圖的 {times} 倍',
    en: 'The found picture has {times} times the pixels of the sealed one',
  },
  'copy-is-a-part': {
    zh: '對方圖片只有原圖的 {percent}%，像是裁切出來的',
    en: 'The found picture shows {percent}% of the sealed one, as a crop of it would',
  },
  'original-is-a-part': {
    zh: '原圖只占對方圖片的 {percent}%',
    en: 'The sealed picture covers {percent}% of the found one',
  },
  'mirrored-or-turned': { zh: '對方圖片經過鏡射或旋轉', en: 'The found picture is mirrored or turned' },
  'offered-for-sale': {
    zh: '網頁標價 {price} {currency} 販售',
    en: 'The page offers it for {price} {currency}',
  },
  'origin-likely-ours': {
    zh: '原創分數 {score}，您比較可能是原創者',
    en: 'With an OriginScore of {score} the sealed work is the likelier origin',
  },
  'origin-doubtful': {
    zh: '原創分數 {score}，對方可能比您早',
    en: 'With an OriginScore of {score} the found page may have been first',
  },
  'sure-match': { zh: '比對可信度 {percent}%', en: 'The match is {percent}% sure' },
  'turned-to-hide': {
    zh: '鏡射或旋轉是躲避比對的常見手法',
    en: 'Mirroring or turning is a common way to escape detection',
  },
  cropped: { zh: '經過裁切，只剩原圖的 {percent}%', en: 'Cropped to {percent}% of the original' },
  'framed-or-pasted-in': {
    zh: '加了邊框或拼進其他畫面，原圖占 {percent}%',
    en: 'Framed or pasted into another picture, of which it covers {percent}%',
  },
  'several-pages': { zh: '同一個網站有 {pages} 個頁面使用', en: '{pages} pages of this site use it' },
  'seller-unnamed': { zh: '販售頁面沒有標示賣家', en: 'The page sells without naming a seller' },
}

const taipei = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Taipei',
  dateStyle: 'short',
  timeStyle: 'medium',
})
const languages = { zh: 'zh-TW', en: 'en' } as const

/** A reason as the report prints it. The signal is one of ours: reasons are read from our own tables only. */
export function reasonInWords(reason: ScoreReason): { zh: string; en: string; points: number } {
  const sentence = words[reason.signal as ScoreSignal]
  const filled = (language: 'zh' | 'en'): string =>
    sentence[language]
      .replace(/\{(\w+)\}/gu, (_, name: string) => valueIn(language, name, reason.values))
      // A price may come without its currency.
      .replace(/ {2,}/gu, ' ')
      .trimEnd()
  return { zh: filled('zh'), en: filled('en'), points: reason.points }
}

function valueIn(language: 'zh' | 'en', name: string, values: ScoreReason['values']): string {
  if (name === 'span') return spanIn(language, values)
  const value = values[name] ?? ''
  return name === 'at' ? taipei.format(new Date(value)) : String(value)
}

/** `{ days: 12 }` becomes '12 days' and ' 12 天': Chinese keeps a space between a number and its words. */
function spanIn(language: 'zh' | 'en', { days, hours }: ScoreReason['values']): string {
  if (hours === 0) return { zh: '不到 1 小時', en: 'less than an hour' }[language]
  const [amount, unit] = days === undefined ? [Number(hours), 'hour'] : [Number(days), 'day']
  const span = new Intl.NumberFormat(languages[language], { style: 'unit', unit, unitDisplay: 'long' })
  return (language === 'zh' ? ' ' : '') + span.format(amount)
}
