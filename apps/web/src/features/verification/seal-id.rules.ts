const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const ANYWHERE = new RegExp(UUID, 'i')
/** The address that a certificate's code and link lead to. */
const IN_CERTIFICATE = new RegExp(`/verify/(${UUID})`, 'i')

/** The id in what somebody typed or pasted: the id alone, or an address that ends in it. */
export function sealIdIn(text: string): string | undefined {
  return ANYWHERE.exec(text)?.[0].toLowerCase()
}

/**
 * The id in a certificate's PDF: from the link on its pages, which PDF keeps as plain bytes, else from the
 * name under which it was saved.
 */
export async function sealIdInCertificate(certificate: File): Promise<string | undefined> {
  const bytes = new TextDecoder('latin1').decode(await certificate.arrayBuffer())
  return IN_CERTIFICATE.exec(bytes)?.[1]?.toLowerCase() ?? sealIdIn(certificate.name)
}
