import type { Language } from './arguments'

type Sentence = Record<Language, string>
interface Sentences {
  holds: Sentence
  fails: Sentence
  'not-checked'?: Sentence
}

const both = (zh: string, en: string): Sentence => ({ 'zh-TW': zh, en })

/** What each line says, by outcome. */
export const sentences = {
  'single-revision': {
    holds: both(
      '文件只有一個簽章，簽署後沒有附加任何內容',
      'the document has one signature, and nothing was appended after it',
    ),
    fails: both('文件的結構有疑問', 'the structure of the document is doubtful'),
    'not-checked': both('未檢查是否有其他簽章', 'further signatures were not looked for'),
  },
  'whole-document': {
    holds: both('簽章涵蓋整份文件', 'the signature covers the whole document'),
    fails: both('簽章沒有涵蓋整份文件', 'the signature does not cover the whole document'),
    'not-checked': both('未檢查簽章的涵蓋範圍', 'what the signature covers was not checked'),
  },
  signature: {
    holds: both(
      '簽章有效，文件自簽署後沒有更動過',
      'the signature is valid: the document is unchanged since it was signed',
    ),
    fails: both('簽章無效', 'the signature is not valid'),
  },
  timestamp: {
    holds: both('第三方時間戳記有效', "a third party's time stamp holds"),
    fails: both('時間戳記無效', 'the time stamp does not hold'),
    'not-checked': both(
      '文件沒有第三方時間戳記；簽署時間只是簽署者自己說的',
      "there is no time stamp: the signing time is the signer's word",
    ),
  },
  signer: {
    holds: both('簽署憑證與您指定的相符', 'the signing certificate is the one you expect'),
    fails: both('簽署憑證與您指定的不符', 'the signing certificate is not the one you expect'),
    'not-checked': both(
      '未檢查簽署者的身分：請用簽署者公布的憑證指紋核對',
      'who holds the key was not checked: compare the fingerprint with the published one',
    ),
  },
  attachment: {
    holds: both('附件存在且格式正確', 'the attachment is present and well-formed'),
    fails: both('附件缺少或格式有誤', 'the attachment is missing or malformed'),
  },
  analysis: {
    holds: both('商標分析存在', 'the trademark analysis is there'),
    fails: both('商標分析缺少', 'the trademark analysis is missing'),
    'not-checked': both(
      '這是商標近似分析報告：有簽章，但沒有封存任何作品；分析本身沒有重新計算',
      'this is a trademark likeness report: it is signed and seals no work; the analysis itself was not computed again',
    ),
  },
  commitment: {
    holds: both('用作品資料重新計算的承諾值相符', 'the commitment recomputed from the work is the same'),
    fails: both('承諾值不符', 'the commitment is another'),
    'not-checked': both('未檢查承諾值', 'the commitment was not checked'),
  },
  inclusion: {
    holds: both('承諾值包含於 Merkle 根之下', 'the commitment is included under the Merkle root'),
    fails: both('承諾值不在該 Merkle 根之下', 'the commitment is not under that Merkle root'),
    'not-checked': both('未檢查 Merkle 路徑', 'the Merkle path was not checked'),
  },
  'chain-name': {
    holds: both('區塊鏈名稱與編號一致', 'name and id of the chain agree'),
    fails: both('區塊鏈名稱與編號不一致', 'name and id of the chain disagree'),
  },
  original: {
    holds: both('您提供的檔案就是當初封存的檔案', 'the file given is the sealed one'),
    fails: both('您提供的檔案不是當初封存的檔案', 'the file given is not the sealed one'),
    'not-checked': both('未檢查原始檔案（未提供）', 'the original was not checked (not given)'),
  },
  node: {
    holds: both('節點有回應', 'the node answers'),
    fails: both('無法向節點查詢', 'the node could not be asked'),
    'not-checked': both(
      '未查詢區塊鏈（用 --rpc 指定節點）；時間只是證明檔上寫的',
      'the chain was not asked (give a node with --rpc): the time is only what the proof says',
    ),
  },
  chain: {
    holds: both('節點屬於證明所載的鏈', "the node serves the proof's chain"),
    fails: both('節點不屬於證明所載的鏈', 'the node serves another chain'),
  },
  registry: {
    holds: both('登錄合約正確', 'the registry contract is the right one'),
    fails: both('登錄合約不符', 'the registry contract is another'),
  },
  transaction: {
    holds: both('交易存在且寫入該 Merkle 根', 'the transaction exists and writes the root'),
    fails: both('交易不存在或不符', 'the transaction is missing or another'),
  },
  receipt: {
    holds: both('交易已成功收錄於所載區塊', 'the transaction succeeded in the block named'),
    fails: both('交易未收錄於所載區塊', 'the transaction is not in the block named'),
  },
  log: {
    holds: both('區塊鏈事件載有該 Merkle 根', 'the log records the root'),
    fails: both('區塊鏈事件不符', 'the log does not record the root'),
  },
  block: {
    holds: both('區塊與區塊時間相符', 'block and block time agree'),
    fails: both('區塊或區塊時間不符', 'block or block time disagree'),
  },
  captures: {
    holds: both('擷取清單完整', 'the capture manifest is complete'),
    fails: both('擷取清單有誤', 'the capture manifest is faulty'),
    'not-checked': both(
      '未檢查擷取的檔案本身：請用清單中的 SHA-256 核對',
      'the captured files themselves were not checked: compare them with the SHA-256 listed',
    ),
  },
  'audit-entries': {
    holds: both('每筆稽核紀錄都與前一筆相符', 'each entry of the audit log follows from the one before'),
    fails: both('稽核紀錄有疑問', 'the entries of the audit log are doubtful'),
  },
  'audit-anchor': {
    holds: both('上鏈的證明與紀錄相符', 'the proofs are of these entries'),
    fails: both('上鏈的證明與紀錄不符', 'a proof is not of these entries'),
    'not-checked': both('這一天沒有上鏈的證明', 'the day has no proof'),
  },
  archive: {
    holds: both('壓縮檔只含列出的檔案，沒有多餘的內容', 'the archive holds its files and nothing else'),
    fails: both('壓縮檔不是原本的樣子', 'the archive is not as it was written'),
  },
  files: {
    holds: both('每個檔案都與已簽章的清單相符', 'each file is the one in the signed list'),
    fails: both('檔案與已簽章的清單不符', 'the files are not those in the signed list'),
  },
  'time-line': {
    holds: both(
      '案件紀錄每一筆都與前一筆相符，末端與清單一致',
      'each entry of the record follows from the one before, up to the head in the list',
    ),
    fails: both('案件紀錄有疑問', 'the record of the case is doubtful'),
  },
  'case-anchor': {
    holds: both('紀錄的上鏈證明與紀錄相符', 'the proofs of the record are of its entries'),
    fails: both('上鏈的證明與紀錄不符', 'a proof is not of this record'),
    'not-checked': both('紀錄還沒有上鏈的證明', 'the record has no proof yet'),
  },
  seal: {
    holds: both('封存證明屬於這件作品', 'the proof of the seal is of this work'),
    fails: both('封存證明不屬於這件作品', 'the proof of the seal is of another work'),
    'not-checked': both('檔案中沒有封存證明', 'no proof of the seal is in it'),
  },
  certificate: {
    holds: both('證書的簽章有效，且屬於這件作品的封存', 'the certificate is signed, and of this seal'),
    fails: both('證書有疑問', 'the certificate is doubtful'),
    'not-checked': both('檔案中沒有證書', 'no certificate is in it'),
  },
  notices: {
    holds: both('每份通知的簽章有效', 'the signature of each notice is valid'),
    fails: both('有通知的簽章無效', 'the signature of a notice is not valid'),
    'not-checked': both('檔案中沒有通知', 'no notice is in it'),
  },
  'negotiation-record': {
    holds: both('協商紀錄每一筆都與前一筆相符', 'each entry of the negotiation follows from the one before'),
    fails: both('協商紀錄有疑問', 'the record of the negotiation is doubtful'),
    'not-checked': both('檔案中沒有協商紀錄', 'no negotiation is in it'),
  },
  settlement: {
    holds: both('和解書的簽章有效', 'the signature of the settlement is valid'),
    fails: both('和解書的簽章無效', 'the signature of the settlement is not valid'),
    'not-checked': both('檔案中沒有和解書', 'no settlement is in it'),
  },
  licence: {
    holds: both('授權的簽章有效', 'the signature of the licence is valid'),
    fails: both('授權的簽章無效', 'the signature of the licence is not valid'),
    'not-checked': both('檔案中沒有授權', 'no licence is in it'),
  },
  'page-captures': {
    holds: both('每份網頁擷取都完整', 'each capture of a page is whole'),
    fails: both('有網頁擷取不完整', 'a capture of a page is not whole'),
    'not-checked': both('檔案中沒有網頁擷取', 'no capture of a page is in it'),
  },
} satisfies Record<string, Sentences>

export type SentenceName = keyof typeof sentences

/**
 * - `holds`: everything checked holds, and the expected certificate signed.
 * - `signer-unknown`: everything checked holds, and nobody said whose certificate is expected.
 * - `anchored`: everything checked holds, and a block of the chain names the last anchored entry (audit log).
 * - `not-anchored`: everything checked holds, and no chain was asked or none knows of it (audit log).
 * - `fails`: something failed, or nothing was checked.
 */
export type Conclusion = 'holds' | 'signer-unknown' | 'anchored' | 'not-anchored' | 'fails'

export const conclusions: Record<Conclusion, Sentence> = {
  holds: both(
    '驗證的項目全部成立，而且由您指定的憑證簽署。',
    'Everything that was checked holds, and the certificate that you expect has signed.',
  ),
  'signer-unknown': both(
    '文件完整，但無法得知由誰簽署：任何人都能用自己的憑證簽署同樣的文件。請用 --signer 指定簽署憑證的 SHA-256。',
    'Intact, but not known by whom: anyone can sign such a document with a certificate of their own. Give the SHA-256 of the expected one with --signer.',
  ),
  anchored: both(
    '驗證的項目全部成立，而且區塊鏈載有這一天最後上鏈的紀錄。',
    'Everything that was checked holds, and the chain knows the last anchored entry of the day.',
  ),
  'not-anchored': both(
    '紀錄前後一致，但未經區塊鏈證實：擁有完整權限的人可以重寫整份紀錄。請用 --rpc 指定節點。',
    'The entries agree with each other, which was not confirmed by a chain: whoever has all rights can write all of them anew. Give a node with --rpc.',
  ),
  fails: both('有疑問：請勿採信本文件。', 'There is doubt: do not rely on this document.'),
}
