/** What a stranger reads first, in both languages. */
export const readmeOf = (caseNumber: string): string => `OriginSeal 原印　案件檔案 ${caseNumber}

這個壓縮檔是一件案件的完整紀錄。請勿解壓縮後重新壓縮：檢查的是這個壓縮檔本身。

檢查（離線，只需 Node 18 以上）：
  node originseal-verify.cjs ${caseNumber}-file.zip --signer <簽署憑證的 SHA-256>

  case.pdf                 已簽章的檔案清單：其他每一個檔案的 SHA-256，以及紀錄雜湊鏈的末端
  seal/proof.json          作品的封存證明
  seal/certificate.pdf     作品的封存證書，已簽章
  finding/                 掃描發現：比對方法、分數、盜用圖片與疊圖
  captures/*.wacz          頁面擷取（WACZ 1.1.1），可用 https://replayweb.page 開啟：瀏覽器當下顯示的內容與畫面截圖；
                           掃描發現的頁面另含樣式表、圖片與字型（合計 8 MB 以內），都不含程式
  notices/                 已簽署的通知（PDF 與簽署的內容）、實際寄出的郵件
  answers/                 收到的回信，原封不動
  observations/            每次查看頁面的結果
  negotiation/             雙方的協商紀錄（每一筆的雜湊值都涵蓋前一筆）、和解書與授權
  custody/time-line.json   案件的完整經過：每一筆的雜湊值都涵蓋前一筆
  custody/anchors.json     紀錄上鏈的證明

內含雙方的個人資料，請只交給有權閱讀的人。封存證明的是檔案存在的時間，不是作者身分。

----------------------------------------------------------------------------------------------------

OriginSeal　Case file ${caseNumber}

This archive is the whole record of a case. Do not unpack and pack it again: it is the archive itself that is checked.

To check it (offline, Node 18 or later):
  node originseal-verify.cjs ${caseNumber}-file.zip --signer <SHA-256 of the signing certificate>

  case.pdf                 the signed list: SHA-256 of every other file, and the head of the record's hash chain
  seal/proof.json          proof of the work's seal
  seal/certificate.pdf     certificate of the work's seal, signed
  finding/                 what a scan has found: method, scores, the copy and both pictures laid over each other
  captures/*.wacz          the page as captured (WACZ 1.1.1), to be opened at https://replayweb.page: what the browser
                           showed and a screenshot; of a finding's page also its style sheets, pictures and fonts (up to
                           8 MB together), and of none its programs
  notices/                 notices as signed (PDF and the signed content) and as sent
  answers/                 answers as they came, byte for byte
  observations/            what each look at the page has shown
  negotiation/             the exchange of both sides (each entry's hash covers the one before), settlement and licence
  custody/time-line.json   all that happened: the hash of each entry covers the one before
  custody/anchors.json     proofs that it stands on a chain

It holds personal data of both sides: give it only to who may read it. A seal proves when a file existed, not who made it.
`
