/** The proof in a certificate. */
export const proofAttachmentName = 'originseal-proof.json'
/** The capture manifest in a scan report. */
export const manifestAttachmentName = 'originseal-manifest.json'
