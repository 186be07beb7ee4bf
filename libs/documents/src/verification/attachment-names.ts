/** The proof in a certificate. */
export const proofAttachmentName = 'originseal-proof.json'
/** The capture manifest in a scan report. */
export const manifestAttachmentName = 'originseal-manifest.json'
/** What the claimant signed, in a takedown notice. */
export const noticeAttachmentName = 'originseal-notice.json'
/** The terms that both sides signed, in a settlement. */
export const settlementAttachmentName = 'originseal-settlement.json'
/** What a case's archive holds, in its list. */
export const caseFileAttachmentName = 'originseal-case.json'
/** The analysis in a trademark report. */
export const trademarkAttachmentName = 'originseal-trademark.json'
