import type { CaseFileManifest } from '@originseal/contracts'
import type { Bilingual } from '../typesetting/blocks'

export const header: Bilingual = { zh: '案件檔案', en: 'Case file' }

export const title: Bilingual = { zh: '案件檔案清單', en: 'List of a case file' }

export const headings = {
  subject: { zh: '案件', en: 'The case' },
  files: { zh: '檔案', en: 'Files' },
  absent: { zh: '未收錄的資料', en: 'What is not in it' },
  about: { zh: '關於本文件', en: 'About this document' },
} satisfies Record<string, Bilingual>

export const labels = {
  case: { zh: '案件編號', en: 'Case number' },
  work: { zh: '作品', en: 'Work' },
  page: { zh: '頁面', en: 'Page' },
  exportedAt: { zh: '匯出時間', en: 'Exported at' },
  entries: { zh: '紀錄筆數', en: 'Entries of the record' },
  head: { zh: '紀錄雜湊鏈的末端', en: 'Head of its hash chain' },
} satisfies Record<string, Bilingual>

export const columns = {
  path: { zh: '檔案', en: 'File' },
  size: { zh: '位元組', en: 'Bytes' },
} satisfies Record<string, Bilingual>

export const absent: Readonly<Record<CaseFileManifest['absent'][number], Bilingual>> = {
  seal: {
    zh: '封存證明：匯出時尚未上鏈，或上鏈時間早於此功能；可在證書頁面下載。',
    en: 'The proof of the seal: not on the chain at the time, or anchored before proofs were kept here; the page of the certificate has it.',
  },
  certificate: {
    zh: '封存證書：匯出時尚未簽發或已不存在；可在證書頁面下載。',
    en: 'The certificate of the seal: not issued at the time, or no longer there; the page of the certificate has it.',
  },
  finding: {
    zh: '掃描發現：原本的紀錄已不存在。',
    en: 'The finding of the scan: its record is no longer there.',
  },
  captures: {
    zh: '部分擷取檔案：已隨掃描刪除。',
    en: 'Some captured files: they were deleted with their scan.',
  },
}

export const about: readonly Bilingual[] = [
  {
    zh: '本文件附有一份 JSON 清單，載明壓縮檔內其他每一個檔案的大小與 SHA-256；簽章涵蓋這份清單。',
    en: 'A list in JSON is attached to this document: size and SHA-256 of every other file in the archive. The signature covers it.',
  },
  {
    zh: '用 originseal-verify 可離線檢查整個壓縮檔；任何一個位元組被更動都會被拒絕。',
    en: 'originseal-verify checks the whole archive offline; with any byte changed it is refused.',
  },
  {
    zh: '本文件證明檔案在匯出後未被更動，不證明其中陳述為真，也不是法律意見。',
    en: 'It proves that the files are unchanged since they were exported, not that what is stated in them is true; it is no legal opinion.',
  },
]
