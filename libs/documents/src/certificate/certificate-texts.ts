import type { Bilingual } from '../typesetting/blocks'

export const title: Bilingual = { zh: '原創作品封存證書', en: 'Certificate of Seal' }

export const qrCaption: Bilingual = { zh: '掃描驗證', en: 'Scan to verify' }

export const labels = {
  file: { zh: '檔名', en: 'File name' },
  format: { zh: '格式與大小', en: 'Type, pixels, size' },
  owner: { zh: '封存人（自行填寫）', en: 'Owner as declared, identifier' },
  sealedAt: { zh: '封存時間', en: 'Sealed at (our clock)' },
  blockTime: { zh: '區塊時間', en: 'Block time (proven)' },
  sha256: { zh: 'SHA-256 數位指紋', en: 'SHA-256 of the file' },
  pdq: { zh: 'PDQ 感知雜湊', en: 'PDQ perceptual hash' },
  cid: { zh: 'IPFS 內容識別碼', en: 'IPFS CID and its profile' },
  commitment: { zh: '承諾值', en: 'Salted commitment' },
  network: { zh: '區塊鏈與登錄合約', en: 'Network, chain id, registry' },
  transaction: { zh: '交易', en: 'Transaction' },
  block: { zh: '區塊', en: 'Block number and hash' },
  root: { zh: 'Merkle 根與葉位置', en: 'Merkle root, leaf in its batch' },
} satisfies Record<string, Bilingual>

export const headings = {
  fingerprints: { zh: '數位指紋與內容識別碼', en: 'Fingerprints and content identifier' },
  chain: { zh: '區塊鏈紀錄', en: 'Record on the blockchain' },
  verify: { zh: '如何驗證', en: 'How to verify' },
  proves: { zh: '本證書能證明什麼', en: 'What this certificate proves' },
  provesNot: { zh: '本證書不能證明什麼', en: 'What it does not prove' },
} satisfies Record<string, Bilingual>

export const statement = (taipei: string, utc: string): Bilingual => ({
  zh: `茲證明：與下列 SHA-256 數位指紋相符的檔案，最晚在 ${taipei}就已經存在；其承諾值已寫入下列區塊鏈交易。`,
  en: `The file with the SHA-256 below existed no later than ${utc}, when a commitment to it was recorded by the blockchain transaction below.`,
})

/** A test chain is no witness; the document says so itself. */
export const testChain: Bilingual = {
  zh: '注意：本紀錄在測試鏈上，沒有獨立的第三方見證，也可能隨時重設。本文件僅供測試，不能當作證據提出。',
  en: 'Note: this record is on a test chain, which has no independent witnesses and may be reset at any time. For testing only; not to be submitted as evidence.',
}

export const verifySteps = (input: {
  verifyUrl: string
  transactionHash: string
  chainId: number
}): readonly Bilingual[] => [
  {
    zh: `線上：掃描第一頁的 QR 碼，或開啟 ${input.verifyUrl}，核對數位指紋與交易。`,
    en: `Online: scan the QR code on page 1, or open ${input.verifyUrl}, and compare the fingerprint and the transaction.`,
  },
  {
    zh: '離線：執行 originseal-verify 本文件.pdf 原始檔案，就能驗證簽章、附件、承諾值、Merkle 路徑與檔案的數位指紋；加上 --rpc 節點網址驗證區塊鏈，加上 --signer 憑證指紋驗證簽署者。',
    en: 'Offline: run originseal-verify this.pdf original-file; it checks signature, attachment, commitment, Merkle path and fingerprint, with --rpc URL the chain, with --signer SHA256 the signer.',
  },
  {
    zh: '不透過我們，驗證檔案：執行 sha256sum 原始檔案（Windows：certutil -hashfile 檔案 SHA256），須與第一頁的 SHA-256 相同。',
    en: 'Without us, the file: sha256sum original-file (Windows: certutil -hashfile FILE SHA256) must print exactly the SHA-256 of page 1.',
  },
  {
    zh: '不透過我們，驗證簽章：PDF 閱讀器的簽章面板，或執行 pdfsig 本文件.pdf，應該顯示簽章有效且涵蓋整份文件。簽署憑證的指紋，請和本服務公布的核對。',
    en: "Without us, the signature: a PDF reader's signature panel, or pdfsig this.pdf, must say that the signature is valid and covers the whole document. Compare the signing certificate's fingerprint with the published one.",
  },
  {
    zh: `不透過我們，驗證區塊鏈：取出附件 originseal-proof.json（pdfdetach -saveall），依照其中 howTo 的公式，由 SHA-256 算出承諾值與 Merkle 根；再向鏈 ${input.chainId} 的任一節點呼叫 eth_getTransactionReceipt（交易編號見「區塊鏈紀錄」），事件裡必須有同一個 Merkle 根。`,
    en: `Without us, the chain: extract the attachment originseal-proof.json (pdfdetach -saveall), follow the formulas under its howTo from the SHA-256 to the Merkle root, and ask any node of chain ${input.chainId} for eth_getTransactionReceipt of the transaction above: its log must carry that same root.`,
  },
]

export const proves: readonly Bilingual[] = [
  {
    zh: '與所載 SHA-256 逐位元組相符的檔案，最晚在區塊時間就已經存在。這一點任何人都能自行驗證，不必信任本服務。',
    en: 'A file identical, byte for byte, to the SHA-256 shown existed no later than the block time. Anyone can check this without us.',
  },
  {
    zh: '封存時記載的標題、檔名、封存人識別碼與封存時間，都納入承諾值；事後更改任何一項，驗證就不會相符。',
    en: 'The title, file name, owner identifier and sealing time recorded then are all part of the commitment; a later change to any of them fails verification.',
  },
  {
    zh: '只要簽章有效，本文件自簽署後就沒有更動過；本服務也確實記載：上述姓名是該封存人識別碼所填寫的。',
    en: 'This document has not changed since it was signed (while its signature is valid), and we recorded that the name above was declared for that owner identifier.',
  },
]

export const provesNot: readonly Bilingual[] = [
  {
    zh: '不能證明所載姓名就是著作人或權利人：封存人聲明自己是合法權利人，有相反證明以前推定如此，並對不實聲明負責；這是聲明，不是已證明的事實。本服務沒有核對身分；姓名不在鏈上，也不在附件中。',
    en: 'It does not prove that the person named is the author or holds the rights: they declared so, are presumed so until the contrary is shown, and answer for an untrue declaration. We checked no identity document. The name is neither on the chain nor attached.',
  },
  {
    zh: '不能證明作品具有原創性，也不能證明沒有侵害他人權利；檔案可能在封存之前早就存在，或是由他人創作。',
    en: 'It does not prove that the work is original or infringes no one; the file may have existed long before it was sealed, or have been made by someone else.',
  },
  {
    zh: '封存時間是本服務時鐘的紀錄；能獨立驗證的是區塊時間。PDQ 感知雜湊只表示影像的相似程度，不足以認定抄襲。',
    en: 'The sealing time is what our clock said; the independently verifiable instant is the block time. A PDQ hash speaks of visual likeness only and cannot by itself establish copying.',
  },
  {
    zh: '本證書不是著作權的登記或授與。依我國著作權法第 10 條，著作人於著作完成時享有著作權（但本法另有規定者，從其規定）。證據的取捨由法院判斷。',
    en: "It neither registers nor grants copyright. Under Article 10 of Taiwan's Copyright Act the author enjoys copyright upon completion of the work, except as that Act provides otherwise. What weight it has as evidence is for the court to decide.",
  },
]
