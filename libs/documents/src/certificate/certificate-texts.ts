import type { Bilingual } from '../typesetting/blocks'

export const title: Bilingual = { zh: '原創作品封存證明書', en: 'Certificate of Seal' }

export const qrCaption: Bilingual = { zh: '掃描查驗', en: 'Scan to verify' }

export const labels = {
  file: { zh: '檔名', en: 'File name' },
  format: { zh: '格式與大小', en: 'Type, pixels, size' },
  owner: { zh: '擁有者（自行宣告）', en: 'Owner as declared, identifier' },
  sealedAt: { zh: '封存時間', en: 'Sealed at (our clock)' },
  blockTime: { zh: '區塊時間', en: 'Block time (proven)' },
  sha256: { zh: 'SHA-256 指紋', en: 'SHA-256 of the file' },
  pdq: { zh: 'PDQ 感知雜湊', en: 'PDQ perceptual hash' },
  cid: { zh: 'IPFS 內容識別碼', en: 'IPFS CID and its profile' },
  commitment: { zh: '承諾值', en: 'Salted commitment' },
  network: { zh: '區塊鏈與登錄合約', en: 'Network, chain id, registry' },
  transaction: { zh: '交易', en: 'Transaction' },
  block: { zh: '區塊', en: 'Block number and hash' },
  root: { zh: 'Merkle 根與葉位置', en: 'Merkle root, leaf in its batch' },
} satisfies Record<string, Bilingual>

export const headings = {
  fingerprints: { zh: '指紋與內容識別碼', en: 'Fingerprints and content identifier' },
  chain: { zh: '區塊鏈紀錄', en: 'Record on the blockchain' },
  verify: { zh: '如何查驗', en: 'How to verify' },
  proves: { zh: '本證明書證明什麼', en: 'What this certificate proves' },
  provesNot: { zh: '本證明書不證明什麼', en: 'What it does not prove' },
} satisfies Record<string, Bilingual>

export const statement = (taipei: string, utc: string): Bilingual => ({
  zh: `茲證明：與下列 SHA-256 指紋相符之檔案，至遲於 ${taipei}即已存在；其承諾值已收錄於下述之區塊鏈交易。`,
  en: `The file with the SHA-256 below existed no later than ${utc}, when a commitment to it was recorded by the blockchain transaction below.`,
})

/** A chain that one person can rewrite is no witness; the document says so itself. */
export const developmentChain: Bilingual = {
  zh: '注意：本紀錄位於開發用區塊鏈，由單一電腦維護，並無第三人見證。本文件僅供測試，不得作為證據提出。',
  en: 'Note: this record is on a development chain kept by one computer, without independent witnesses. For testing only; not to be submitted as evidence.',
}

export const verifySteps = (input: {
  verifyUrl: string
  transactionHash: string
  chainId: number
}): readonly Bilingual[] => [
  {
    zh: `線上：掃描第一頁的 QR 碼，或開啟 ${input.verifyUrl}，核對指紋與交易。`,
    en: `Online: scan the QR code on page 1, or open ${input.verifyUrl}, and compare the fingerprint and the transaction.`,
  },
  {
    zh: '離線：執行 originseal-verify 本文件.pdf 原始檔案，即可查驗簽章、附件、承諾值、Merkle 路徑與檔案指紋；加上 --rpc 節點網址查驗區塊鏈，加上 --signer 憑證指紋查驗簽署者。',
    en: 'Offline: run originseal-verify this.pdf original-file; it checks signature, attachment, commitment, Merkle path and fingerprint, with --rpc URL the chain, with --signer SHA256 the signer.',
  },
  {
    zh: '不依賴我們，查檔案：以 sha256sum 原始檔案（Windows：certutil -hashfile 檔案 SHA256）計算，結果須與第一頁的 SHA-256 完全相同。',
    en: 'Without us, the file: sha256sum original-file (Windows: certutil -hashfile FILE SHA256) must print exactly the SHA-256 of page 1.',
  },
  {
    zh: '不依賴我們，查簽章：以 PDF 閱讀器的簽章面板或 pdfsig 本文件.pdf，應顯示簽章有效且涵蓋整份文件。簽署憑證的指紋另向本服務公布者核對。',
    en: "Without us, the signature: a PDF reader's signature panel, or pdfsig this.pdf, must say that the signature is valid and covers the whole document. Compare the signing certificate's fingerprint with the published one.",
  },
  {
    zh: `不依賴我們，查區塊鏈：取出附件 originseal-proof.json（pdfdetach -saveall），依其中 howTo 所載公式由 SHA-256 算出承諾值與 Merkle 根；再向鏈 ${input.chainId} 的任一節點呼叫 eth_getTransactionReceipt（交易編號見「區塊鏈紀錄」），其事件須載有同一個 Merkle 根。`,
    en: `Without us, the chain: extract the attachment originseal-proof.json (pdfdetach -saveall), follow the formulas under its howTo from the SHA-256 to the Merkle root, and ask any node of chain ${input.chainId} for eth_getTransactionReceipt of the transaction above: its log must carry that same root.`,
  },
]

export const proves: readonly Bilingual[] = [
  {
    zh: '與所載 SHA-256 逐位元組相符的檔案，至遲於區塊時間即已存在。這一點任何人都能自行查驗，不須信任本服務。',
    en: 'A file identical, byte for byte, to the SHA-256 shown existed no later than the block time. Anyone can check this without trusting us.',
  },
  {
    zh: '封存當時所記載的標題、檔名、擁有者識別碼與封存時間，皆納入承諾值；事後更改任何一項，查驗即不相符。',
    en: 'The title, file name, owner identifier and sealing time recorded then are all part of the commitment; a later change to any of them fails verification.',
  },
  {
    zh: '本文件自簽署後未遭更動（簽章有效時），且本服務確曾記載：上述姓名為該擁有者識別碼所宣告。',
    en: 'This document has not changed since it was signed (while its signature is valid), and we recorded that the name above was declared for that owner identifier.',
  },
]

export const provesNot: readonly Bilingual[] = [
  {
    zh: '不證明宣告者就是著作人或著作財產權人。姓名由其自行填寫，本服務未查驗身分；姓名不在鏈上，也不在附件中。',
    en: 'It does not prove that the person named is the author or holds the rights. The name was typed by that person; we checked no identity document. It is neither on the chain nor in the attachment.',
  },
  {
    zh: '不證明作品具有原創性，也不證明未侵害他人權利；檔案可能在封存之前早已存在，或由他人所作。',
    en: 'It does not prove that the work is original or infringes no one; the file may have existed long before it was sealed, or have been made by someone else.',
  },
  {
    zh: '封存時間是本服務時鐘的紀錄；可獨立查驗的是區塊時間。PDQ 感知雜湊只表示影像相似的程度，不足以單獨認定抄襲。',
    en: 'The sealing time is what our clock said; the independently verifiable instant is the block time. A PDQ hash speaks of visual likeness only and cannot by itself establish copying.',
  },
  {
    zh: '本證明書不是著作權的登記或授與。依我國著作權法第 10 條，著作人於著作完成時享有著作權（但本法另有規定者，從其規定）。證據的取捨由法院判斷。',
    en: "It neither registers nor grants copyright. Under Article 10 of Taiwan's Copyright Act the author enjoys copyright upon completion of the work, except as that Act provides otherwise. What weight it has as evidence is for the court to decide.",
  },
]
