import type { CoverageEntry, FindingView } from '@originseal/contracts'
import type { Bilingual } from '../typesetting/blocks'

export const title: Bilingual = { zh: '網路相似影像掃描報告', en: 'Scan Report: similar images on the web' }

export const headings = {
  work: { zh: '受掃描的作品', en: 'The work' },
  summary: { zh: '結果摘要', en: 'Summary' },
  coverage: { zh: '搜尋範圍：查了哪些、沒查哪些', en: 'Coverage: what was searched and what was not' },
  findings: { zh: '找到的相似影像', en: 'Findings' },
  method: { zh: '方法說明', en: 'Method' },
  limits: { zh: '本報告沒有說的事', en: 'What this report does not say' },
  captures: { zh: '擷取清單', en: 'Capture manifest' },
} satisfies Record<string, Bilingual>

export const labels = {
  scanId: { zh: '掃描編號', en: 'Scan' },
  owner: { zh: '封存人（自行填寫）', en: 'Owner, as declared' },
  period: { zh: '掃描期間', en: 'Started, ended' },
  sealedAt: { zh: '封存時間', en: 'Sealed at' },
  file: { zh: '檔名', en: 'File name' },
  sha256: { zh: '作品 SHA-256', en: 'SHA-256 of the work' },
  pdq: { zh: '作品 PDQ', en: 'PDQ of the work' },
  manifest: { zh: '擷取清單 SHA-256', en: 'SHA-256 of the manifest' },
  captures: { zh: '擷取的檔案數', en: 'Files captured' },
  urls: { zh: '頁面與影像網址', en: 'Page, image' },
  capturedAt: { zh: '擷取時間', en: 'Captured at' },
  unchangedAt: { zh: '確認沒有變動', en: 'Found unchanged' },
  method: { zh: '比對方法', en: 'Method, version' },
  measures: { zh: '量測值', en: 'Measures' },
  origin: { zh: '原創分數', en: 'OriginScore (0–100)' },
  fraud: { zh: '侵權風險', en: 'FraudRisk' },
  hashes: { zh: '擷取檔案的 SHA-256', en: 'SHA-256 of captures' },
} satisfies Record<string, Bilingual>

export const columns = {
  source: { zh: '來源', en: 'Source' },
  state: { zh: '狀態', en: 'State' },
  pages: { zh: '頁面', en: 'Pages' },
  images: { zh: '影像', en: 'Images' },
  note: { zh: '上限與備註', en: 'Budgets and notes' },
} satisfies Record<string, Bilingual>

export const tiles = {
  findings: { zh: '相似影像', en: 'findings' },
  high: { zh: '高風險', en: 'high risk' },
  medium: { zh: '中風險', en: 'medium risk' },
  low: { zh: '低風險', en: 'low risk' },
  unknown: { zh: '資料不足', en: 'not enough data' },
  compared: { zh: '比對過的影像', en: 'images compared' },
} satisfies Record<string, Bilingual>

export const captions = {
  work: { zh: '封存作品', en: 'sealed work' },
  found: { zh: '找到的影像', en: 'found image' },
  overlay: { zh: '疊合比對', en: 'overlay' },
} satisfies Record<string, Bilingual>

export const states: Record<CoverageEntry['state'], Bilingual> = {
  searched: { zh: '已搜尋', en: 'searched' },
  'partly-searched': { zh: '部分搜尋', en: 'partly searched' },
  unreachable: { zh: '無法連線', en: 'unreachable' },
  'not-configured': { zh: '尚未設定，沒有搜尋', en: 'not configured, not searched' },
  'switched-off': { zh: '已由營運方關閉，沒有搜尋', en: 'switched off by the operator, not searched' },
  failed: { zh: '失敗', en: 'failed' },
  cancelled: { zh: '已取消', en: 'cancelled' },
}

export const methods: Record<FindingView['method'], Bilingual> = {
  sha256: { zh: '位元組完全相同', en: 'identical bytes' },
  pdq: { zh: 'PDQ 感知雜湊', en: 'PDQ perceptual hash' },
  'pdq-dihedral': { zh: 'PDQ 感知雜湊（鏡射或旋轉）', en: 'PDQ, mirrored or turned' },
  'local-features': { zh: '局部特徵與幾何驗證', en: 'local features with geometric verification' },
}

export const risks: Record<FindingView['fraudRisk'], Bilingual> = {
  high: { zh: '高', en: 'high risk' },
  medium: { zh: '中', en: 'medium risk' },
  low: { zh: '低', en: 'low risk' },
  'not-enough-data': { zh: '資料不足', en: 'not enough data' },
}

export const noFindings: Bilingual = {
  zh: '在上列搜尋範圍內，沒有找到與本作品相似的影像。這不代表網路上沒有複本：沒有搜尋、無法連線或尚未設定的來源，都不在此列。',
  en: 'Within the coverage above, no similar image was found. That does not mean that no copy exists: sources that were not searched, unreachable or not configured are not included.',
}

export const allowedPlaces = (count: number): Bilingual => ({
  zh: `另有 ${count} 處由封存人標示為已授權或自有，未列入本報告。`,
  en: `Not listed: ${count} that the owner has said are licensed or their own.`,
})

export const cancelled: Bilingual = {
  zh: '本次掃描在完成前取消；本報告只記載取消前的結果。',
  en: 'This scan was cancelled before it was complete; the report states what had been found until then.',
}

export const hiddenLinkZh = '可疑連結已隱藏（付費後解鎖）'
export const pictureNotKept: Bilingual = { zh: '沒有保存影像', en: 'picture not kept' }

export const manifestNote: Bilingual = {
  zh: '掃描時擷取的每一個檔案，路徑、SHA-256、大小與擷取時間都列在本 PDF 的附件 originseal-manifest.json（可用 pdfdetach -saveall 取出）。附件的 SHA-256 列於下方，和本報告一樣受簽章保護。',
  en: 'Every file captured during the scan is listed with path, SHA-256, size and time in the attachment originseal-manifest.json of this PDF (pdfdetach -saveall extracts it). Its own SHA-256 is printed below and covered by the signature of this report.',
}

export const method: readonly Bilingual[] = [
  {
    zh: 'PDQ 是 256 位元的感知雜湊；距離是兩個雜湊不同的位元數（0 為完全相同，256 為完全不同），取原圖和它的七種鏡射、旋轉形式中最小的一個。品質低於 50 的雜湊，參考價值有限。',
    en: 'PDQ is a 256-bit perceptual hash. Distance counts differing bits (0 identical, 256 all different) and is the smallest over the picture and its seven mirrored and turned forms. A hash of quality below 50 says little.',
  },
  {
    zh: '雜湊落在邊界，或影像經過裁切、遮蓋時，再比對局部特徵（沒有共同特徵時，比對各部分的雜湊），以單應性矩陣（RANSAC）找出幾何關係，並逐格比對像素加以確認；內點數是符合該關係的配對數。',
    en: 'Borderline hashes and cropped or covered pictures are checked by matching local features (or, where none are shared, hashes of parts) under one homography (RANSAC), which the pixels must confirm; inliers are the matches that agree with it.',
  },
  {
    zh: '原創分數（0–100）表示封存的作品是來源、該頁面用的是複本的可能程度；侵權風險分為低、中、高；讀到的太少（沒有價格也沒有刊登日期，或沒有執行網頁的程式碼）時，不評為低，而是資料不足。兩者都是依所列理由加總的公開公式，用來排定處理順序，不是法律判斷。',
    en: 'OriginScore (0–100) says how likely the sealed work is the origin and the page the copy; FraudRisk is low, medium or high; where too little was read (neither price nor date, or the page without its scripts) it is not low but not enough data. Both are published formulas summing the reasons listed. They serve to set priorities and are no legal judgement.',
  },
]

export const limits: readonly Bilingual[] = [
  {
    zh: '相似不等於侵權。是否構成重製、改作，或屬於合理使用、已經取得授權，應由權利人、專業人士或法院判斷。',
    en: 'Likeness is not infringement. Whether there is reproduction or adaptation, fair use or permission, is for rights holders, professionals or a court to judge.',
  },
  {
    zh: '頁面內容以擷取當時看到的為準，之後可能變更或移除；網站也可能對不同的訪客顯示不同的內容。',
    en: 'Pages are stated as they were served at capture time; they may have changed since, and a site may show different visitors different things.',
  },
  {
    zh: '沒有列為「已搜尋」的來源，本報告不作任何陳述；需要登入、robots.txt 不開放或超出上限的頁面，沒有搜尋。',
    en: 'About sources not marked as searched nothing is said. Pages behind a login, disallowed by robots.txt or beyond the budgets were not visited.',
  },
]
